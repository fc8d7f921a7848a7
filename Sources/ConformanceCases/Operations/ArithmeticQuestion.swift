import DecimalArithmetic

/// An operation, operands as texts, and a context.
public struct ArithmeticQuestion: Hashable, Sendable, CustomStringConvertible {
  /// The operation.
  public let operation: ArithmeticOperation
  /// The operands.
  public let operands: [String]
  /// The limits and the rounding mode.
  public let context: ArithmeticContext

  /// Creates a question from its parts.
  ///
  ///     ArithmeticQuestion(.divide, ["1", "3"], in: .decimal128).description  // "divide 1 3"
  ///
  /// - Precondition: the number of `operands` is that of the operation.
  public init(
    _ operation: ArithmeticOperation, _ operands: [String], in context: ArithmeticContext
  ) {
    precondition(operands.count == operation.operandCount, "wrong number of operands")
    self.operation = operation
    self.operands = operands
    self.context = context
  }

  /// The operation and its operands as on a decTest line.
  public var description: String {
    ([operation.rawValue] + operands).joined(separator: " ")
  }
}

extension ArithmeticContext {
  /// The context as decTest directives on one line.
  package var directives: String { "\(limits) rounding: \(rounding.decTestName)" }

  /// The limits of the context as decTest directives on one line, without the rounding mode.
  package var limits: String {
    """
    precision: \(precision) maxExponent: \(maxExponent) minExponent: \(minExponent) \
    clamp: \(clamp ? 1 : 0)
    """
  }
}

extension RoundingMode {
  /// The name of the rounding mode in decTest directives.
  package var decTestName: String {
    self == .up05 ? "05up" : rawValue.map { $0 == "-" ? "_" : String($0) }.joined()
  }
}
