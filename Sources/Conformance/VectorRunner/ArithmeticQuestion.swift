import DecimalArithmetic
import ExactArithmetic

/// One operation on operands given as texts, in a context.
public struct ArithmeticQuestion: Hashable, Sendable, CustomStringConvertible {
  /// The operation.
  public let operation: ArithmeticOperation
  /// The operands.
  public let operands: [String]
  /// The limits and the rounding.
  public let context: ArithmeticContext

  /// A question from its parts.
  ///
  /// - Precondition: there are as many operands as the operation takes.
  public init(
    _ operation: ArithmeticOperation, _ operands: [String], in context: ArithmeticContext
  ) {
    precondition(operands.count == operation.operandCount, "wrong number of operands")
    self.operation = operation
    self.operands = operands
    self.context = context
  }

  /// The operation and its operands as a decTest line writes them.
  public var description: String {
    ([operation.rawValue] + operands).joined(separator: " ")
  }
}

/// A result as it is compared: its text and everything that was reported.
public struct ArithmeticAnswer: Hashable, Sendable, CustomStringConvertible {
  /// The result as to-scientific-string, or the word that is the result.
  public let text: String
  /// What happened.
  public let conditions: Conditions

  /// An answer from its parts.
  public init(_ text: String, _ conditions: Conditions) {
    self.text = text
    self.conditions = conditions
  }

  /// The oracle's answer.
  public init(_ expected: Expected) { self.init(expected.text, expected.conditions) }

  /// A backend's answer.
  public init<B: DecimalBackend>(_ outcome: Outcome<B>) {
    self.init(outcome.value.scientificString(), outcome.conditions)
  }

  /// Yes as 1 and no as 0, as decTest writes them.
  public init(truth: Bool) { self.init(truth ? "1" : "0", []) }

  /// The answer with a condition more.
  func raising(_ condition: Conditions) -> ArithmeticAnswer {
    ArithmeticAnswer(text, conditions.union(condition))
  }

  /// The text and the conditions as a decTest line writes them.
  public var description: String {
    conditions.isEmpty ? text : "\(text) \(conditions)"
  }
}

extension ArithmeticContext {
  /// The context as decTest directives on one line.
  var directives: String {
    """
    precision: \(precision) maxExponent: \(maxExponent) minExponent: \(minExponent) \
    clamp: \(clamp ? 1 : 0) rounding: \(rounding.decTestName)
    """
  }
}

extension RoundingMode {
  /// The name in decTest directives.
  var decTestName: String {
    self == .up05 ? "05up" : rawValue.map { $0 == "-" ? "_" : String($0) }.joined()
  }
}
