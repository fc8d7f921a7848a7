import DecimalArithmetic

extension Decimal128 {
  /// Computes eˣ, always rounded half-even.
  ///
  ///     Decimal128.exp(1, in: .decimal128).value  // 2.718281828459045235360287471352662
  ///     Decimal128.exp(0, in: .decimal128).isExact  // true
  public static func exp(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    tracedExp(x, in: context).outcome
  }

  /// Returns exp with the depth of Ziv's loop.
  package static func tracedExp(
    _ x: Self, in context: ArithmeticContext, firstWidth: Int = Ziv.firstWidth
  ) -> TracedOutcome {
    let context = context.rounding(.halfEven)
    if let outcome = propagatedNaN(x, in: context) { return TracedOutcome(outcome) }
    if x.isInfinite {
      return TracedOutcome(
        x.isNegative
          ? zero(isNegative: false, exponent: 0, in: context)
          : Outcome(infinity(isNegative: false)))
    }
    // e⁰ = 1; any other power of e with a rational exponent is transcendental (Lindemann).
    if x.isZero { return TracedOutcome(exactInteger(1, isNegative: false, in: context)) }
    let adjusted = x.finiteExponent + x.coefficient.decimalDigitCount - 1
    let digits: LeadingDigits
    var depth = 0
    if adjusted >= 5 {
      // e^100000 > 10^43000.
      digits = .beyond(isSmall: x.isNegative)
    } else if adjusted < -LeadingDigits.count - 1 {
      // |x| < 10⁻³⁶ and |eˣ − 1| < 1.1 · |x|: the first 35 digits are those next to 1.
      digits = .besideOne(isBelow: x.isNegative)
    } else {
      (digits, depth) = Ziv.digits(firstWidth: firstWidth) { width in
        withFixedPoints(1, width: width) { row in
          row[0].set(x.coefficient, exponent: x.finiteExponent)
          return Exponential.leadingDigits(of: row[0], isNegative: x.isNegative, error: 1)
        }
      }
    }
    return TracedOutcome(digits.rounded(isNegative: false, in: context), depth: depth)
  }

  /// Returns a small integer with exponent 0, rounded to the context.
  static func exactInteger(
    _ magnitude: UInt64, isNegative: Bool, in context: ArithmeticContext
  ) -> Outcome<Decimal128> {
    rounded(
      Unrounded(
        isNegative: isNegative, coefficient: UInt256(low: UInt128(magnitude)), exponent: 0),
      in: context)
  }
}

extension FixedPoint {
  /// Sets self to ⌊coefficient · 10^exponent⌋ < 2⁶⁴; the error is less than 1 ulp.
  fileprivate func set(_ coefficient: UInt128, exponent: Int) {
    let width = words.count
    withFixedPoints(1, width: width + 1) { row in
      // Two words of integer part hold the coefficient before the division.
      let wide = row[0]
      wide.set(UInt64(truncatingIfNeeded: coefficient >> 64))
      wide.words[width - 1] = UInt64(truncatingIfNeeded: coefficient)
      wide.scale(byPowerOfTen: exponent)
      wide.scale(byNegativePowerOfTen: -exponent)
      assert(wide.integerPart == 0, "the number exceeds 64 bits")
      for index in 0..<width { words[index] = wide.words[index] }
    }
  }
}
