import DecimalArithmetic
import ExactArithmetic

extension ArithmeticLaws {
  /// Commutativity, subtraction as addition, and mirrored rounding.
  static func symmetries<B: DecimalBackend>(_ backend: B.Type) -> [Law] {
    [ArithmeticOperation.add, .multiply].map { commutativity(of: $0, backend) }
      + [subtractionAddsTheNegative(backend)]
      + [.plus, .add, .subtract, .multiply, .divide, .quantize].map { mirror($0, backend) }
  }

  private static func commutativity<B: DecimalBackend>(
    of operation: ArithmeticOperation, _: B.Type
  ) -> Law {
    Law(
      "\(operation)-commutes",
      "\(operation)(x, y) = \(operation)(y, x): value, exponent and conditions; not of two NaNs",
      source: "General Decimal Arithmetic Specification 1.70, \"add\" and \"multiply\""
    ) { random in
      guard let draw = ArithmeticDraw(for: B.self, &random) else { return .notSupported }
      guard let (x, y) = draw.operands(B.self) else { return .notHeld }
      if x.isNaN && y.isNaN { return .discarded("two NaNs: the first is passed on") }
      let there = operation.applied(to: [x, y], in: draw.context)
      let back = operation.applied(to: [y, x], in: draw.context)
      return .equation(
        draw.question(operation).description, in: draw.context,
        ("x, y", ArithmeticAnswer(there).description),
        ("y, x", ArithmeticAnswer(back).description))
    }
  }

  private static func subtractionAddsTheNegative<B: DecimalBackend>(_: B.Type) -> Law {
    Law(
      "subtract-adds-the-negative", "x − y = x + (−y): value, exponent and conditions; y no NaN",
      source: "General Decimal Arithmetic Specification 1.70, \"add and subtract\""
    ) { random in
      guard let draw = ArithmeticDraw(for: B.self, &random) else { return .notSupported }
      guard let (x, y) = draw.operands(B.self), let negative = B(exactly: negated(draw.y)) else {
        return .notHeld
      }
      if y.isNaN { return .discarded("a NaN keeps its sign in a subtraction") }
      return .equation(
        draw.question(.subtract).description, in: draw.context,
        ("x − y", ArithmeticAnswer(B.subtract(x, y, in: draw.context)).description),
        ("x + (−y)", ArithmeticAnswer(B.add(x, negative, in: draw.context)).description))
    }
  }

  /// Of a sum both operands change sign, of the others the first alone.
  private static func mirror<B: DecimalBackend>(
    _ operation: ArithmeticOperation, _: B.Type
  ) -> Law {
    let isSum = operation == .add || operation == .subtract || operation == .plus
    let equation =
      operation.operandCount == 1
      ? "plus(−x)" : "\(operation)(−x, \(isSum ? "−y" : "y"))"
    return Law(
      "\(operation)-mirrors",
      "\(equation) with floor and ceiling exchanged = −\(operation)(x…): value, exponent and "
        + "conditions; the sign of a NaN and of a sum that is exactly 0 apart",
      source: "IEEE 754-2019, 4.3: the directed roundings are mirror images"
    ) { random in
      guard let draw = ArithmeticDraw(for: B.self, &random) else { return .notSupported }
      guard let (x, y) = draw.operands(B.self), let minusX = B(exactly: negated(draw.x)),
        let otherY = B(exactly: isSum ? negated(draw.y) : draw.y)
      else { return .notHeld }
      let mirrored = draw.context.rounding(draw.context.rounding.mirrored)
      let image = operation.applied(to: [minusX, otherY], in: mirrored)
      let original = operation.applied(to: [x, y], in: draw.context)
      let signIsFree =
        original.value.isNaN || (isSum && original.value.isZero && original.isExact)
      func side(_ outcome: Outcome<B>, negate: Bool) -> String {
        let text = outcome.value.scientificString()
        let signed = negate ? negated(text) : text
        let shown = signIsFree && signed.hasPrefix("-") ? String(signed.dropFirst()) : signed
        return ArithmeticAnswer(shown, outcome.conditions).description
      }
      return .equation(
        draw.question(operation).description, in: draw.context,
        ("mirrored", side(image, negate: false)), ("negated", side(original, negate: true)))
    }
  }

  /// The text with the other sign.
  static func negated(_ text: String) -> String {
    text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text
  }
}
