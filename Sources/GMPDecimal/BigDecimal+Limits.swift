// GMP ends the process when it cannot grow a number, so no result may become absurdly long.

extension BigDecimal {
  /// The most digits of a result: 1 000 000.
  ///
  /// The limit bounds results, not the precision of a context: one of 999 999 999 digits works as
  /// long as the results are short. Beyond the limit an operation gives NaN and raises insufficient
  /// storage, and ``init(exactly:)`` gives `nil`.
  public static var maximumDigits: Int { 1_000_000 }

  /// The largest magnitude of an exponent that is kept: 10¹⁶.
  ///
  /// Contexts reach down to Etiny = −1 999 999 997, so only numbers taken exactly, without a context,
  /// meet the limit. 10¹⁶ fits the 60 bits of a value, sums of exponents and lengths cannot overflow
  /// `Int`, and `NumericString` reads exponents below 2⁵⁶.
  public static var exponentLimit: Int { 10_000_000_000_000_000 }

  /// The most digits on the way to a result: three times those of a result.
  ///
  /// A product has twice the digits of its factors, a sum or a dividend those of an operand and of a
  /// result; what is longer leads to a result beyond the limit.
  static var intermediateDigits: Int { 3 * maximumDigits }
}
