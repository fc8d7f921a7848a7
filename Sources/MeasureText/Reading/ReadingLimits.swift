import DecimalArithmetic

/// The limits of a number, which are checked before any arithmetic.
public struct ReadingLimits: Hashable, Sendable {
  /// The greatest number of digits, counted from the first nonzero digit.
  public var digits: Int
  /// The greatest magnitude of a number's adjusted exponent.
  public var exponent: Int

  public init(digits: Int, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  /// The limits of decimal128: 34 digits, exponents up to ±6144.
  public static let decimal128 = ReadingLimits(digits: 34, exponent: 6_144)
  /// The limits of arbitrary precision: 100 000 digits, exponents up to ±1 000 000.
  public static let arbitraryPrecision = ReadingLimits(digits: 100_000, exponent: 1_000_000)
}
