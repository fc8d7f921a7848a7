import Foundation

/// Ratios to a reference subject with their intervals, on a logarithmic axis.
package struct RatioChart: Codable, Sendable, Equatable {
  /// The title of the chart.
  package var title: String
  /// The meaning of the ratios, such as `time ÷ native`.
  package var unit: String
  /// The ratios.
  package var rows: [Row]

  /// Creates a chart from its rows.
  package init(title: String, unit: String, rows: [Row]) {
    self.title = title
    self.unit = unit
    self.rows = rows
  }

  /// One ratio.
  package struct Row: Codable, Sendable, Equatable {
    /// The name of the subject.
    package var label: String
    /// The ratio.
    package var value: Double
    /// The lower end of the ratio's interval.
    package var low: Double?
    /// The upper end of the ratio's interval.
    package var high: Double?
    /// The absolute figure, such as `58 ns`.
    package var remark: String

    /// Creates a row from its ratio.
    package init(
      _ label: String, value: Double, low: Double? = nil, high: Double? = nil, remark: String = ""
    ) {
      self.label = label
      self.value = value
      self.low = low
      self.high = high
      self.remark = remark
    }

    /// The ratio with its interval, such as `2.31 [2.20, 2.40]`; without an interval, only the
    /// ratio.
    var text: String {
      guard let low, let high else { return CompactNumber.text(value) }
      let interval = "[\(CompactNumber.text(low)), \(CompactNumber.text(high))]"
      return "\(CompactNumber.text(value)) \(interval)"
    }
  }

  /// The title with the meaning of the ratios: `Text to text, time ÷ native`.
  var heading: String { unit.isEmpty ? title : "\(title), \(unit)" }

  /// The chart as a table with a row for each ratio.
  var table: ReportTable {
    ReportTable(
      caption: heading,
      columns: [
        .init("who"), .init("ratio", .right), .init("interval", .right), .init("", .right),
      ],
      rows: rows.map { row in
        let interval = row.low.flatMap { low in
          row.high.map { "\(CompactNumber.text(low)) – \(CompactNumber.text($0))" }
        }
        return .init([row.label, CompactNumber.text(row.value), interval ?? "", row.remark])
      })
  }

  /// The exponents of the powers of ten that enclose all ratios and 1.
  var decades: ClosedRange<Int> {
    let values = rows.flatMap { [$0.value, $0.low ?? $0.value, $0.high ?? $0.value] }
    let places = values.filter { $0.isFinite && $0 > 0 }.map { log10($0) }
    let least = max(-9, Int((places.min() ?? 0).rounded(.down)))
    let most = min(9, Int((places.max() ?? 0).rounded(.up)))
    return min(0, least)...max(1, most)
  }

  /// Returns the position of a ratio on the axis, 0…1.
  func share(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return value > 0 ? 1 : 0 }
    let (low, high) = (Double(decades.lowerBound), Double(decades.upperBound))
    return min(1, max(0, (log10(value) - low) / (high - low)))
  }
}
