import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the law that trailing zeros of an operand change only the exponent of a result.
  static func cohortArithmetic<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "cohort-members-compute-alike",
      "for x′ of x's cohort with 1 or 5 zeros more: x′ ∘ y = x ∘ y, and of a product and a quotient "
        + "y ∘ x′ = y ∘ x: value, sign and conditions but rounded and clamped, which zeros at the end raise",
      source: "IEEE 754-2019, 3.5.1: members of a cohort are one number",
      anyOf: [.plus, .subtract, .multiply, .divide, .quantize], on: B.self
    ) { question, x, y, _ in
      if x.isNaN || y.isNaN { return .discarded("NaN has no cohort") }
      let members = [1, 5].compactMap { zeros in
        DecimalOperand(question.operands[0])?.padded(byZeros: zeros).text
      }.compactMap { B(exactly: $0) }
      if members.isEmpty { return .notHeld }
      func outcome(_ x: B, _ y: B) -> Outcome<B> {
        question.operation.outcome(of: x, y, in: question.context)
      }
      let takesBothSides = question.operation == .multiply || question.operation == .divide
      for member in members {
        let there = (outcome(x, y), outcome(member, y))
        let pairs = takesBothSides ? [there, (outcome(y, x), outcome(y, member))] : [there]
        for (original, other) in pairs where !isAlike(original, other) {
          return .broken([
            ("x", ArithmeticAnswer(original).description), ("x′", member.scientificString()),
            ("of x′", ArithmeticAnswer(other).description),
          ])
        }
      }
      return .holds
    }
  }

  private static func isAlike<B: DecimalBackend>(_ left: Outcome<B>, _ right: Outcome<B>) -> Bool {
    let ofZeros: Conditions = [.rounded, .clamped]
    return (left.value == right.value || (left.value.isNaN && right.value.isNaN))
      && left.value.isNegative == right.value.isNegative
      && left.conditions.subtracting(ofZeros) == right.conditions.subtracting(ofZeros)
  }
}
