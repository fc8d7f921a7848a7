import DecimalArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the law that the conditions of an answer agree with each other and with the result.
  static func consistentConditions<Subject: ArithmeticSubject>(
    of backend: Subject, _ operations: [ArithmeticOperation],
    _ questions: @escaping @Sendable (ArithmeticOperation) -> Generator<ArithmeticQuestion>
  ) -> Law {
    .arithmetic(
      "conditions-are-consistent",
      "underflow ⇔ subnormal and inexact (quantize and rescale never underflow); overflow ⇒ inexact; "
        + "inexact ⇒ rounded; subnormal ⇒ no overflow; division by zero ⇒ ±∞ and nothing else; an invalid "
        + "operation ⇒ NaN and nothing else",
      source: "General Decimal Arithmetic Specification 1.70, \"Exceptional conditions\"",
      of: .oneOf("any operation", operations.map(questions)),
      requiring: [
        "Underflow": 10, "Overflow": 10, "Subnormal, exact": 10, "Inexact": 50,
        "Invalid_operation": 10,
      ]
    ) { question, labels in
      switch backend.answer(question) {
      case .failure(let reason): return .discarded(reason.description)
      case .success(let answer):
        let conditions = answer.conditions
        for (condition, name) in Conditions.names where conditions.contains(condition) {
          labels.add(name)
        }
        if conditions.contains(.subnormal) && !conditions.contains(.inexact) {
          labels.add("Subnormal, exact")
        }
        guard let rule = brokenRule(answer, of: question.operation) else { return .holds }
        return .broken([("answer", answer.description), ("broken", rule)])
      }
    }
  }

  private static let invalid: Conditions = [
    .invalidOperation, .conversionSyntax, .divisionImpossible, .divisionUndefined, .invalidContext,
  ]

  private static func brokenRule(
    _ answer: ArithmeticAnswer, of operation: ArithmeticOperation
  ) -> String? {
    let raised = answer.conditions
    let mayUnderflow = operation != .quantize && operation != .rescale
    let isTinyAndInexact = raised.contains([.subnormal, .inexact])
    if raised.contains(.underflow) != (mayUnderflow && isTinyAndInexact) {
      return "underflow ⇔ subnormal and inexact"
    }
    if raised.contains(.overflow) && !raised.contains(.inexact) { return "overflow ⇒ inexact" }
    if raised.contains(.inexact) && !raised.contains(.rounded) { return "inexact ⇒ rounded" }
    if raised.contains([.overflow, .subnormal]) { return "subnormal ⇒ no overflow" }
    let unsigned = answer.text.drop { $0 == "-" }
    if raised.contains(.divisionByZero) && (raised != .divisionByZero || unsigned != "Infinity") {
      return "division by zero ⇒ ±∞ and nothing else"
    }
    let isInvalid = !raised.isDisjoint(with: invalid)
    if isInvalid && (!raised.isSubset(of: invalid) || !unsigned.hasPrefix("NaN")) {
      return "invalid operation ⇒ NaN and nothing else"
    }
    return nil
  }
}
