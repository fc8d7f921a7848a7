import DecimalArithmetic

extension Decimal128 {
  /// Computes the natural logarithm, always rounded half-even; −∞ for a zero.
  ///
  ///     Decimal128.ln(10, in: .decimal32).value  // 2.302585
  ///     Decimal128.ln(0, in: .decimal128).value  // -Infinity
  ///     Decimal128.ln(-1, in: .decimal128).conditions  // Invalid_operation
  public static func ln(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    tracedLn(x, in: context).outcome
  }

  /// Returns ln with the depth of Ziv's loop.
  package static func tracedLn(
    _ x: Self, in context: ArithmeticContext, firstWidth: Int = Ziv.firstWidth
  ) -> TracedOutcome {
    let context = context.rounding(.halfEven)
    if let outcome = logarithmOfSpecial(x, in: context) { return TracedOutcome(outcome) }
    // ln 1 = 0; any other logarithm of a rational number is transcendental (Lindemann).
    if x.isOne { return TracedOutcome(zero(isNegative: false, exponent: 0, in: context)) }
    let argument = LogarithmArgument(coefficient: x.coefficient, exponent: x.finiteExponent)
    var isNegative = false
    let (digits, depth) = Ziv.digits(firstWidth: firstWidth, extraWidth: argument.extraWidth) {
      width in
      withFixedPoints(1, width: width) { row in
        let error: UInt64
        (isNegative, error) = argument.writeLogarithm(to: row[0])
        return LeadingDigits(row[0], error: error)
      }
    }
    return TracedOutcome(digits.rounded(isNegative: isNegative, in: context), depth: depth)
  }

  /// Returns the logarithm of a NaN, an infinity, a zero or a negative number; `nil` for others.
  static func logarithmOfSpecial(
    _ x: Decimal128, in context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    if let outcome = propagatedNaN(x, in: context) { return outcome }
    if x.isZero { return Outcome(infinity(isNegative: true)) }
    if x.isNegative { return Outcome(.nan(), .invalidOperation) }
    return x.isInfinite ? Outcome(x) : nil
  }

  /// Whether the value is 1.
  var isOne: Bool {
    !isNegative && (-Self.maximumDigits...0).contains(finiteExponent) && isFinite
      && coefficient == powersOfTen[-finiteExponent]
  }
}

extension LogarithmArgument {
  /// The number of words that the leading zeros of ln x take from the fraction.
  ///
  /// The first step has 192 bits of fraction: 117 for 35 digits, 10 for the error and up to 10
  /// leading zeros. 55 bits, or 16 digits, are left to decide the rounding.
  var extraWidth: Int { max(0, -lowerBits - 10 + 63) / 64 }
}
