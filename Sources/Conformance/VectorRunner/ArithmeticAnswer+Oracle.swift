import ExactArithmetic

extension ArithmeticAnswer {
  /// Creates the answer of the oracle.
  package init(_ expected: Expected) { self.init(expected.text, expected.conditions) }
}
