import DecimalArithmetic

/// A result in the form in which it is compared: its text and its conditions.
public struct ArithmeticAnswer: Hashable, Sendable, CustomStringConvertible {
  /// The to-scientific-string of the result, or the word that the operation returns.
  public let text: String
  /// The conditions that the operation raised.
  public let conditions: Conditions

  /// Creates an answer from its parts.
  public init(_ text: String, _ conditions: Conditions) {
    self.text = text
    self.conditions = conditions
  }

  /// Creates the answer of a backend from the outcome of an operation.
  ///
  ///     let infinite = Decimal128.divide(1, by: 0, in: .decimal128)
  ///     ArithmeticAnswer(infinite).description  // "Infinity Division_by_zero"
  public init<B: DecimalBackend>(_ outcome: Outcome<B>) {
    self.init(outcome.value.scientificString(), outcome.conditions)
  }

  /// Creates the answer 1 for `true` and 0 for `false`, as decTest writes them.
  ///
  ///     ArithmeticAnswer(truth: true).text  // "1"
  public init(truth: Bool) { self.init(truth ? "1" : "0", []) }

  /// Returns this answer with `condition` added to its conditions.
  package func raising(_ condition: Conditions) -> ArithmeticAnswer {
    ArithmeticAnswer(text, conditions.union(condition))
  }

  /// The text and the conditions as on a decTest line.
  public var description: String {
    conditions.isEmpty ? text : "\(text) \(conditions)"
  }
}
