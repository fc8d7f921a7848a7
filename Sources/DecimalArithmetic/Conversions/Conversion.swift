/// The result of a conversion: the value, its conditions, and whether the precision limited it.
public struct Conversion<Value> {
  /// The converted value, rounded once.
  public var value: Value
  /// The conditions raised; the condition rounded is raised only together with inexact.
  public var conditions: Conditions
  /// Whether the precision, not the requested number of decimals, limited the digits of the value.
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
