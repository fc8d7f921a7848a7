/// The result of a conversion: the value, its conditions, and whether the precision limited it.
public struct Conversion<Value> {
  /// The converted value, rounded once.
  public var value: Value
  /// The conditions raised; rounded is raised together with inexact and never alone.
  public var conditions: Conditions
  /// Whether the precision, not the number of decimals asked for, set the last digit.
  public var isPrecisionLimited: Bool

  @inlinable
  public init(_ value: Value, _ conditions: Conditions = [], isPrecisionLimited: Bool = false) {
    self.value = value
    self.conditions = conditions
    self.isPrecisionLimited = isPrecisionLimited
  }

  /// Whether the value is the exact result: the condition inexact was not raised.
  @inlinable
  public var isExact: Bool { !conditions.contains(.inexact) }
}

extension Conversion: Sendable where Value: Sendable {}
extension Conversion: Equatable where Value: Equatable {}
