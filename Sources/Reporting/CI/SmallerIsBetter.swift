/// The figures of budgets in the form `customSmallerIsBetter` of github-action-benchmark.
///
/// The form is a list of `{name, unit, value, range, extra}`, which the action keeps as a history.
/// A rate is written as the time of one operation, because smaller must be better. Figures without
/// a measured value, and rates of 0, are left out.
///
/// Source: the README of benchmark-action/github-action-benchmark.
package enum SmallerIsBetter {
  private struct Figure: Encodable {
    var name: String
    var unit: String
    var value: Double
    var range: String?
    var extra: String
  }

  /// Returns the JSON text with a final line feed.
  ///
  /// - Throws: ``ReportError/notEncodable(_:)``; no figure causes this error.
  package static func render(_ document: ReportDocument) throws(ReportError) -> String {
    let figures = document.budgets.compactMap { entry in
      entry.measured.map { figure(entry, measured: $0) }
    }.filter(\.value.isFinite)
    return String(decoding: try JSONRenderer.encode(figures), as: UTF8.self)
  }

  private static func figure(_ entry: BudgetBoard.Entry, measured: Double) -> Figure {
    let isRate = entry.unit == .perSecond
    let value = { (figure: Double) in isRate ? 1e9 / figure : figure }
    var range: String?
    if let low = entry.low, let high = entry.high {
      range = "± \(CompactNumber.significant(abs(value(high) - value(low)) / 2))"
    }
    return Figure(
      name: entry.name, unit: isRate ? ReportUnit.nanoseconds.rawValue : entry.unit.rawValue,
      value: value(measured), range: range, extra: "limit \(entry.limitText)\n\(entry.reason)")
  }
}
