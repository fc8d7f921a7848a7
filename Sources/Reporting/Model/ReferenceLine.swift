/// A value that a chart marks with a line, such as a budget.
public struct ReferenceLine: Codable, Sendable, Equatable {
  /// Where it stands, in the chart's unit.
  public var value: Double
  /// What it says, with its value: `limit 16 ms`.
  public var label: String

  /// A line from its place and label.
  public init(_ value: Double, label: String) {
    self.value = value
    self.label = label
  }
}
