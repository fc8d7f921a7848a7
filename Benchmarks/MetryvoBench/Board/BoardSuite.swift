import AllocationCounter
import GMPDecimal
import NativeDecimal
import PerformanceBudgets
import Reporting
import Workloads

/// The board: the workloads of a budget file, measured in turns and held against its budgets.
struct BoardSuite {
  let file: BudgetFile
  let plan: MeasurementPlan
  /// The budgets that are judged here.
  let budgets: [Budget]
  /// Those for other machines, or beyond the scope.
  let leftOut: [Budget]
  /// The subjects of each workload that a budget is for.
  let board: [[Subject]]

  /// Time enough for the rounds of an interval on a machine slower than it should be: 16 rounds take about 3 s.
  static let full = MeasurementPlan(
    looks: [32, 96, 288], cpuTimeLimit: 70_000_000_000, wallTimeLimit: 300_000_000_000)
  static let quick = MeasurementPlan(
    looks: [32, 64, 192], cpuTimeLimit: 14_000_000_000, wallTimeLimit: 60_000_000_000,
    warmUpTimeLimit: 200_000_000)

  /// Which budgets are judged, of those for this class of machines.
  enum Scope {
    /// All of them.
    case all
    /// Those that do not follow the machine's speed: ratios, wall-clock limits, counts.
    case relative
    /// Those that mean the same on a machine of any make, whose caches move ratios too: wall-clock limits and
    /// counts.
    case portable

    func judges(_ metric: Metric) -> Bool {
      switch self {
      case .all: true
      case .relative: !metric.followsSpeed
      case .portable: !metric.needsControl
      }
    }
  }

  /// The board of a file; `command` is where `metryvo` lies, to be started.
  init(
    _ file: BudgetFile, typing numbers: [TypedNumber], plan: MeasurementPlan, scope: Scope,
    command: String?, slowdown: Slowdown? = nil
  ) throws(BenchFailure) {
    self.file = file
    self.plan = plan
    let machine = RunFacts.machineClass
    let isJudged = { (budget: Budget) in
      budget.isFor(machine: machine) && scope.judges(budget.metric)
    }
    budgets = file.budgets.filter(isJudged)
    leftOut = file.budgets.filter { !isJudged($0) }
    let replays =
      ConversionWorkloads.subjects(of: BackendEngine(Decimal128.self), typing: numbers)
      + ConversionWorkloads.subjects(of: BackendEngine(BigDecimal.self), typing: numbers)
    let backends = [Decimal128.backendName, BigDecimal.backendName]
    let known =
      ConversionWorkloads.statements.map { KnownWorkload($0.identifier, subjects: backends) }
      + ChosenConversions.known(on: backends) + [CommandStart.known]
    do throws(BudgetFileError) { try file.checkNames(against: known) } catch {
      throw BenchFailure(65, error.description)
    }

    let wanted = Set(budgets.map(\.workload))
    var board = ConversionWorkloads.statements.map(\.identifier).filter(wanted.contains)
      .map { name in replays.filter { $0.workload == name } }
    var chosen: Set<WorkloadCall> = []
    for (index, budget) in file.budgets.enumerated() where !budget.call.parameters.isEmpty {
      let subjects = try Self.chosen(budget, index, in: file)
      if wanted.contains(budget.workload), chosen.insert(budget.call).inserted {
        board.append(subjects)
      }
    }
    // Without the command its budgets are not run, and so undecided.
    if wanted.contains(CommandStart.workload), let command {
      board.append([CommandStart.subject(command)])
    }
    if let slowdown { board = try slowdown.applied(to: board) }
    self.board = board
  }

  /// The subjects of a workload with parameters.
  private static func chosen(
    _ budget: Budget, _ index: Int, in file: BudgetFile
  ) throws(BenchFailure) -> [Subject] {
    func failure(_ value: String, _ reason: String, at key: String) -> BenchFailure {
      BenchFailure(
        65, file.error(.badParameter(value, reason: reason), of: index, at: key).description)
    }
    guard let digits = ChosenConversions.digits(of: budget.call) else {
      let range = ChosenConversions.digitRange
      throw failure(
        budget.call.parameters["digits"] ?? "",
        "a whole number from \(range.lowerBound) to \(range.upperBound) should be here",
        at: "parameters.digits")
    }
    let subjects: [Subject]
    do {
      subjects = try [
        ChosenConversions.subject(of: budget.call, digits: digits, on: Decimal128.self),
        ChosenConversions.subject(of: budget.call, digits: digits, on: BigDecimal.self),
      ].compactMap { $0 }
    } catch { throw failure(budget.call.description, "\(error)", at: "parameters") }
    if let name = budget.subject, !subjects.contains(where: { $0.name == name }) {
      throw failure(name, "it has not \(digits) digits", at: "subject")
    }
    return subjects
  }

  /// Measures on this thread.
  func measurer(plan: MeasurementPlan? = nil) -> Measurer {
    Measurer(
      plan: plan ?? self.plan, yardstick: BoardYardstick.yardstick,
      allocationCount: allocation_count)
  }

  /// Checks every result, measures, and judges.
  func run() throws(BenchFailure) -> [JudgedMeasurement] {
    try BenchFailure.ofWrongResults { () throws(MeasurementError) in
      try measurer().measure(board: board, against: budgets)
    }
  }
}
