import AllocationCounter
import PerformanceBudgets
import Reporting
import Workloads

/// The board: the workloads of a budget file, measured in turns and held against its budgets.
struct BoardSuite {
  let file: BudgetFile
  var plan: MeasurementPlan
  /// The budgets that are judged here.
  var budgets: [Budget]
  /// Those for other machines, or beyond the scope.
  let leftOut: [Budget]
  /// The subjects that a budget is for, those of a workload together.
  var board: [[Subject]]
  /// This thread's CPU, with that of the processes that it starts.
  let clock = ChildTimeClock()

  /// Time enough for the rounds of an interval on a machine slower than it should be, and never more than 90 s.
  static let full = MeasurementPlan(
    looks: [24, 48, 96, 384, 768], cpuTimeLimit: 70_000_000_000, wallTimeLimit: 78_000_000_000,
    confidence: confidence)
  /// Without growth and worst inputs, whose many subjects would take half of the time; never more than 20 s.
  static let quick = MeasurementPlan(
    looks: [24, 48, 96, 384, 768], cpuTimeLimit: 14_000_000_000, wallTimeLimit: 15_000_000_000,
    warmUpTimeLimit: 20_000_000, confidence: confidence)
  /// How sure the process is that measures first: with those that confirm it the board errs in 1 %.
  private static let confidence = 0.994

  /// Which budgets are judged, of those for this class of machines.
  enum Scope {
    /// All of them.
    case all
    /// Those that do not follow the machine's speed: ratios, wall-clock limits, counts.
    case relative
    /// Those that mean the same on a machine of any make, whose caches move ratios to the yardstick: wall-clock
    /// limits, counts, ratios of two subjects and how times grow.
    case portable
    /// The ratios to the yardstick, those of other machines too, to measure them anew.
    case calibration

    func judges(_ metric: Metric) -> Bool {
      switch self {
      case .all: true
      case .relative: !metric.followsSpeed
      case .portable: !metric.needsControl
      case .calibration: metric == .ratioToYardstick
      }
    }
  }

  /// The board of a file; `command` is where `metryvo` lies, to be started.
  init(
    _ file: BudgetFile, typing numbers: [TypedNumber], isQuick: Bool, scope: Scope,
    command: String?, slowdown: Slowdown? = nil
  ) throws(BenchFailure) {
    self.file = file
    plan = isQuick ? Self.quick : Self.full
    let machine = RunFacts.machineClass
    let isJudged = { (budget: Budget) in
      (budget.isFor(machine: machine) || scope == .calibration) && scope.judges(budget.metric)
        && !(isQuick && budget.metric.isOfSeveralSubjects)
    }
    budgets = file.budgets.filter(isJudged)
    leftOut = file.budgets.filter { !isJudged($0) }
    let workloads = BoardWorkload.all(typing: numbers, command: command, on: clock)
    do throws(BudgetFileError) { try file.checkNames(against: workloads.map(\.known)) } catch {
      throw BenchFailure(65, error.description)
    }
    var made: [WorkloadCall: [Subject]] = [:]
    var board: [[Subject]] = []
    for (index, budget) in file.budgets.enumerated() {
      guard let workload = workloads.first(where: { $0.known.name == budget.call.name }) else {
        continue
      }
      let subjects: [Subject]
      if let same = made[budget.call] {
        subjects = same
      } else {
        subjects = try Self.subjects(of: workload, budget.call, index, in: file)
        made[budget.call] = subjects
        board.append(subjects)
      }
      try Self.check(budget, index, isOf: subjects, in: file)
    }
    board = board.judged(by: budgets)
    if let slowdown { board = try slowdown.applied(to: board, on: clock) }
    self.board = board
  }

  /// The same with the budgets on these lines of their file alone, as one process that confirms measures them.
  func restricted(to lines: BudgetLines) -> BoardSuite {
    var suite = self
    suite.budgets = budgets.filter { lines.lines.contains(file.line(of: $0) ?? 0) }
    suite.board = board.judged(by: suite.budgets)
    suite.plan.confidence = Confirmation.confidence
    return suite
  }

  /// The subjects of a call; a value that a parameter cannot have is an error at its place in the file.
  private static func subjects(
    of workload: BoardWorkload, _ call: WorkloadCall, _ index: Int, in file: BudgetFile
  ) throws(BenchFailure) -> [Subject] {
    do throws(ParameterError) { return try workload.subjects(call) } catch {
      let place = error.parameter.map { "parameters.\($0)" } ?? "parameters"
      let problem = BudgetFileError.Problem.badParameter(error.value, reason: error.reason)
      throw BenchFailure(65, file.error(problem, of: index, at: place).description)
    }
  }

  /// Refuses a budget for a subject that the workload has, but not with these parameters.
  private static func check(
    _ budget: Budget, _ index: Int, isOf subjects: [Subject], in file: BudgetFile
  ) throws(BenchFailure) {
    let known = subjects.map(\.name)
    for (name, key) in [(budget.subject, "subject"), (budget.other, "to")] {
      guard let name, !known.isEmpty, !known.contains(name) else { continue }
      let problem = BudgetFileError.Problem.unknownSubject(
        name, workload: budget.workload, known: known)
      throw BenchFailure(65, file.error(problem, of: index, at: key).description)
    }
  }

  /// Measures on this thread.
  func measurer(plan: MeasurementPlan? = nil) -> Measurer {
    Measurer(
      plan: plan ?? self.plan, cpuClock: clock, yardstick: BoardYardstick.yardstick,
      products: BoardYardstick.products, seeksCalmCores: true,
      allocationCount: allocation_count)
  }

  /// Measures all rounds that a board may have, however long that takes, and judges nothing.
  func storeRounds(_ plan: MeasurementPlan) throws(BenchFailure) -> [WorkloadMeasurement] {
    var plan = plan
    plan.looks = [plan.looks.last ?? 1]
    plan.cpuTimeLimit = .max
    plan.wallTimeLimit = .max
    return try BenchFailure.ofWrongResults { () throws(MeasurementError) in
      try measurer(plan: plan).measure(board: board)
    }
  }

  /// Checks every result, measures, and judges.
  func run() throws(BenchFailure) -> [JudgedMeasurement] {
    try BenchFailure.ofWrongResults { () throws(MeasurementError) in
      try measurer().measure(board: board, against: budgets)
    }
  }
}

extension [[Subject]] {
  /// Those that a budget is for, or needs to hold another against.
  fileprivate func judged(by budgets: [Budget]) -> [[Subject]] {
    let byWorkload = Dictionary(grouping: budgets, by: \.workload)
    return map { subjects in
      subjects.filter { subject in
        byWorkload[subject.workload, default: []].contains {
          $0.isJudged(on: subject) || $0.other == subject.name
        }
      }
    }.filter { !$0.isEmpty }
  }
}

extension Budget {
  /// Whether it is for a subject of its workload.
  func isJudged(on subject: Subject) -> Bool {
    workload == subject.workload && (self.subject ?? subject.name) == subject.name
  }
}
