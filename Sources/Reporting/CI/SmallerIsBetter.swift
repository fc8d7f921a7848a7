/// The budgets' figures in the form `customSmallerIsBetter` of github-action-benchmark, which keeps them as a
/// history: a list of `{name, unit, value, range, extra}`.
///
/// A rate is given as the time for one, because less must be better. What was not measured, and a rate of 0, is
/// left out.
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

  /// The text, with a line break at its end.
  ///
  /// - Throws: ``ReportError/notEncodable(_:)``, which no figure is a reason for.
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
      range = "± \(ShortNumber.significant(abs(value(high) - value(low)) / 2))"
    }
    return Figure(
      name: entry.name, unit: isRate ? ReportUnit.nanoseconds.rawValue : entry.unit.rawValue,
      value: value(measured), range: range, extra: "limit \(entry.limitText)\n\(entry.reason)")
  }
}
