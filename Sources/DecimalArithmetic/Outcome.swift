/// The result of an operation and what happened on the way.
public struct Outcome<Value> {
  /// The result, rounded to the context.
  public var value: Value
  /// What happened.
  public var conditions: Conditions

  @inlinable
  public init(_ value: Value, _ conditions: Conditions = []) {
    self.value = value
    self.conditions = conditions
  }

  /// Whether the result is the mathematical one: the condition inexact was not raised.
  @inlinable
  public var isExact: Bool { !conditions.contains(.inexact) }
}

extension Outcome: Sendable where Value: Sendable {}
extension Outcome: Equatable where Value: Equatable {}
