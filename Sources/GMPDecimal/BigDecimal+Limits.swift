// GMP ends the process when it cannot allocate a number, so the length of results is limited.

extension BigDecimal {
  /// The largest number of digits of a result: 1 000 000.
  ///
  /// The limit applies to results, not to the precision of a context: a precision of 999 999 999
  /// works if the results are short. Beyond the limit an operation gives NaN and raises
  /// insufficient storage, and ``init(exactly:)`` returns `nil`.
  public static var maximumDigits: Int { 1_000_000 }

  /// The largest magnitude of an exponent that is stored: 10¹⁶.
  ///
  /// Contexts reach down to Etiny = −1 999 999 997, so only exact numbers, made without a context,
  /// reach the limit. 10¹⁶ fits the 60 bits of a value, sums of exponents and lengths cannot
  /// overflow `Int`, and `NumericString` reads larger exponents.
  public static var exponentLimit: Int { 10_000_000_000_000_000 }

  /// The largest number of digits of an intermediate: three times the digits of a result.
  ///
  /// A product has twice the digits of its factors. A sum or a dividend has the digits of an
  /// operand and of a result. A longer intermediate leads to a result beyond the limit.
  static var intermediateDigits: Int { 3 * maximumDigits }
}
