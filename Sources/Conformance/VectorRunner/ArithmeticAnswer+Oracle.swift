import ExactArithmetic

extension ArithmeticAnswer {
  /// The oracle's answer.
  package init(_ expected: Expected) { self.init(expected.text, expected.conditions) }
}
