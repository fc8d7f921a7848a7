import Wording

/// Measures what a file of budgets limits, and judges it.
///
///     let file = try BudgetFile(Data(contentsOf: url), name: "Budgets.json")
///     let report = try BudgetRun(file, of: [subject]).run()
///     print(report.text)
///     exit(report.exitCode)
///
/// The results of all subjects are checked first. Then instructions are counted by Callgrind, which
/// starts the program again: the same arguments must lead to the same ``run(progress:)``. Then
/// allocations are counted, and what is a promise in time, or a ratio of times, is timed.
public struct BudgetRun {
  /// The budgets.
  public let file: BudgetFile
  /// How carefully times are measured.
  public var plan = MeasurementPlan()
  /// What a person knows a budget by, such as `typing`: a report shows a group's budgets together.
  public var groups: @Sendable (Budget) -> String = { $0.call.name }
  /// The clock of the thread's CPU time.
  package var cpuClock: any NanosecondClock = ThreadCPUClock()
  /// How many calls of the allocator this thread has made, and for how many bytes; `UInt64.max` says
  /// that nothing counts, and `nil` that the program brings no counter.
  public var allocations: (calls: () -> UInt64, bytes: () -> UInt64)?

  /// The subjects that judged budgets need, those of a workload together.
  package private(set) var board: [[Subject]] = []
  /// The budgets that are judged.
  package private(set) var judged: [Budget] = []
  /// The budgets that are not judged here, and why.
  private var leftOut: [BudgetReport.LeftOut] = []

  /// A run of the budgets of a file on subjects without parameters.
  ///
  /// - Throws: ``BudgetFileError`` for a budget of another workload or subject.
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

  /// A run of the budgets of a file.
  ///
  /// - Parameters:
  ///   - file: the budgets.
  ///   - workloads: all workloads that a budget may name.
  ///   - leavingOut: why a budget is not judged; `nil` if it is.
  /// - Throws: ``BudgetFileError`` at a name or a value that does not exist.
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
      // A budget for all subjects is judged on those that are here.
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

  /// The subjects whose instructions are counted, in the order in which they are.
  package var counted: [Subject] {
    board.joined().filter { subject in
      judged.contains { $0.metric.isCounted && $0.needs(subject) }
    }
  }

  /// Checks every result, measures, and judges.
  ///
  /// In a process that Callgrind watches it runs the counted subjects and ends the process.
  ///
  /// - Parameter progress: told what is being done.
  /// - Returns: what was measured, with the verdicts.
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

  /// Runs the counted subjects if Callgrind watches, or if programs are compared, and ends the process;
  /// else checks all results.
  ///
  /// - Returns: the subjects to count.
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

  /// The allocator's calls and bytes of an operation, over one block; empty where nothing counts, or
  /// nobody asks.
  private func allocated(_ subject: Subject) -> [Metric: Double] {
    let metrics: Set<Metric> = [.allocations, .allocatedBytes]
    guard let allocations, allocations.calls() != .max,
      judged.contains(where: { metrics.contains($0.metric) && $0.needs(subject) })
    else { return [:] }
    // What is made once, such as a table, is none of the operation's.
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
