/// The limits and the rounding mode of an operation's result: GDA's context, as a value.
///
/// A result has at most ``precision`` digits and an adjusted exponent (the exponent of its first
/// digit) of at most ``maxExponent``. Numbers with an adjusted exponent below ``minExponent`` are
/// subnormal; their exponents go down to ``etiny``. Operands are not rounded first and may exceed
/// these limits.
///
/// Source: General Decimal Arithmetic Specification 1.70, "The arithmetic context"; IEEE 754-2019
/// table 3.6 for the formats.
public struct ArithmeticContext: Hashable, Sendable {
  /// The number of digits a result may have: 1…999 999 999.
  public let precision: Int
  /// Emax, the largest adjusted exponent: 0…999 999 999.
  public let maxExponent: Int
  /// Emin, the smallest adjusted exponent of a normal number: −999 999 999…0.
  public let minExponent: Int
  /// The mode in which a result is rounded if the result exceeds the limits.
  public var rounding: RoundingMode
  /// Whether exponents are kept at or below ``etop``, as the interchange formats require.
  public let clamp: Bool

  /// The largest value of a limit: GDA's recommended 999 999 999.
  public static let limit = 999_999_999

  /// Creates a context from its parts.
  ///
  ///     let nineDigits = ArithmeticContext(precision: 9, maxExponent: 99, minExponent: -99)
  ///     Decimal128.divide(2, by: 3, in: nineDigits).value  // 0.666666667
  ///
  /// - Precondition: each part lies in its range.
  public init(
    precision: Int, maxExponent: Int, minExponent: Int,
    rounding: RoundingMode = .halfEven, clamp: Bool = false
  ) {
    precondition((1...Self.limit).contains(precision), "precision out of range")
    precondition((0...Self.limit).contains(maxExponent), "maxExponent out of range")
    precondition((-Self.limit...0).contains(minExponent), "minExponent out of range")
    self.precision = precision
    self.maxExponent = maxExponent
    self.minExponent = minExponent
    self.rounding = rounding
    self.clamp = clamp
  }

  /// Etiny = Emin − (precision − 1): the exponent of the smallest subnormal number.
  @inlinable
  public var etiny: Int { minExponent - (precision - 1) }

  /// Etop = Emax − (precision − 1): the largest exponent of a number with as many digits as
  /// allowed.
  @inlinable
  public var etop: Int { maxExponent - (precision - 1) }

  /// IEEE 754 decimal32: 7 digits.
  public static let decimal32 = ArithmeticContext(
    precision: 7, maxExponent: 96, minExponent: -95, clamp: true)
  /// IEEE 754 decimal64: 16 digits.
  public static let decimal64 = ArithmeticContext(
    precision: 16, maxExponent: 384, minExponent: -383, clamp: true)
  /// IEEE 754 decimal128: 34 digits.
  public static let decimal128 = ArithmeticContext(
    precision: 34, maxExponent: 6_144, minExponent: -6_143, clamp: true)

  /// Returns the context with another rounding mode.
  ///
  ///     Decimal128.divide(2, by: 3, in: .decimal32).value  // 0.6666667
  ///     Decimal128.divide(2, by: 3, in: .decimal32.rounding(.down)).value  // 0.6666666
  public func rounding(_ mode: RoundingMode) -> ArithmeticContext {
    var context = self
    context.rounding = mode
    return context
  }
}
