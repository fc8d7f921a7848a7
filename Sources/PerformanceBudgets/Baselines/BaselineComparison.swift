/// How one figure of a run compares with the stored one.
package struct BaselineComparison: Hashable, Sendable {
  /// What a comparison comes to.
  package enum Outcome: String, Hashable, Sendable {
    /// The intervals overlap, or lie no farther apart than runs do.
    case same
    /// More is needed than before.
    case worse
    /// Less is needed than before.
    case better
    /// This run did not measure it.
    case notRun = "not run"
  }

  /// The stored figure.
  package let entry: Baseline.Entry
  /// What was measured now; `nil` if nothing was.
  package let interval: MedianInterval?
  /// What it comes to.
  package let outcome: Outcome
}

extension Baseline {
  /// How far apart the intervals of two runs of the same code may lie: 5 %.
  ///
  /// An interval speaks of the run it comes from. Between runs the addresses of code and data change, and the
  /// temper of the machine; that is in no interval.
  package static let spreadOfRuns = 0.05

  /// Compares every stored figure with what was measured now.
  ///
  /// Worse or better is a figure whose interval does not overlap the stored one, and which lies farther away
  /// than ``spreadOfRuns``; what is counted exactly may not differ at all.
  package func comparisons(with measurements: [WorkloadMeasurement]) -> [BaselineComparison] {
    entries.map { entry in
      guard let measured = measurements.first(where: { $0.workload == entry.workload }),
        let subject = measured.subject(entry.subject),
        let interval = measured.interval(of: entry.metric, entry.sensitivity, subject)
      else { return BaselineComparison(entry: entry, interval: nil, outcome: .notRun) }
      let spread = entry.metric.isExact ? 0 : Self.spreadOfRuns
      let outcome: BaselineComparison.Outcome =
        if interval.lower > entry.interval.upper * (1 + spread) {
          .worse
        } else if interval.upper < entry.interval.lower * (1 - spread) {
          .better
        } else {
          .same
        }
      return BaselineComparison(entry: entry, interval: interval, outcome: outcome)
    }
  }
}

extension Sequence<BaselineComparison> {
  /// 0 nothing is worse; 1 something is; 2 something was not measured, or there is nothing to compare.
  package var exitCode: Int32 {
    let outcomes = map(\.outcome)
    if outcomes.contains(.worse) { return 1 }
    return outcomes.isEmpty || outcomes.contains(.notRun) ? 2 : 0
  }
}
