/// Values of one unit to compare, such as conversions per second of each backend.
package struct BarChart: Codable, Sendable, Equatable {
  /// The title of the chart.
  package var title: String
  /// The unit of every value, such as `conversions/s`.
  package var unit: String
  /// The values.
  package var bars: [Bar]
  /// A reference value, such as a minimum.
  package var floor: ReferenceLine?

  /// Creates a chart from its bars.
  package init(title: String, unit: String, bars: [Bar], floor: ReferenceLine? = nil) {
    self.title = title
    self.unit = unit
    self.bars = bars
    self.floor = floor
  }

  /// One value with its spread.
  package struct Bar: Codable, Sendable, Equatable {
    /// The label, such as the name of a backend.
    package var label: String
    /// The value; the scale starts at 0, so a negative value has no bar.
    package var value: Double
    /// The lowest observed value.
    package var low: Double?
    /// The highest observed value.
    package var high: Double?

    /// Creates a bar from its value.
    package init(_ label: String, value: Double, low: Double? = nil, high: Double? = nil) {
      self.label = label
      self.value = value
      self.low = low
      self.high = high
    }

    /// The text `12.1 M – 12.5 M`; empty without a spread.
    var spread: String {
      guard let low, let high else { return "" }
      return "\(CompactNumber.text(low)) – \(CompactNumber.text(high))"
    }
  }

  /// The upper end of the scale: the largest shown value.
  var scale: Double {
    let values = bars.flatMap { [$0.value, $0.high ?? $0.value] } + [floor?.value ?? 0]
    let highest = values.filter { $0.isFinite }.max() ?? 0
    return highest > 0 ? highest : 1
  }

  /// Returns a value as a share of the scale, 0...1.
  func share(_ value: Double) -> Double {
    value.isFinite ? min(1, max(0, value / scale)) : 0
  }
}
