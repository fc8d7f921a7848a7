import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ArithmeticLaws {
  static func limits<B: DecimalBackend>(of operation: ArithmeticOperation, _: B.Type) -> Law {
    .arithmetic(
      "\(operation)-keeps-the-limits",
      "a result has at most the precision's digits, an adjusted exponent ≤ Emax, an exponent ≥ "
        + "Etiny (≤ Etop with clamp); its parts agree with its text; underflow ⇒ subnormal and "
        + "inexact, overflow ⇒ inexact, inexact ⇒ rounded",
      source: "General Decimal Arithmetic Specification 1.70, \"Exceptional conditions\"",
      operation, on: B.self
    ) { question, x, y in
      let outcome = operation.applied(to: [x, y], in: question.context)
      let limit = brokenLimit(of: outcome.value, in: question.context)
      guard let broken = limit ?? brokenRule(outcome.conditions) else { return .holds }
      return .broken([("result", ArithmeticAnswer(outcome).description), ("broken", broken)])
    }
  }

  private static func brokenLimit<B: DecimalBackend>(
    of value: B, in context: ArithmeticContext
  ) -> String? {
    guard let parts = DecimalOperand(value.scientificString()) else { return "text" }
    let kinds = [value.isFinite, value.isInfinite, value.isNaN]
    if kinds != [parts.kind == .finite, parts.isInfinite, parts.isNaN] { return "kind" }
    if value.isSignalingNaN { return "signaling" }
    if value.isNegative != parts.isNegative { return "sign" }
    if value.isZero != parts.isZero { return "zero" }
    if value.exponent != parts.exponent { return "exponent" }
    if value.digitCount != (value.isFinite ? parts.digitCount : 0) { return "digitCount" }
    if !value.isFinite { return nil }
    if value.digitCount > context.precision { return "precision" }
    let highest = context.clamp ? context.etop : context.maxExponent - value.digitCount + 1
    if value.exponent > highest { return "highest exponent" }
    return value.exponent < context.etiny ? "Etiny" : nil
  }

  private static func brokenRule(_ conditions: Conditions) -> String? {
    let rules: [(premise: Conditions, consequence: Conditions)] = [
      (.underflow, [.subnormal, .inexact]), (.overflow, [.inexact, .rounded]),
      (.inexact, .rounded),
    ]
    for rule in rules
    where conditions.contains(rule.premise) && !conditions.contains(rule.consequence) {
      return "\(rule.premise) without \(rule.consequence)"
    }
    return nil
  }
}
