import DecimalArithmetic

extension Decimal128 {
  /// Returns the exact value of `value`, rounded once to `context`.
  ///
  /// A double has up to 767 digits, and all are used: 0.1 is
  /// 0.1000000000000000055511151231257827021181583404541015625. If no digit is cut, an integer has
  /// the exponent 0, and any other number has the largest possible exponent. A NaN keeps only its
  /// sign.
  ///
  ///     Decimal128.convert(0.1, in: .decimal128).value  // 0.1000000000000000055511151231257827
  ///     Decimal128.convert(0.1, in: .decimal128).conditions  // Inexact Rounded
  ///     Decimal128.convert(0.375, in: .decimal128).value  // 0.375
  ///
  /// - Conditions: those of rounding; invalid operation for a signaling NaN.
  ///
  /// Source: IEEE 754-2019, 5.4.2, convertFormat.
  public static func convert(
    _ value: Double, in context: ArithmeticContext
  ) -> Outcome<Decimal128> {
    let isNegative = value.sign == .minus
    if value.isNaN {
      return Outcome(
        .nan(isNegative: isNegative), value.isSignalingNaN ? .invalidOperation : [])
    }
    if value.isInfinite { return Outcome(infinity(isNegative: isNegative)) }
    if value.isZero { return zero(isNegative: isNegative, exponent: 0, in: context) }
    return rounded(BinaryExpansion.decimal(of: value), in: context)
  }

  /// Creates a number by rounding the exact value of `value` half-even to 34 digits.
  ///
  /// ``init(shortest:)`` creates the shortest number that identifies the double, such as 0.1.
  ///
  ///     Decimal128(exactValueOf: 0.1)  // 0.1000000000000000055511151231257827
  public init(exactValueOf value: Double) {
    self = Decimal128.convert(value, in: .decimal128).value
  }

  /// Creates the exact value of `value`, if 34 digits hold it.
  ///
  ///     Decimal128(exactly: 0.375)  // Optional(0.375)
  ///     Decimal128(exactly: 0.1)  // nil
  public init?(exactly value: Double) {
    let outcome = Decimal128.convert(value, in: .decimal128)
    guard outcome.isExact else { return nil }
    self = outcome.value
  }

  /// Creates the number with the fewest digits that is nearer to `value` than to any other double.
  ///
  /// The result for the double 0.1 is 0.1. The digits are those of `value.description`, without a
  /// final `.0`.
  ///
  ///     Decimal128(shortest: 0.1)  // 0.1
  ///     Decimal128(shortest: 0.1 + 0.2)  // 0.30000000000000004
  public init(shortest value: Double) {
    guard value.isFinite else {
      self.init(exactValueOf: value)
      return
    }
    let written = Decimal128(exactly: value.description) ?? Decimal128(exactValueOf: value)
    // `description` writes an integer below 2⁵⁴ with one decimal.
    self =
      written.finiteExponent < 0
      ? Decimal128.withoutTrailingZeros(written) : written
  }

  /// Returns a finite number without the trailing zeros of its fraction.
  private static func withoutTrailingZeros(_ x: Decimal128) -> Decimal128 {
    if x.isZero { return Decimal128(isNegative: x.isNegative, coefficient: 0, exponent: 0) }
    var coefficient = x.coefficient
    let count = coefficient.stripTrailingZeros(limit: Swift.max(0, -x.finiteExponent))
    return Decimal128(
      isNegative: x.isNegative, coefficient: coefficient, exponent: x.finiteExponent + count)
  }
}
