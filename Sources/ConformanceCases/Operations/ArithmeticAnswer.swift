import DecimalArithmetic

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

  /// A backend's answer.
  public init<B: DecimalBackend>(_ outcome: Outcome<B>) {
    self.init(outcome.value.scientificString(), outcome.conditions)
  }

  /// Yes as 1 and no as 0, as decTest writes them.
  public init(truth: Bool) { self.init(truth ? "1" : "0", []) }

  /// The answer with a condition more.
  package func raising(_ condition: Conditions) -> ArithmeticAnswer {
    ArithmeticAnswer(text, conditions.union(condition))
  }

  /// The text and the conditions as a decTest line writes them.
  public var description: String {
    conditions.isEmpty ? text : "\(text) \(conditions)"
  }
}
