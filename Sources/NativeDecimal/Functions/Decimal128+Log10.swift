import DecimalArithmetic

extension Decimal128 {
  /// Computes the logarithm to base 10, always rounded half-even; exact only for powers of ten.
  ///
  ///     Decimal128.log10(Decimal128("0.001")!, in: .decimal128).value  // -3
  ///     Decimal128.log10(2, in: .decimal32).value  // 0.3010300
  public static func log10(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    tracedLog10(x, in: context).outcome
  }

  /// Returns log10 with the depth of Ziv's loop.
  package static func tracedLog10(
    _ x: Self, in context: ArithmeticContext, firstWidth: Int = Ziv.firstWidth
  ) -> TracedOutcome {
    let context = context.rounding(.halfEven)
    if let outcome = logarithmOfSpecial(x, in: context) { return TracedOutcome(outcome) }
    // If x = 10^(a/b) in lowest terms, then xᵇ = 10ᵃ. So a is b times the exponent of 2 in x, and
    // b = 1: the log10 of a rational number is rational only for integer powers of ten.
    var coefficient = x.coefficient
    let power = x.finiteExponent + coefficient.stripTrailingZeros(limit: maximumDigits)
    #if SeededFaults
    coefficient = faultyDigits(ofPower: coefficient)
    #endif
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
        let error: UInt64
        (isNegative, error) = argument.writeLogarithm(to: natural)
        let errorOfTen = PrimeLogarithm.ten.write(to: ten)
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 * width) {
          natural.setQuotient(natural, by: ten, scratch: $0)
        }
        // The error in ulps is the numerator's error plus the quotient times the error of ln 10,
        // both divided by ln 10, plus 1 for the cut.
        let bound = error + (natural.integerPart + 1) * errorOfTen + 1
        return LeadingDigits(natural, error: bound)
      }
    }
    return TracedOutcome(digits.rounded(isNegative: isNegative, in: context), depth: depth)
  }
}
