import PerformanceBudgets

/// A machine whose time passes only where a test says so.
struct MadeUpMachine: Sendable {
  let wall = ManualClock()
  let cpu = ManualClock()

  /// Work that takes so long on the CPU, and on the wall so much longer.
  func work(_ nanoseconds: UInt64, waiting: UInt64 = 0) {
    cpu.advance(by: nanoseconds)
    wall.advance(by: nanoseconds + waiting)
  }

  func measurer(plan: MeasurementPlan = MeasurementPlan(looks: [10])) -> Measurer {
    Measurer(plan: plan, wallClock: wall, cpuClock: cpu)
  }

  /// A subject each of whose samples takes so long, and whose results are right.
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
