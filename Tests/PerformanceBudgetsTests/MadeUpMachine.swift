import PerformanceBudgets

/// A machine whose clocks advance only as a test requests.
struct MadeUpMachine: Sendable {
  let wall = ManualClock()
  let cpu = ManualClock()

  /// Advances the CPU clock by `nanoseconds`, and the wall clock by `waiting` more.
  func work(_ nanoseconds: UInt64, waiting: UInt64 = 0) {
    cpu.advance(by: nanoseconds)
    wall.advance(by: nanoseconds + waiting)
  }

  func measurer(plan: MeasurementPlan = MeasurementPlan(looks: [10])) -> Measurer {
    Measurer(plan: plan, wallClock: wall, cpuClock: cpu)
  }

  /// Returns a subject with the given time for each sample and correct results.
  func subject(
    _ name: String, samplesPerBlock: Int = 4, operationsPerSample: Int = 1,
    takes nanoseconds: @escaping (Int) -> UInt64
  ) -> Subject {
    Subject(
      name, workload: "made up", samplesPerBlock: samplesPerBlock,
      operationsPerSample: operationsPerSample
    ) {
      work(nanoseconds($0))
    } check: {
    }
  }
}
