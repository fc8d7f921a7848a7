import Foundation
import PerformanceBudgets
import Reporting
import Wording

/// Whether the board finds what became slower, and is silent where nothing did.
struct SelfTest {
  var suite: BoardSuite
  /// The arguments that choose the board.
  var arguments: [String]
  /// How often each subject is slowed and measured.
  var runs: Int
  /// How many boards are drawn from stored rounds.
  var boards: Int

  /// The share of boards that may raise an alarm: 0.1 %.
  private static let mostAlarms = 0.001

  /// What the verdicts on a subject were in the boards that slowed it, and in the others.
  private struct Detection {
    let subject: Subject
    var found = 0
    var missed = 0
    /// Why the board could not tell, each time.
    var undecided: [String] = []
    var alarms = 0
    /// The least that was measured ÷ its limit when slowed, and the most otherwise.
    var least = Double.infinity
    var most = 0.0

    mutating func count(_ finding: SlowedBoard.Finding, isSlowed: Bool) {
      if isSlowed { least = min(least, finding.share) } else { most = max(most, finding.share) }
      switch (finding.exitCode, isSlowed) {
      case (1, true): found += 1
      case (0, true): missed += 1
      case (_, true):
        undecided.append(String(format: "%.3f of its limit: ", finding.share) + finding.outcome)
      case (1, false): alarms += 1
      default: break
      }
    }

    /// A miss or an alarm fails; what the board cannot tell is undecided.
    var verdict: ReportVerdict {
      missed + alarms > 0 ? .failed : undecided.isEmpty ? .ok : .inconclusive
    }
  }

  func run(showing: (String) -> Void) throws(BenchFailure) -> (ReportDocument, Int32) {
    if suite.timed.isEmpty {
      throw BenchFailure(
        2, "nothing to test: no budget for this machine limits a ratio to the yardstick")
    }
    let detections = try detect(showing: showing)
    showing("storing rounds")
    let (trials, cleared) = try rehearse(showing: showing)
    var document = ReportDocument(title: "metryvo-bench self-test", facts: RunFacts.current())
    document.sections = [section(detections), section(trials, cleared)]
    let verdict = ReportVerdict.gravest(of: document.sections.compactMap(\.verdict)) ?? .notRun
    document.conclusions = [
      ReportConclusion(
        "self-test", verdict: verdict,
        text:
          "\(detections.reduce(0) { $0 + $1.found }) of \(detections.count * runs) slowdowns found, "
          + "\(trials.alarms) false alarms of \(boards) boards, \(trials.undecided) undecided")
    ]
    return (document, verdict.exitCode)
  }

  /// Measures boards, each in a process of its own, in which every second subject is slowed.
  ///
  /// As in a check, with further processes that confirm what it finds.
  private func detect(showing: (String) -> Void) throws(BenchFailure) -> [Detection] {
    var detections = suite.timed.map { Detection(subject: $0) }
    for run in 0..<boardCount {
      let found = detections.reduce(0) { $0 + $1.found }
      let all = detections.indices.reduce(0) { $0 + (run + 1 - $1 % 2) / 2 }
      showing("board \(run + 1) of \(boardCount), \(found) of \(all) slowdowns found so far")
      let slowed: SlowedBoard.Parity = run.isMultiple(of: 2) ? .even : .odd
      let process = BoardProcess(arguments: arguments + ["--slowed-board", slowed.rawValue])
      guard let (output, exitCode) = process.run() else {
        throw BenchFailure(74, "board \(run + 1), another process of this program, came to no end")
      }
      let findings = output.split(separator: "\n").compactMap(SlowedBoard.Finding.init)
      // What went wrong stands on standard error, which is that of this process.
      guard exitCode == 0, findings.count == detections.count else {
        throw BenchFailure(exitCode == 0 ? 1 : exitCode, "board \(run + 1) came to no end")
      }
      for (number, finding) in findings.enumerated() {
        detections[number].count(finding, isSlowed: slowed.contains(number))
      }
    }
    return detections
  }

  private var boardCount: Int { 2 * runs }

  /// Measures all rounds that a board may have, then draws boards from them.
  ///
  /// - Returns: the boards, without breaches that further processes do not find, as in a check; and which those are.
  private func rehearse(
    showing: (String) -> Void
  ) throws(BenchFailure) -> (trials: BoardTrials, cleared: [Budget: Int]) {
    var plan = suite.plan
    // As in a board with all workloads, the probability of an error is shared among all verdicts.
    plan.verdicts = Measurer.verdictCount(of: suite.budgets, on: suite.board)
    let stored = try suite.storeRounds(plan)
    showing("drawing \(boards.counted("board"))")
    let trials = BoardTrials(of: stored, against: suite.budgets, plan: plan, boards: boards)
    let breaches = trials.breaches
    if breaches.isEmpty { return (trials, [:]) }
    showing("confirming breaches of \(breaches.count.counted("budget"))")
    let confirmation = Confirmation(
      arguments: arguments, end: .now + .nanoseconds(suite.plan.wallTimeLimit))
    let breached = suite.budgets.verdicts(on: stored).filter { breaches[$0.budget] != nil }
      .map(\.breached)
    let confirmed = confirmation.confirmed(breached, on: [], in: suite.file)
      .filter { $0.outcome == .breach }
    let cleared = breaches.filter { breach in
      !confirmed.contains { $0.budget == breach.key }
    }
    return (trials.clearing(Set(cleared.keys)), cleared)
  }

  private func section(_ detections: [Detection]) -> ReportSection {
    var table = ReportTable(columns: [
      .init("workload"), .init("backend"), .init("found", .right), .init("undecided", .right),
      .init("missed", .right), .init("slowed", .right), .init("false alarms", .right),
      .init("left alone", .right),
    ])
    for detection in detections {
      table.append(
        .init(
          [
            detection.subject.workload, detection.subject.name, "\(detection.found) of \(runs)",
            "\(detection.undecided.count)", "\(detection.missed)",
            String(format: "≥ %.2f", detection.least), "\(detection.alarms) of \(runs)",
            String(format: "≤ %.2f", detection.most),
          ], verdict: detection.verdict))
    }
    var blocks: [ReportBlock] = [
      .paragraph(
        "In \(boardCount) boards, each measured by a process of its own and confirmed as in a check, every second "
          + "subject does a fifth more work in every sample; the budgets do not know which. False alarms are of the "
          + "boards in which the subject was left alone. Beside each: the measured ratio ÷ its limit, of the board "
          + "where that was nearest to 1."
      ),
      .table(table),
    ]
    let undecided = detections.flatMap { detection in
      detection.undecided.map {
        "\(detection.subject.workload) \(detection.subject.name): \($0)"
      }
    }
    if !undecided.isEmpty { blocks.append(.preformatted(undecided.joined(separator: "\n"))) }
    return ReportSection(
      "detection", title: "Slowdowns of 20 %",
      verdict: ReportVerdict.gravest(of: detections.map(\.verdict)) ?? .notRun, blocks: blocks)
  }

  private func section(_ trials: BoardTrials, _ cleared: [Budget: Int]) -> ReportSection {
    var table = ReportTable(columns: [.init("boards"), .init("number", .right)])
    table.append(.init(["drawn", "\(trials.boards)"]))
    table.append(.init(["with a false alarm", "\(trials.alarms)"]))
    table.append(.init(["undecided", "\(trials.undecided)"]))
    var blocks: [ReportBlock] = [
      .paragraph(
        "Boards of rounds drawn in blocks of 16 from \(suite.plan.looks.last ?? 0) stored ones, "
          + "nothing slowed; at most 0.1 % may raise an alarm. All rounds are of one process: as in a check, what "
          + "further processes do not find breached is no alarm."),
      .table(table),
    ]
    func lines(_ breaches: [Budget: Int], _ words: String) -> [String] {
      breaches.sorted { $0.value > $1.value }.map { budget, count in
        "\(budget.workload) \(budget.subject ?? "") \(budget.metric.rawValue): \(count) \(words)"
      }
    }
    let listed =
      lines(trials.breaches, "breaches")
      + lines(cleared, "breaches that further processes do not find")
    if !listed.isEmpty { blocks.append(.preformatted(listed.joined(separator: "\n"))) }
    let isSilent = Double(trials.alarms) <= Self.mostAlarms * Double(trials.boards)
    // Boards that decide nothing alarm nobody.
    let isDecided = 2 * trials.undecided <= trials.boards
    return ReportSection(
      "false-alarms", title: "False alarms",
      verdict: !isSilent ? .failed : isDecided ? .ok : .inconclusive, blocks: blocks)
  }
}

extension BudgetVerdict {
  /// The same as a breach, which boards drawn from its rounds are.
  fileprivate var breached: BudgetVerdict {
    BudgetVerdict(
      budget: budget, subject: subject, measured: measured, interval: interval, outcome: .breach)
  }
}
