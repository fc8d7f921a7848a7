/// A value that a chart marks with a line, such as a budget.
package struct ReferenceLine: Codable, Sendable, Equatable {
  /// Where it stands, in the chart's unit.
  package var value: Double
  /// What it says, with its value: `limit 16 ms`.
  package var label: String

  /// A line from its place and label.
  package init(_ value: Double, label: String) {
    self.value = value
    self.label = label
  }
}
