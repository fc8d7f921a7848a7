import ExactArithmetic

extension ArithmeticAnswer {
  /// The oracle's answer.
  public init(_ expected: Expected) { self.init(expected.text, expected.conditions) }
}
