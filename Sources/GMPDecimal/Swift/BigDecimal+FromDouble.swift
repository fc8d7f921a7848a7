import DecimalArithmetic

extension BigDecimal {
  /// Creates the exact value of `value`, with up to 767 digits.
  ///
  /// The double 0.1 becomes 0.1000000000000000055511151231257827021181583404541015625. An integer
  /// has the exponent 0; any other number has the largest exponent that represents the value. A NaN
  /// keeps only its sign and becomes quiet. ``init(shortest:)`` creates the short number 0.1.
  ///
  ///     BigDecimal(exactValueOf: 0.375)  // 0.375
  ///     BigDecimal(exactValueOf: 0.1).digitCount  // 55
  ///     BigDecimal(exactValueOf: 0.1) > BigDecimal("0.1")!  // true
  ///
  /// Source: IEEE 754-2019, 5.4.2, convertFormat.
  public init(exactValueOf value: Double) {
    let isNegative = value.sign == .minus
    guard value.isFinite else {
      self.init(value.isNaN ? .quietNaN : .infinity, isNegative: isNegative)
      return
    }
    // |value| = significand · 2^power; subnormal numbers have the smallest power and no hidden bit.
    let hidden: UInt64 = value.exponentBitPattern == 0 ? 0 : 1 << 52
    var significand = value.significandBitPattern | hidden
    var power = Swift.max(Int(value.exponentBitPattern), 1) - 1_075
    let zeros = significand == 0 ? 0 : significand.trailingZeroBitCount
    significand >>= UInt64(zeros)
    power = significand == 0 ? 0 : power + zeros
    var coefficient = Natural(UInt128(significand))
    // 2^power is 5^−power · 10^power for a negative power.
    coefficient.multiply(byPowerOf: power < 0 ? 5 : 2, exponent: Int(power.magnitude))
    let digits = coefficient.digitCount
    self = coefficient.value(
      isNegative: isNegative, exponent: Swift.min(power, 0), digitCount: digits,
      appendingZeros: 0, storage: .smallest)
  }

  /// Returns the exact value of `value`, rounded once to `context`.
  ///
  ///     let tenth = BigDecimal.convert(0.1, in: .decimal128)
  ///     tenth.value  // 0.1000000000000000055511151231257827
  ///     tenth.conditions  // Inexact Rounded
  ///
  /// - Conditions: those of rounding; invalid operation for a signaling NaN.
  ///
  /// Source: IEEE 754-2019, 5.4.2, convertFormat.
  public static func convert(
    _ value: Double, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    let exact = BigDecimal(exactValueOf: value)
    if exact.isNaN { return Outcome(exact, value.isSignalingNaN ? .invalidOperation : []) }
    return fitted(exact, in: context)
  }

  /// Creates the number with the fewest digits that is nearer to `value` than to any other double.
  ///
  /// The double 0.1 becomes 0.1. The digits are those of `value.description`, without a final `.0`.
  ///
  ///     BigDecimal(shortest: 0.1)  // 0.1
  ///     BigDecimal(shortest: 0.1 + 0.2)  // 0.30000000000000004
  ///     BigDecimal(shortest: 3.0)  // 3
  public init(shortest value: Double) {
    guard value.isFinite, let written = BigDecimal(exactly: value.description) else {
      self.init(exactValueOf: value)
      return
    }
    // `description` writes an integer below 2⁵⁴ with the decimal `.0`, which is removed here.
    let whole = BigDecimal.roundToIntegralExact(written, in: .widest)
    self = whole.isExact ? whole.value : written
  }
}

extension Natural {
  /// Multiplies by base^exponent.
  fileprivate mutating func multiply(byPowerOf base: UInt128, exponent: Int) {
    var square = Natural(base)
    var rest = exponent
    while rest > 0 {
      if rest & 1 == 1 { multiply(by: square) }
      rest >>= 1
      let copy = Natural(copying: square)
      if rest > 0 { square.multiply(by: copy) }
    }
  }
}
