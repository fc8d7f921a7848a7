/// Measures the subjects of a workload side by side on the calling thread.
///
///     let measurer = Measurer(plan: MeasurementPlan())
///     let measurement = try measurer.measure([native, gmp])
///     print(measurement.ratios(of: "gmp", to: "native") ?? [])
public struct Measurer {
  /// How long and how carefully.
  public var plan: MeasurementPlan
  /// The clock on the wall.
  package var wallClock: any NanosecondClock
  /// The clock of the thread's CPU time.
  package var cpuClock: any NanosecondClock
  /// The work that is run before and after each slice of a block; work that neighbours on the core slow as they slow
  /// the subjects.
  ///
  /// As it stands it is a chain, which follows the clock rate alone: then every round is calm, no core calmer than
  /// another, and a ``Sensitivity`` makes up for nothing.
  package var yardstick: Yardstick
  /// Work that follows the clock rate alone, run beside the yardstick; see ``Sensitivity``.
  package var chain: Yardstick
  /// Long straight code that keeps all multipliers busy, run beside the yardstick; without it, budgets that are
  /// sensitive to it are not measured.
  package var products: Yardstick?
  /// Whether each turn begins on the calmest core that the thread may run on, which the processes that it starts
  /// inherit.
  package var seeksCalmCores: Bool
  /// How often this thread has called the allocator; `UInt64.max` says that nothing counts.
  package var allocationCount: (() -> UInt64)?
  /// The peak resident memory in bytes.
  package var peakMemory: () -> UInt64?

  /// A measurer on the clocks of the system, without a counter of allocations.
  public init(plan: MeasurementPlan) { self.init(plan: plan, wallClock: WallClock()) }

  /// A measurer on other clocks, beside other work, or with a counter.
  package init(
    plan: MeasurementPlan = MeasurementPlan(), wallClock: any NanosecondClock = WallClock(),
    cpuClock: any NanosecondClock = ThreadCPUClock(), yardstick: Yardstick = .multiplyChain,
    chain: Yardstick = .shortChain, products: Yardstick? = nil, seeksCalmCores: Bool = false,
    allocationCount: (() -> UInt64)? = nil,
    peakMemory: @escaping () -> UInt64? = PeakMemory.bytes
  ) {
    self.plan = plan
    self.wallClock = wallClock
    self.cpuClock = cpuClock
    self.yardstick = yardstick
    self.chain = chain
    self.products = products
    self.seeksCalmCores = seeksCalmCores
    self.allocationCount = allocationCount
    self.peakMemory = peakMemory
  }

  /// Measures one workload as ``measure(board:isDecided:)`` does.
  ///
  /// - Throws: ``MeasurementError/checkFailed(workload:subject:reason:)`` before anything is timed.
  /// - Precondition: there is a subject, all are of one workload, and no two have the same name.
  public func measure(
    _ subjects: [Subject], isDecided: (WorkloadMeasurement) -> Bool = { _ in true }
  ) throws(MeasurementError) -> WorkloadMeasurement {
    try measure(board: [subjects], isDecided: isDecided)[0]
  }

  /// Measures one workload as ``measure(board:against:)`` does.
  ///
  /// - Throws: ``MeasurementError/checkFailed(workload:subject:reason:)``: then there is no verdict.
  /// - Precondition: that of ``measure(_:isDecided:)``.
  public func measure(
    _ subjects: [Subject], against budgets: [Budget]
  ) throws(MeasurementError) -> JudgedMeasurement {
    try measure(board: [subjects], against: budgets)[0]
  }
}

/// A measurement of a workload with the verdicts of its budgets.
public struct JudgedMeasurement: Sendable, Equatable {
  /// What was measured.
  public let measurement: WorkloadMeasurement
  /// One verdict for each budget and subject, in the order of the budgets.
  public let verdicts: [BudgetVerdict]
}
