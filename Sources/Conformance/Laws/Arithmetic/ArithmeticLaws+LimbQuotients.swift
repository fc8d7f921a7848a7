import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the law of divisions in which an estimated quotient limb is most often too small.
  ///
  /// Möller and Granlund's division of two limbs by one, with the normalised divisor d and β = 2⁶⁴,
  /// leaves r = (u₁k + u₀(β − d) + q₀d) ÷ β − d before its last correction, with u₁, k < d and u₀,
  /// q₀ < β. The correction happens if r ≥ d, so all three terms must be near their maxima. The
  /// condition is weakest for d near β ÷ 2: one case in 70 meets the condition there, and one in
  /// thousands elsewhere. The divisors are therefore slightly above a power of two. The argument
  /// holds for divisors of two limbs too.
  ///
  /// Source: Möller, Granlund, "Improved Division by Invariant Integers" (2011), algorithms 4 and
  /// 5.
  static func limbQuotients<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "quotients-by-little-more-than-a-power-of-two",
      "q ≤ x ÷ y < q + one unit of q's last place, for q = x ÷ y rounded down and y little more than 2ʲ",
      source: "Möller, Granlund, Improved Division by Invariant Integers (2011)", of: limbDivisions
    ) { question, _ in
      guard let x = B(exactly: question.operands[0]), let y = B(exactly: question.operands[1]),
        let dividend = Rational(exactly: question.operands[0]),
        let divisor = Rational(exactly: question.operands[1]), !divisor.isZero
      else { return .notHeld }
      let quotient = B.divide(x, by: y, in: question.context.rounding(.down))
      let text = quotient.value.scientificString()
      let exact = dividend / divisor
      guard let low = DecimalOperand(text), let value = low.value,
        let unit = Rational(exactly: "1E\(low.exponent)")
      else { return .broken([("quotient", text)]) }
      if !(exact < value) && exact < value + unit && quotient.isExact == (exact == value) {
        return .holds
      }
      return .broken([("quotient", ArithmeticAnswer(quotient).description)])
    }
  }

  private static var limbDivisions: Generator<ArithmeticQuestion> {
    Generator("quotients of limbs") { source in
      let bits = source.uniform(in: 20...112)
      let more = UInt128(source.uniform(in: 0...(1 << min(bits / 2, 40))))
      let divisor = (1 as UInt128) << UInt128(bits) + more
      let dividend = source.digits(source.uniform(in: 1...34))
      let context = ArithmeticContext(
        precision: source.oneIn(2) ? 34 : source.uniform(in: 18...34), maxExponent: 6_144,
        minExponent: -6_143, rounding: .down, clamp: true)
      return ArithmeticQuestion(.divide, ["\(dividend)", "\(divisor)"], in: context)
    }
  }
}
