import Wording

/// A run that measures and judges the budgets of a file.
///
/// The run first checks the results of all subjects. Then Callgrind counts instructions. Callgrind
/// starts the program again, so equal arguments must lead to an equal call of ``run(progress:)``.
/// Finally the run counts allocations and times the subjects of budgets in time or ratios of times.
public struct BudgetRun {
  /// The budgets.
  public let file: BudgetFile
  /// The rounds, time limits and confidence of timed measurements.
  public var plan = MeasurementPlan()
  /// The function that returns the group under which the report shows a budget, such as `typing`.
  public var groups: @Sendable (Budget) -> String = { $0.call.name }
  /// The clock of the thread's CPU time.
  package var cpuClock: any NanosecondClock = ThreadCPUClock()
  /// This thread's counters of allocator calls and allocated bytes; `nil` if there are none.
  ///
  /// A counter that returns `UInt64.max` is not active.
  public var allocations: (calls: () -> UInt64, bytes: () -> UInt64)?

  /// The subjects that judged budgets need, grouped by workload.
  package private(set) var board: [[Subject]] = []
  package private(set) var judged: [Budget] = []
  /// The budgets that are not judged in this run, with the reasons.
  private var leftOut: [BudgetReport.LeftOut] = []

  /// Creates a run of a budget file on subjects without parameters.
  ///
  /// - Throws: ``BudgetFileError`` if a budget names another workload or subject.
  public init(_ file: BudgetFile, of subjects: [Subject]) throws(BudgetFileError) {
    let names = subjects.map(\.workload).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    try self.init(
      file,
      names.map { name in
        let own = subjects.filter { $0.workload == name }
        return BudgetedWorkload(KnownWorkload(name, subjects: own.map(\.name))) { _ in own }
      })
  }

  /// Creates a run of a budget file.
  ///
  /// - Parameters:
  ///   - file: the budgets.
  ///   - workloads: all workloads that a budget may name.
  ///   - leavingOut: returns the reason why a budget is not judged, or `nil` to judge the budget.
  /// - Throws: ``BudgetFileError`` at an unknown name or an invalid value.
  public init(
    _ file: BudgetFile, _ workloads: [BudgetedWorkload],
    leavingOut: (Budget) -> String? = { _ in nil }
  ) throws(BudgetFileError) {
    self.file = file
    try file.checkNames(against: workloads.map(\.known))
    var made: [WorkloadCall: [Subject]] = [:]
    var calls: [WorkloadCall] = []
    for budget in file.budgets {
      guard let workload = workloads.first(where: { $0.known.name == budget.call.name })
      else { continue }
      let named = [budget.subject, budget.other].compactMap { $0 }
      let needed = named.isEmpty ? workload.known.subjects : named
      let absent = needed.compactMap { workload.known.absent[$0] }
      // A budget for all subjects is judged on the available subjects.
      let isAbsent = !absent.isEmpty && (!named.isEmpty || absent.count == needed.count)
      if let reason = (isAbsent ? absent.first : nil) ?? leavingOut(budget)
        ?? (budget.metric.isCounted ? InstructionCounter.obstacle : nil)
      {
        leftOut.append(.init(budget: budget, reason: reason))
        continue
      }
      if made[budget.call] == nil {
        do throws(ParameterError) { made[budget.call] = try workload.subjects(budget.call) } catch {
          throw file.error(
            "'\(error.value)': \(error.reason)", of: budget,
            at: error.parameter.map { "parameters.\($0)" } ?? "parameters")
        }
        calls.append(budget.call)
      }
      let known = made[budget.call, default: []].map(\.name)
      for (name, key) in [(budget.subject, "subject"), (budget.other, "to")] {
        guard let name, !known.contains(name) else { continue }
        throw file.unknown(name, of: budget, budget.workload, known: known, at: key)
      }
      judged.append(budget)
    }
    board = calls.map { call in
      made[call, default: []].filter { subject in judged.contains { $0.needs(subject) } }
    }.filter { !$0.isEmpty }
  }

  /// The subjects whose instructions are counted, in the order of the board.
  package var counted: [Subject] {
    board.joined().filter { subject in
      judged.contains { $0.metric.isCounted && $0.needs(subject) }
    }
  }

  /// Checks all results, measures, and judges.
  ///
  /// In a child process that counts or compares, the call runs the subjects and ends the process.
  ///
  ///     let entry = #"{"workload": "read", "metric": "wall-p50", "atMost": 1e9, "reason": "1 s"}"#
  ///     let json = Data(#"{"schema": 1, "budgets": [\#(entry)]}"#.utf8)
  ///     let int = Subject("int", workload: "read", samplesPerBlock: 9) { blackHole(Int("\($0)")) }
  ///       check: {}
  ///     try BudgetRun(BudgetFile(json, name: "Budgets.json"), of: [int]).run().exitCode  // 0
  ///
  /// - Parameter progress: receives a description of the current step.
  /// - Returns: the measurements and the verdicts.
  /// - Throws: ``MeasurementError`` if a result is wrong, ``CountingError`` if Callgrind fails.
  public func run(progress: (String) -> Void = { _ in }) throws -> BudgetReport {
    let counted = try prepare(progress)
    let clock = ContinuousClock()
    let start = clock.now
    var counts: [InstructionCount] = []
    if !counted.isEmpty {
      counts = try InstructionCounter().count(counted) {
        progress("instructions: \($0.counted("profile"))")
      }
    }
    let measured = try measurements(
      Dictionary(zip(counted.map(\.identity), counts), uniquingKeysWith: { $1 }), progress)
    return BudgetReport(
      file: file, verdicts: judged.verdicts(on: measured), leftOut: leftOut,
      measurements: measured, seconds: (clock.now - start) / .seconds(1), groups: groups)
  }

  /// Checks all results and returns the subjects to count.
  ///
  /// The child process of a counting run or a comparison instead runs these subjects and ends.
  package func prepare(_ progress: (String) -> Void) throws -> [Subject] {
    let counted = counted
    if let list = CountedRun.list { CountedRun.run(counted, to: list) }
    if let list = TimedRun.list { TimedRun.run(counted, to: list) }
    for subjects in board {
      progress("checking the results of \(subjects[0].workload)")
      try Measurer.check(subjects)
    }
    return counted
  }

  private func measurements(
    _ counts: [Subject.Identity: InstructionCount], _ progress: (String) -> Void
  ) throws -> [WorkloadMeasurement] {
    let timed = judged.filter(\.metric.isTimed)
    var measurer = Measurer(plan: plan, wallClock: WallClock(), cpuClock: cpuClock)
    let timedSubjects = timed.map { budget in
      budget.metric.isOfSeveralSubjects ? 1 : board.joined().count(where: budget.needs)
    }
    measurer.plan.verdicts = max(1, timedSubjects.reduce(0, +))
    return board.map { subjects in
      let workload = subjects[0].workload
      let budgets = timed.filter { $0.workload == workload }
      var found = WorkloadMeasurement(workload: workload, subjects: [])
      let clocked = subjects.filter { subject in budgets.contains { $0.needs(subject) } }
      if !clocked.isEmpty {
        progress("time: \(workload)")
        found = measurer.time(clocked, metrics: Set(budgets.map(\.metric))) { soFar in
          budgets.verdicts(on: [soFar]).allSatisfy { !$0.outcome.mayChangeWithMoreRounds }
        }
      }
      found.subjects = subjects.map { subject in
        var own =
          found.subject(subject.name)
          ?? SubjectMeasurement(name: subject.name, size: subject.size)
        if let count = counts[subject.identity] {
          own.count = count
          own.values[.instructions] = [count.instructions]
          own.values[.worstToTypical] = count.worstToTypical.map { [$0] }
        }
        for (metric, value) in allocated(subject) { own.values[metric] = [value] }
        own.values[.peakMemory] = peakMemory(of: subject).map { [Double($0)] }
        return own
      }
      return found
    }
  }

  /// Returns the metrics of allocation; empty if no counter is active, or if no budget needs them.
  private func allocated(_ subject: Subject) -> [Metric: Double] {
    let metrics: Set<Metric> = [.allocations, .allocatedBytes]
    guard let allocations, allocations.calls() != .max,
      judged.contains(where: { metrics.contains($0.metric) && $0.needs(subject) })
    else { return [:] }
    // Run the initial work, such as building a table, before allocations are counted.
    subject.run(0)
    let (calls, bytes) = (allocations.calls(), allocations.bytes())
    for sample in 0..<subject.samplesPerBlock { subject.run(sample) }
    let operations = Double(subject.operationsPerBlock)
    return [
      .allocations: Double(allocations.calls() - calls) / operations,
      .allocatedBytes: Double(allocations.bytes() - bytes) / operations,
    ]
  }

  private func peakMemory(of subject: Subject) -> UInt64? {
    guard judged.contains(where: { $0.metric == .peakMemory && $0.needs(subject) }) else {
      return nil
    }
    if subject.command.isEmpty { return PeakMemory.bytes() }
    return (try? ChildRun.watching(subject.command))?.peakMemory
  }
}
