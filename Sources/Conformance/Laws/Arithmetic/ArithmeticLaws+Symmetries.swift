import DecimalArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the laws of commutativity, of subtraction as addition, and of mirrored rounding.
  static func symmetries<B: DecimalBackend>(_ backend: B.Type) -> [Law] {
    [ArithmeticOperation.add, .multiply].map { commutativity(of: $0, backend) }
      + [subtractionAddsTheNegative(backend)]
      + [.plus, .add, .subtract, .multiply, .divide, .quantize].map { mirror($0, backend) }
  }

  private static func commutativity<B: DecimalBackend>(
    of operation: ArithmeticOperation, _: B.Type
  ) -> Law {
    .arithmetic(
      "\(operation)-commutes",
      "\(operation)(x, y) = \(operation)(y, x): value, exponent and conditions; not of two NaNs",
      source: "General Decimal Arithmetic Specification 1.70, \"add\" and \"multiply\"",
      operation, on: B.self
    ) { question, x, y in
      if x.isNaN && y.isNaN { return .discarded("two NaNs: the first is passed on") }
      let there = operation.applied(to: [x, y], in: question.context)
      let back = operation.applied(to: [y, x], in: question.context)
      return .equation(
        ("x, y", ArithmeticAnswer(there).description),
        ("y, x", ArithmeticAnswer(back).description))
    }
  }

  private static func subtractionAddsTheNegative<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "subtract-adds-the-negative", "x − y = x + (−y): value, exponent and conditions; y no NaN",
      source: "General Decimal Arithmetic Specification 1.70, \"add and subtract\"",
      .subtract, on: B.self
    ) { question, x, y in
      guard let negative = B(exactly: negated(question.lastOperand)) else { return .notHeld }
      if y.isNaN { return .discarded("a NaN keeps its sign in a subtraction") }
      return .equation(
        ("x − y", ArithmeticAnswer(B.subtract(x, y, in: question.context)).description),
        ("x + (−y)", ArithmeticAnswer(B.add(x, negative, in: question.context)).description))
    }
  }

  /// Returns the law of mirrored rounding.
  ///
  /// For a sum the signs of all operands change; for other operations the sign of the first
  /// operand.
  private static func mirror<B: DecimalBackend>(
    _ operation: ArithmeticOperation, _: B.Type
  ) -> Law {
    let isSum = operation == .add || operation == .subtract || operation == .plus
    let equation =
      operation.operandCount == 1
      ? "plus(−x)" : "\(operation)(−x, \(isSum ? "−y" : "y"))"
    return .arithmetic(
      "\(operation)-mirrors",
      "\(equation) with floor and ceiling exchanged = −\(operation)(x…): value, exponent and "
        + "conditions; the sign of a NaN and of a sum that is exactly 0 apart",
      source: "IEEE 754-2019, 4.3: the directed roundings are mirror images", operation, on: B.self
    ) { question, x, y in
      let lastOperand = question.lastOperand
      guard let minusX = B(exactly: negated(question.operands[0])),
        let otherY = B(exactly: isSum ? negated(lastOperand) : lastOperand)
      else { return .notHeld }
      let mirrored = question.context.rounding(question.context.rounding.mirrored)
      let image = operation.applied(to: [minusX, otherY], in: mirrored)
      let original = operation.applied(to: [x, y], in: question.context)
      let signIsFree =
        original.value.isNaN || (isSum && original.value.isZero && original.isExact)
      func side(_ outcome: Outcome<B>, negate: Bool) -> String {
        let text = outcome.value.scientificString()
        let signed = negate ? negated(text) : text
        let shown = signIsFree && signed.hasPrefix("-") ? String(signed.dropFirst()) : signed
        return ArithmeticAnswer(shown, outcome.conditions).description
      }
      return .equation(
        ("mirrored", side(image, negate: false)), ("negated", side(original, negate: true)))
    }
  }

  /// Returns the text of the number with the opposite sign.
  static func negated(_ text: String) -> String {
    text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text
  }
}
