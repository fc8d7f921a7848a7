/// A value that a chart marks with a line, such as a budget.
package struct ReferenceLine: Codable, Sendable, Equatable {
  /// The position in the chart's unit.
  package var value: Double
  /// The label including the value: `limit 16 ms`.
  package var label: String

  /// Creates a line.
  package init(_ value: Double, label: String) {
    self.value = value
    self.label = label
  }
}
