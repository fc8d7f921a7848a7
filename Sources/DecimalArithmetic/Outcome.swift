/// The result of an operation and the conditions that it raised.
public struct Outcome<Value> {
  /// The result, rounded to the context.
  public var value: Value
  /// The conditions raised.
  public var conditions: Conditions

  @inlinable
  public init(_ value: Value, _ conditions: Conditions = []) {
    self.value = value
    self.conditions = conditions
  }

  /// Whether the value is the exact result: the condition inexact was not raised.
  @inlinable
  public var isExact: Bool { !conditions.contains(.inexact) }
}

extension Outcome: Sendable where Value: Sendable {}
extension Outcome: Equatable where Value: Equatable {}
