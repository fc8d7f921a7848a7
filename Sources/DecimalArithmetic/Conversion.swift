/// The result of a conversion: the value, what happened, and whether the precision cut it short.
public struct Conversion<Value> {
  /// The converted value, rounded once.
  public var value: Value
  /// What happened; rounded is raised with inexact and never alone.
  public var conditions: Conditions
  /// Whether the precision, not the decimals asked for, decided where the result was rounded.
  public var isPrecisionLimited: Bool

  @inlinable
  public init(_ value: Value, _ conditions: Conditions = [], isPrecisionLimited: Bool = false) {
    self.value = value
    self.conditions = conditions
    self.isPrecisionLimited = isPrecisionLimited
  }

  /// Whether the value is the mathematical one: the condition inexact was not raised.
  @inlinable
  public var isExact: Bool { !conditions.contains(.inexact) }
}

extension Conversion: Sendable where Value: Sendable {}
extension Conversion: Equatable where Value: Equatable {}
