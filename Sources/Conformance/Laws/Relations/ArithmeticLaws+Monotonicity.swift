import BigInt
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the law that rounding keeps an operation monotonic.
  ///
  /// The pairs of operands most likely to fail are one unit of the last digit apart: their results
  /// may be on different sides of a number, a tie or an end of the range. The law also judges the
  /// two operands of the question, which are further apart.
  static func monotonicity<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "rounding-keeps-the-order",
      "x ≤ x′ ⇒ x ∘ z ≤ x′ ∘ z for plus, sums, differences and quantize; for x · z and x ÷ z if z > 0, "
        + "≥ if z < 0; z ÷ x ≥ z ÷ x′ if z ≥ 0 and both have one sign; for x′ one unit of x's last digit "
        + "above x, and for x and x′ the operands, in every mode",
      source: "IEEE 754-2019, 4.3: every rounding is monotone",
      anyOf: [.plus, .add, .subtract, .multiply, .divide, .quantize], on: B.self
    ) { question, x, y, _ in
      if x.isNaN || y.isNaN { return .discarded("NaN has no place in the order") }
      let judge = OrderJudge<B>(operation: question.operation, context: question.context)
      var broken = judge.broken(x, y, beside: y) ?? judge.broken(x, y, beside: x)
      if let above = B.unitAbove(question.operands[0]) {
        broken = broken ?? judge.broken(x, above, beside: y)
      }
      if let above = B.unitAbove(question.lastOperand) {
        broken = broken ?? judge.brokenByDivisor(y, above, dividend: x)
      }
      return broken.map { .broken($0) } ?? .holds
    }
  }

}

extension DecimalBackend {
  /// Returns the number that is one unit of the last digit above the number `text`.
  ///
  /// `nil` if the backend cannot represent the result.
  static func unitAbove(_ text: String) -> Self? {
    guard let x = DecimalOperand(text), x.kind == .finite else { return nil }
    let coefficient = BigInt(sign: x.isNegative ? .minus : .plus, magnitude: x.coefficient) + 1
    return Self(exactly: "\(coefficient)E\(x.exponent)")
  }
}

/// Compares the results of one operation on two operands whose order is known.
private struct OrderJudge<B: DecimalBackend> {
  let operation: ArithmeticOperation
  let context: ArithmeticContext

  /// Returns the lines of a failure if x ∘ z and x′ ∘ z are in the wrong order.
  func broken(_ x: B, _ other: B, beside z: B) -> [(who: String, what: String)]? {
    let isScale = operation == .multiply || operation == .divide
    if isScale && z.isZero { return nil }
    return broken(
      order(x, other), isReversed: isScale && z.isNegative, ("x ∘ z", x, z), ("x′ ∘ z", other, z))
  }

  /// Returns the lines of a failure if z ÷ x and z ÷ x′ are in the wrong order.
  func brokenByDivisor(_ x: B, _ other: B, dividend z: B) -> [(who: String, what: String)]? {
    guard operation == .divide, !x.isZero, !other.isZero, x.isNegative == other.isNegative
    else { return nil }
    return broken(
      order(x, other), isReversed: !z.isNegative, ("z ÷ x", z, x), ("z ÷ x′", z, other))
  }

  private func broken(
    _ given: Int, isReversed: Bool, _ left: (who: String, x: B, y: B),
    _ right: (who: String, x: B, y: B)
  ) -> [(who: String, what: String)]? {
    let results = (
      operation.outcome(of: left.x, left.y, in: context),
      operation.outcome(of: right.x, right.y, in: context)
    )
    // The result is a NaN if infinities cancel or if the quantized number has too many digits.
    if results.0.value.isNaN || results.1.value.isNaN { return nil }
    let found = order(results.0.value, results.1.value)
    if found == 0 || found == (isReversed ? -given : given) { return nil }
    return [
      ("operands", "\(left.x), \(left.y); \(right.x), \(right.y)"),
      (left.who, ArithmeticAnswer(results.0).description),
      (right.who, ArithmeticAnswer(results.1).description),
    ]
  }

  /// Returns −1, 0 or 1 by `compare`, which the oracle and `equality-is-comparison` judge.
  private func order(_ x: B, _ y: B) -> Int {
    let sign = B.compare(x, y, in: context).value
    return sign.isZero ? 0 : sign.isNegative ? -1 : 1
  }
}
