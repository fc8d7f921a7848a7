import PerformanceBudgets
import Reporting

extension BoardFindings {
  /// What was measured beside what is stored.
  static func section(_ comparisons: [BaselineComparison]) -> ReportSection {
    var table = ReportTable(columns: [
      .init("workload"), .init("backend"), .init("metric"), .init("stored", .right),
      .init("now", .right), .init("is"),
    ])
    for comparison in comparisons {
      let entry = comparison.entry
      func text(_ interval: MedianInterval) -> String {
        let ends = [interval.lower, interval.upper].map { Figure.text($0, of: entry.metric) }
        return entry.metric.isExact ? ends[0] : ends.joined(separator: " – ")
      }
      table.append(
        .init(
          [
            entry.workload, entry.subject, entry.metric.rawValue, text(entry.interval),
            comparison.interval.map(text) ?? "–", comparison.outcome.rawValue,
          ], verdict: comparison.verdict))
    }
    return ReportSection(
      "baseline", title: "Compared with the stored run",
      verdict: ReportVerdict(exitCode: comparisons.exitCode), blocks: [.table(table)])
  }
}

extension BaselineComparison {
  fileprivate var verdict: ReportVerdict {
    switch outcome {
    case .same, .better: .ok
    case .worse: .failed
    case .notRun: .inconclusive
    }
  }
}
