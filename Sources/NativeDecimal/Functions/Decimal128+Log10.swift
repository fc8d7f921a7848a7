import DecimalArithmetic

extension Decimal128 {
  public static func log10(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    tracedLog10(x, in: context).outcome
  }

  /// log10 with the depth of Ziv's loop.
  package static func tracedLog10(
    _ x: Self, in context: ArithmeticContext, firstWidth: Int = Ziv.firstWidth
  ) -> TracedOutcome {
    let context = context.rounding(.halfEven)
    if let outcome = logarithmOfSpecial(x, in: context) { return TracedOutcome(outcome) }
    // 10^(a/b) = x in lowest terms means 10ᵃ = xᵇ, so b divides what 2 occurs in 10ᵃ, and that in 5:
    // log10 of a rational number is rational only if x = 10^integer.
    var coefficient = x.coefficient
    let power = x.finiteExponent + coefficient.stripTrailingZeros(limit: maximumDigits)
    if coefficient == 1 {
      return TracedOutcome(
        exactInteger(UInt64(power.magnitude), isNegative: power < 0, in: context))
    }
    let argument = LogarithmArgument(coefficient: x.coefficient, exponent: x.finiteExponent)
    var isNegative = false
    let (digits, depth) = Ziv.digits(firstWidth: firstWidth, extraWidth: argument.extraWidth) {
      width in
      withFixedPoints(2, width: width) { row in
        let natural = row[0]
        let ten = row[1]
        var error: UInt64
        (isNegative, error) = argument.writeLogarithm(to: natural)
        error += PrimeLogarithm.ten.write(to: ten)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 * width) {
          natural.setQuotient(natural, by: ten, scratch: $0)
        }
        // In ulps: the numerator's error ÷ ln 10, the quotient times that of ln 10, and the cut.
        error += natural.integerPart + 2
        return LeadingDigits(natural, error: error)
      }
    }
    return TracedOutcome(digits.rounded(isNegative: isNegative, in: context), depth: depth)
  }
}
