/// How the use of each budget went over the runs that were kept.
package struct HistoryChart: Codable, Sendable, Equatable {
  /// The runs, oldest first, by the names under which they were kept.
  package var runs: [String]
  /// The budgets of the last run.
  package var series: [Series]

  /// A budget over the runs.
  package struct Series: Codable, Sendable, Equatable {
    /// The budget's name.
    package var name: String
    /// What was measured in the last run, with its unit.
    package var latest: String
    /// The share of the limit of that time used in each run; `nil` where it was not measured.
    package var uses: [Double?]
  }

  /// Most runs are shown: a point should have a few pixels on a phone.
  static let mostRuns = 60

  /// The chart of `runs`, oldest first, of which the last says which budgets are shown.
  init(of runs: [(name: String, budgets: [BudgetBoard.Entry])]) {
    let shown = runs.suffix(Self.mostRuns)
    self.runs = shown.map(\.name)
    series = (shown.last?.budgets ?? []).map { latest in
      Series(
        name: latest.name, latest: latest.measuredText,
        uses: shown.map { run in
          run.budgets.first { $0.name == latest.name }.flatMap { entry in
            entry.measured.map(entry.use(of:)).flatMap { $0.isFinite ? $0 : nil }
          }
        })
    }
  }
}

extension HistoryChart.Series {
  /// The share of a limit as people read it.
  static func percent(_ use: Double) -> String { "\(Int((min(use, 9.99) * 100).rounded())) %" }

  /// What was measured, without the gaps.
  var measured: [Double] { uses.compactMap(\.self) }
}
