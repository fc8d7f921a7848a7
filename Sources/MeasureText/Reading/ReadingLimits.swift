import DecimalArithmetic

/// How long a number may be, checked before anything is computed with it.
public struct ReadingLimits: Hashable, Sendable {
  /// The most digits, counted from the first that is not 0.
  public var digits: Int
  /// The largest magnitude of the exponent of a number's first digit.
  public var exponent: Int

  public init(digits: Int, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  /// What decimal128 holds: 34 digits, exponents up to 6144.
  public static let decimal128 = ReadingLimits(digits: 34, exponent: 6_144)
  /// For arbitrary precision: 100 000 digits, exponents up to 1 000 000.
  public static let arbitraryPrecision = ReadingLimits(digits: 100_000, exponent: 1_000_000)
}
