import ArgumentParser
import PerformanceBudgets

/// A board on which every second subject does more work than its budgets expect.
struct SlowedBoard {
  var suite: BoardSuite
  var confirmation: Confirmation

  /// Which of the judged subjects are slowed, by their numbers.
  enum Parity: String, ExpressibleByArgument {
    case even, odd

    func contains(_ number: Int) -> Bool { number.isMultiple(of: 2) == (self == .even) }
  }

  /// What the board says of a subject: `1 1.083 breach`.
  struct Finding {
    /// That of its budgets: 0 all hold, 1 a breach, 2 undecided.
    var exitCode: Int32
    /// What was measured ÷ the limit, of the ratio to the yardstick.
    var share: Double
    /// What the verdict on that ratio is, and why it is undecided.
    var outcome: String

    var line: String { "\(exitCode) \(share) \(outcome)" }
  }

  /// By what a subject is slowed: a fifth.
  fileprivate static let factor = 1.2

  /// Measures the board, and gives what it says of each judged subject.
  func findings() throws(BenchFailure) -> [Finding] {
    let judged = try suite.run()
    let verdicts = confirmation.confirmed(
      judged.flatMap(\.verdicts), on: judged, in: suite.file)
    return suite.timed.map { subject in
      let own = verdicts.filter {
        $0.budget.workload == subject.workload && $0.subject == subject.name
      }
      let ratio = own.first { $0.budget.metric == .ratioToYardstick }
      let share = ratio.flatMap { verdict in
        verdict.measured.map { $0 / verdict.budget.limit.value }
      }
      return Finding(
        exitCode: own.exitCode, share: share ?? .nan,
        outcome: ratio?.outcome.description ?? "not measured")
    }
  }
}

extension BoardSuite {
  /// The same with some of the `timed` subjects slowed, and time to decide on all of them.
  func slowed(_ numbers: SlowedBoard.Parity, of timed: [Subject]) -> BoardSuite {
    let slowed = Set(timed.indices.filter(numbers.contains).map { timed[$0].fullName })
    var suite = self
    suite.board = board.map { subjects in
      subjects.map {
        slowed.contains($0.fullName) ? $0.slowed(by: SlowedBoard.factor, on: clock) : $0
      }
    }
    // Half of the subjects may need the rounds of the last look, thirty-two times those of the first.
    suite.plan.cpuTimeLimit *= 12
    suite.plan.wallTimeLimit *= 12
    return suite
  }

  /// The subjects of which a budget limits what a slowdown changes, in the order of the board.
  var timed: [Subject] { board.joined().filter(limitsTime) }

  private func limitsTime(of subject: Subject) -> Bool {
    budgets.contains { $0.isJudged(on: subject) && $0.metric == .ratioToYardstick }
  }
}

extension Subject {
  fileprivate var fullName: String { "\(workload) \(name)" }
}

extension SlowedBoard.Finding {
  /// Reads a line of a board.
  init?(_ line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let exitCode = Int32(parts[0]), let share = Double(parts[1]),
      share.isFinite
    else { return nil }
    self.init(exitCode: exitCode, share: share, outcome: String(parts[2]))
  }
}
