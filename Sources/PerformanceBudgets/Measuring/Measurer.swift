/// A timer of the subjects of a workload, side by side on the calling thread.
///
/// Each subject runs one block to warm up. A round then runs the subjects forwards and backwards
/// (A/B/B/A), so a steady drift of the machine cancels in the ratio of two subjects.
public struct Measurer {
  /// The rounds, time limits and confidence.
  public var plan: MeasurementPlan
  package var wallClock: any NanosecondClock
  /// The clock of the thread's CPU time.
  package var cpuClock: any NanosecondClock

  /// Creates a measurer with the system's clocks.
  public init(plan: MeasurementPlan = MeasurementPlan()) {
    self.init(plan: plan, wallClock: WallClock())
  }

  package init(
    plan: MeasurementPlan = MeasurementPlan(), wallClock: any NanosecondClock = WallClock(),
    cpuClock: any NanosecondClock = ThreadCPUClock()
  ) {
    self.plan = plan
    self.wallClock = wallClock
    self.cpuClock = cpuClock
  }

  /// Times rounds until `isDecided` accepts a look of the plan, or a limit of the plan is reached.
  ///
  ///     let int = Subject("int", workload: "read", samplesPerBlock: 9) { blackHole(Int("\($0)")) }
  ///       check: {}
  ///     try Measurer().measure([int]) { $0.rounds >= 64 }.rounds  // 64
  ///
  /// - Parameters:
  ///   - subjects: the subjects of one workload.
  ///   - metrics: the metrics to measure. Only percentiles need a clock reading around each sample.
  ///   - isDecided: whether the rounds so far suffice; called at each look.
  /// - Returns: the measurement of all rounds.
  /// - Throws: ``MeasurementError`` if a check fails, before anything is timed.
  /// - Precondition: there is a subject, all have the same workload, and their names differ.
  public func measure(
    _ subjects: [Subject], metrics: Set<Metric> = [.operationsPerSecond],
    isDecided: (WorkloadMeasurement) -> Bool = { _ in true }
  ) throws(MeasurementError) -> WorkloadMeasurement {
    try Self.check(subjects)
    return time(subjects, metrics: metrics, isDecided: isDecided)
  }

  /// Times subjects whose results have been checked.
  func time(
    _ subjects: [Subject], metrics: Set<Metric>, isDecided: (WorkloadMeasurement) -> Bool
  ) -> WorkloadMeasurement {
    SecondThread.run()
    var records = subjects.map { SubjectRecord($0, metrics) }
    for record in records { record.runBlock() }
    let cpuEnd = cpuClock.moment(after: plan.cpuTimeLimit)
    let wallEnd = wallClock.moment(after: plan.wallTimeLimit)
    var (rounds, look) = (0, 0)
    while true {
      for index in Array(records.indices) + records.indices.reversed() {
        records[index].time(self)
      }
      for index in records.indices { records[index].closeRound() }
      rounds += 1
      let isOver = cpuClock.now() >= cpuEnd || wallClock.now() >= wallEnd
      if rounds < plan.looks[look] && !isOver { continue }
      let soFar = WorkloadMeasurement(
        workload: subjects[0].workload, subjects: records.map(\.measurement), rounds: rounds,
        confidence: plan.confidenceOfInterval)
      if isOver || look + 1 == plan.looks.count || isDecided(soFar) { return soFar }
      look += 1
    }
  }

  /// Runs the checks of the subjects, and throws at the first wrong result.
  static func check(_ subjects: [Subject]) throws(MeasurementError) {
    precondition(!subjects.isEmpty, "nothing to measure")
    precondition(Set(subjects.map(\.workload)).count == 1, "subjects of different workloads")
    precondition(Set(subjects.map(\.name)).count == subjects.count, "two subjects of one name")
    for subject in subjects {
      do { try subject.check() } catch {
        throw MeasurementError(subject, "\(error)")
      }
    }
  }
}
