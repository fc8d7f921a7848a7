import PerformanceBudgets
import Reporting

/// Whether the board finds what became slower, and is silent where nothing did.
struct SelfTest {
  var suite: BoardSuite
  /// How often each subject is slowed and measured.
  var runs: Int
  /// How many boards are drawn from stored rounds.
  var boards: Int

  /// By what a subject is slowed: a fifth.
  private static let factor = 1.2
  /// The share of boards that may raise an alarm: 0.1 %.
  private static let mostAlarms = 0.001

  /// A subject that was slowed in each of some runs.
  private struct Detection {
    var workload: String
    var subject: String
    var found = 0
    var undecided = 0
    var seconds = 0.0
  }

  func run(showing: (String) -> Void) throws(BenchFailure) -> (ReportDocument, Int32) {
    // As in a board with all workloads, the probability of an error is shared among all verdicts.
    var plan = suite.plan
    plan.verdicts = Measurer.verdictCount(of: suite.budgets, on: suite.board)
    let detections = try detect(plan, showing: showing)
    showing("storing rounds")
    let trials = try rehearse(plan, showing: showing)
    let isFound = detections.allSatisfy { $0.found == runs }
    let isSilent = Double(trials.alarms) <= Self.mostAlarms * Double(boards)
    var document = ReportDocument(title: "metryvo-bench self-test", facts: RunFacts.current())
    document.sections = [section(detections, isFound), section(trials, isSilent)]
    let holds = isFound && isSilent
    document.conclusions = [
      ReportConclusion(
        "self-test", verdict: holds ? .ok : .failed,
        text:
          "\(detections.reduce(0) { $0 + $1.found }) of \(detections.count * runs) slowdowns found, "
          + "\(trials.alarms) false alarms of \(boards) boards")
    ]
    return (document, holds ? 0 : 1)
  }

  private func detect(
    _ plan: MeasurementPlan, showing: (String) -> Void
  ) throws(BenchFailure) -> [Detection] {
    var detections: [Detection] = []
    for subjects in suite.board {
      for (index, subject) in subjects.enumerated() where isJudged(subject) {
        var detection = Detection(workload: subject.workload, subject: subject.name)
        for run in 0..<runs {
          showing("\(subject.workload) \(subject.name) slowed, run \(run + 1) of \(runs)")
          var slowed = subjects
          slowed[index] = subject.slowed(by: Self.factor, on: suite.clock)
          let start = ContinuousClock.now
          let verdicts = try judge(slowed, plan).filter { $0.subject == subject.name }
          detection.seconds += (ContinuousClock.now - start) / .seconds(1)
          if verdicts.exitCode == 1 { detection.found += 1 }
          if verdicts.exitCode == 2 { detection.undecided += 1 }
        }
        detections.append(detection)
      }
    }
    return detections
  }

  /// Whether a budget limits what a slowdown changes.
  private func isJudged(_ subject: Subject) -> Bool {
    suite.budgets.contains {
      $0.workload == subject.workload && ($0.subject ?? subject.name) == subject.name
        && $0.metric == .ratioToYardstick
    }
  }

  private func judge(
    _ subjects: [Subject], _ plan: MeasurementPlan
  ) throws(BenchFailure) -> [BudgetVerdict] {
    try BenchFailure.ofWrongResults { () throws(MeasurementError) in
      try suite.measurer(plan: plan).measure(subjects, against: suite.budgets).verdicts
    }
  }

  /// Measures all rounds that a board may have, then draws boards from them.
  private func rehearse(
    _ plan: MeasurementPlan, showing: (String) -> Void
  ) throws(BenchFailure) -> BoardTrials {
    var storing = plan
    storing.looks = [plan.looks.last ?? 1]
    storing.cpuTimeLimit = .max / 2
    storing.wallTimeLimit = .max / 2
    let stored = try BenchFailure.ofWrongResults { () throws(MeasurementError) in
      try suite.measurer(plan: storing).measure(board: suite.board)
    }
    showing("drawing \(boards) boards")
    return BoardTrials(of: stored, against: suite.budgets, plan: plan, boards: boards)
  }

  private func section(_ detections: [Detection], _ isFound: Bool) -> ReportSection {
    var table = ReportTable(columns: [
      .init("workload"), .init("backend"), .init("found", .right), .init("undecided", .right),
      .init("missed", .right), .init("s per run", .right),
    ])
    for found in detections {
      table.append(
        .init(
          [
            found.workload, found.subject, "\(found.found) of \(runs)", "\(found.undecided)",
            "\(runs - found.found - found.undecided)",
            Figure.digits(found.seconds / Double(runs)),
          ], verdict: found.found == runs ? .ok : .failed))
    }
    return ReportSection(
      "detection", title: "Slowdowns of 20 %", verdict: isFound ? .ok : .failed,
      blocks: [
        .paragraph(
          "Each subject in turn does a fifth more work in every sample; the budgets do not know which."
        ),
        .table(table),
      ])
  }

  private func section(_ trials: BoardTrials, _ isSilent: Bool) -> ReportSection {
    var table = ReportTable(columns: [.init("boards"), .init("number", .right)])
    table.append(.init(["drawn", "\(trials.boards)"]))
    table.append(.init(["with a false alarm", "\(trials.alarms)"]))
    table.append(.init(["undecided", "\(trials.undecided)"]))
    var blocks: [ReportBlock] = [
      .paragraph(
        "Boards of rounds drawn in blocks of 16 from \(suite.plan.looks.last ?? 0) stored ones, "
          + "nothing slowed; at most 0.1 % may raise an alarm."),
      .table(table),
    ]
    let worst = trials.breaches.sorted { $0.value > $1.value }.map { budget, count in
      "\(budget.workload) \(budget.subject ?? "") \(budget.metric.rawValue): \(count) breaches"
    }
    if !worst.isEmpty { blocks.append(.preformatted(worst.joined(separator: "\n"))) }
    return ReportSection(
      "false-alarms", title: "False alarms", verdict: isSilent ? .ok : .failed, blocks: blocks)
  }
}
