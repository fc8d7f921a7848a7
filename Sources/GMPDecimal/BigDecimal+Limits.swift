// GMP ends the process when it cannot allocate a number, so the length of results is limited.

extension BigDecimal {
  /// The largest number of digits of a result: 1 000 000.
  ///
  /// The limit applies to results, not to the precision of a context: a precision of 999 999 999
  /// works if the results are short. An operation with a longer result returns NaN and raises
  /// insufficient storage; ``init(exactly:)`` returns `nil`.
  public static var maximumDigits: Int { 1_000_000 }

  /// The largest magnitude of an exponent that is stored: 10¹⁶.
  ///
  /// Contexts reach down to Etiny = −1 999 999 997, so only exact numbers, made without a context,
  /// reach the limit. 10¹⁶ fits the 60 bits of a stored exponent. Sums of exponents and lengths
  /// within the limit cannot overflow `Int`. `NumericString` reads larger exponents.
  public static var exponentLimit: Int { 10_000_000_000_000_000 }

  /// The largest number of digits of an intermediate: three times the digits of a result.
  ///
  /// A product has at most twice the digits of a result. A sum or a dividend has at most the digits
  /// of an operand and of a result together. A longer intermediate leads to a result beyond the
  /// limit.
  static var intermediateDigits: Int { 3 * maximumDigits }
}
