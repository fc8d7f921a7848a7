/// Measures the subjects of a workload side by side on the calling thread.
///
///     let measurer = Measurer(allocationCount: allocation_count)
///     let measurement = try measurer.measure([native, gmp])
///     print(measurement.ratios(of: "gmp", to: "native") ?? [])
public struct Measurer {
  /// How long and how carefully.
  public var plan: MeasurementPlan
  /// The clock on the wall.
  public var wallClock: any NanosecondClock
  /// The clock of the thread's CPU time.
  public var cpuClock: any NanosecondClock
  /// The work that is run before and after each block.
  public var yardstick: Yardstick
  /// How often this thread has called the allocator; `UInt64.max` says that nothing counts.
  public var allocationCount: (() -> UInt64)?
  /// The peak resident memory in bytes.
  public var peakMemory: () -> UInt64?

  /// A measurer; as it stands, on the clocks of the system and without a counter of allocations.
  public init(
    plan: MeasurementPlan = MeasurementPlan(), wallClock: any NanosecondClock = WallClock(),
    cpuClock: any NanosecondClock = ThreadCPUClock(), yardstick: Yardstick = .multiplyChain,
    allocationCount: (() -> UInt64)? = nil,
    peakMemory: @escaping () -> UInt64? = PeakMemory.bytes
  ) {
    self.plan = plan
    self.wallClock = wallClock
    self.cpuClock = cpuClock
    self.yardstick = yardstick
    self.allocationCount = allocationCount
    self.peakMemory = peakMemory
  }

  /// Checks, calibrates, warms up, counts allocations, then measures rounds.
  ///
  /// A round runs the subjects forwards and then backwards (A/B/B/A), with the yardstick before,
  /// between and after the blocks. After each number of rounds in ``MeasurementPlan/looks``, and when
  /// the time is over, `isDecided` is asked whether the rounds suffice.
  ///
  /// - Throws: ``MeasurementError/checkFailed(workload:subject:reason:)`` before anything is timed.
  /// - Precondition: there is a subject, all are of one workload, and no two have the same name.
  public func measure(
    _ subjects: [Subject], isDecided: (WorkloadMeasurement) -> Bool = { _ in true }
  ) throws(MeasurementError) -> WorkloadMeasurement {
    precondition(!subjects.isEmpty, "nothing to measure")
    precondition(Set(subjects.map(\.workload)).count == 1, "subjects of different workloads")
    precondition(Set(subjects.map(\.name)).count == subjects.count, "two subjects of one name")
    for subject in subjects {
      do { try subject.check() } catch {
        throw .checkFailed(workload: subject.workload, subject: subject.name, reason: "\(error)")
      }
    }
    var run = MeasurementRun(self, subjects)
    run.warmUp()
    run.countAllocations()
    let cpuEnd = cpuClock.now() + plan.cpuTimeLimit
    let wallEnd = wallClock.now() + plan.wallTimeLimit
    func isOver() -> Bool { cpuClock.now() >= cpuEnd || wallClock.now() >= wallEnd }
    for look in plan.looks {
      while run.rounds < look, !isOver() { run.measureRound() }
      let isLast = isOver()
      let soFar = run.measurement(.decided)
      if isDecided(soFar) { return soFar }
      if isLast { return run.measurement(.timeLimit) }
    }
    return run.measurement(.roundLimit)
  }

  /// Measures until all the budgets are decided, as far as the plan allows, and gives the verdicts.
  ///
  /// Budgets of other workloads are left out.
  ///
  /// - Throws: ``MeasurementError/checkFailed(workload:subject:reason:)``: then there is no verdict.
  /// - Precondition: that of ``measure(_:isDecided:)``.
  public func measure(
    _ subjects: [Subject], against budgets: [Budget]
  ) throws(MeasurementError) -> JudgedMeasurement {
    let own = budgets.filter { $0.workload == subjects.first?.workload }
    let measurement = try measure(subjects) { soFar in
      own.flatMap { $0.verdicts(on: soFar) }.allSatisfy { !$0.outcome.mayChangeWithMoreRounds }
    }
    return JudgedMeasurement(
      measurement: measurement, verdicts: own.flatMap { $0.verdicts(on: measurement) })
  }
}

/// A measurement of a workload with the verdicts of its budgets.
public struct JudgedMeasurement: Sendable, Equatable {
  /// What was measured.
  public let measurement: WorkloadMeasurement
  /// One verdict for each budget and subject, in the order of the budgets.
  public let verdicts: [BudgetVerdict]
}
