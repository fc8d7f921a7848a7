import ArgumentParser
import PerformanceBudgets

/// A board on which every second subject does more work than its budgets expect.
struct SlowedBoard {
  var suite: BoardSuite
  var slowed: Parity

  /// Which of the judged subjects are slowed, by their numbers.
  enum Parity: String, ExpressibleByArgument {
    case even, odd

    func contains(_ number: Int) -> Bool { number.isMultiple(of: 2) == (self == .even) }
  }

  /// What the board says of a subject: `1 1.083`.
  struct Finding {
    /// That of its budgets: 0 all hold, 1 a breach, 2 undecided.
    var exitCode: Int32
    /// What was measured ÷ the limit, of the ratio to the yardstick.
    var share: Double

    init(exitCode: Int32, share: Double) {
      self.exitCode = exitCode
      self.share = share
    }

    /// Reads a line of a board.
    init?(_ line: Substring) {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let exitCode = Int32(parts[0]), let share = Double(parts[1]),
        share.isFinite
      else { return nil }
      self.init(exitCode: exitCode, share: share)
    }

    var line: String { "\(exitCode) \(share)" }
  }

  /// By what a subject is slowed: a fifth.
  private static let factor = 1.2

  /// Measures the board, and gives what it says of each judged subject.
  func findings() throws(BenchFailure) -> [Finding] {
    var plan = suite.plan
    // Half of the subjects may need the rounds of the last look, sixteen times those of the first.
    plan.cpuTimeLimit *= 8
    plan.wallTimeLimit *= 8
    var slowable = suite.timed.indices.makeIterator()
    let board = suite.board.map { subjects in
      subjects.map { subject in
        guard suite.limitsTime(of: subject), let number = slowable.next(), slowed.contains(number)
        else { return subject }
        return subject.slowed(by: Self.factor, on: suite.clock)
      }
    }
    let verdicts = try BenchFailure.ofWrongResults { () throws(MeasurementError) in
      try suite.measurer(plan: plan).measure(board: board, against: suite.budgets)
        .flatMap(\.verdicts)
    }
    return suite.timed.map { subject in
      let own = verdicts.filter {
        $0.budget.workload == subject.workload && $0.subject == subject.name
      }
      let share = own.first { $0.budget.metric == .ratioToYardstick }
        .flatMap { verdict in verdict.measured.map { $0 / verdict.budget.limit.value } }
      return Finding(exitCode: own.exitCode, share: share ?? .nan)
    }
  }
}

extension BoardSuite {
  /// The subjects of which a budget limits what a slowdown changes, in the order of the board.
  var timed: [Subject] { board.joined().filter(limitsTime) }

  /// Whether a budget limits what a slowdown of the subject changes.
  fileprivate func limitsTime(of subject: Subject) -> Bool {
    budgets.contains {
      $0.workload == subject.workload && ($0.subject ?? subject.name) == subject.name
        && $0.metric == .ratioToYardstick
    }
  }
}
