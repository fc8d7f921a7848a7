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

  /// What the verdicts on a subject were in the boards that slowed it, and in the others.
  private struct Detection {
    /// Where the subject stands on the board.
    let workload: Int
    let place: Int
    let subject: Subject
    var found = 0
    var undecided = 0
    var alarms = 0

    mutating func count(_ exitCode: Int32, isSlowed: Bool) {
      switch (exitCode, isSlowed) {
      case (1, true): found += 1
      case (2, true): undecided += 1
      case (1, false): alarms += 1
      default: break
      }
    }
  }

  func run(showing: (String) -> Void) throws(BenchFailure) -> (ReportDocument, Int32) {
    // As in a board with all workloads, the probability of an error is shared among all verdicts.
    var plan = suite.plan
    plan.verdicts = Measurer.verdictCount(of: suite.budgets, on: suite.board)
    let detections = try detect(plan, showing: showing)
    showing("storing rounds")
    let trials = try rehearse(plan, showing: showing)
    let isFound = detections.allSatisfy { $0.found == runs && $0.alarms == 0 }
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

  /// Measures whole boards, in which every second subject is slowed.
  ///
  /// Alone in the process a workload that allocates takes a tenth less than on the board. All slowed subjects
  /// together get the time that each would have alone.
  private func detect(
    _ plan: MeasurementPlan, showing: (String) -> Void
  ) throws(BenchFailure) -> [Detection] {
    var detections: [Detection] = []
    for (workload, subjects) in suite.board.enumerated() {
      for (place, subject) in subjects.enumerated() where isJudged(subject) {
        detections.append(Detection(workload: workload, place: place, subject: subject))
      }
    }
    // A board has time to be sure of one breach, not of thirty.
    var plan = plan
    plan.cpuTimeLimit *= 5
    plan.wallTimeLimit *= 5
    for run in 0..<boardCount {
      showing("board \(run + 1) of \(boardCount), every second subject slowed")
      var board = suite.board
      for (number, detection) in detections.enumerated() where number % 2 == run % 2 {
        board[detection.workload][detection.place] = detection.subject.slowed(
          by: Self.factor, on: suite.clock)
      }
      let verdicts = try verdicts(on: board, plan)
      for (number, detection) in detections.enumerated() {
        let own = verdicts.filter {
          $0.budget.workload == detection.subject.workload
            && $0.subject == detection.subject.name
        }
        detections[number].count(own.exitCode, isSlowed: number % 2 == run % 2)
      }
    }
    return detections
  }

  private var boardCount: Int { 2 * runs }

  /// Whether a budget limits what a slowdown changes.
  private func isJudged(_ subject: Subject) -> Bool {
    suite.budgets.contains {
      $0.workload == subject.workload && ($0.subject ?? subject.name) == subject.name
        && $0.metric == .ratioToYardstick
    }
  }

  private func verdicts(
    on board: [[Subject]], _ plan: MeasurementPlan
  ) throws(BenchFailure) -> [BudgetVerdict] {
    try BenchFailure.ofWrongResults { () throws(MeasurementError) in
      try suite.measurer(plan: plan).measure(board: board, against: suite.budgets)
        .flatMap(\.verdicts)
    }
  }

  /// Measures all rounds that a board may have, then draws boards from them.
  private func rehearse(
    _ plan: MeasurementPlan, showing: (String) -> Void
  ) throws(BenchFailure) -> BoardTrials {
    let stored = try suite.storeRounds(plan)
    showing("drawing \(boards) boards")
    return BoardTrials(of: stored, against: suite.budgets, plan: plan, boards: boards)
  }

  private func section(_ detections: [Detection], _ isFound: Bool) -> ReportSection {
    var table = ReportTable(columns: [
      .init("workload"), .init("backend"), .init("found", .right), .init("undecided", .right),
      .init("missed", .right), .init("false alarms", .right),
    ])
    for detection in detections {
      table.append(
        .init(
          [
            detection.subject.workload, detection.subject.name, "\(detection.found) of \(runs)",
            "\(detection.undecided)", "\(runs - detection.found - detection.undecided)",
            "\(detection.alarms) of \(runs)",
          ], verdict: detection.found == runs && detection.alarms == 0 ? .ok : .failed))
    }
    return ReportSection(
      "detection", title: "Slowdowns of 20 %", verdict: isFound ? .ok : .failed,
      blocks: [
        .paragraph(
          "In \(boardCount) boards every second subject does a fifth more work in every sample; the budgets do "
            + "not know which. False alarms are of the boards in which the subject was left alone."
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
