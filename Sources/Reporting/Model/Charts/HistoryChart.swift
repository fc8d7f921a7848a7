/// The used share of each budget over the stored runs.
package struct HistoryChart: Codable, Sendable, Equatable {
  /// The names of the runs, the oldest first.
  package var runs: [String]
  /// The budgets of the last run.
  package var series: [Series]

  /// A budget over all runs.
  package struct Series: Codable, Sendable, Equatable {
    /// The budget's name.
    package var name: String
    /// The measured value of the last run, with its unit.
    package var latest: String
    /// The used share of the limit in each run; `nil` for a run that did not measure the budget.
    package var uses: [Double?]
  }

  /// The maximum number of shown runs, so that a point has a few pixels on a phone.
  static let mostRuns = 60

  /// Creates the chart of `runs`, the oldest first; the last run decides which budgets are shown.
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
  /// Returns a share of a limit as a percentage.
  static func percent(_ use: Double) -> String { "\(Int((min(use, 9.99) * 100).rounded())) %" }

  /// The used shares of the runs that measured the budget.
  var measured: [Double] { uses.compactMap(\.self) }
}
