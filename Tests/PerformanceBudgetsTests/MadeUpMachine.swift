import PerformanceBudgets

/// A machine whose time passes only where a test says so.
struct MadeUpMachine: Sendable {
  let wall: ManualClock
  let cpu: ManualClock

  init(costOfReading: UInt64 = 0) {
    wall = ManualClock(costOfReading: costOfReading)
    cpu = ManualClock(costOfReading: costOfReading)
  }

  /// Work that takes so long on the CPU, and on the wall so much longer.
  func work(_ nanoseconds: UInt64, waiting: UInt64 = 0) {
    cpu.advance(by: nanoseconds)
    wall.advance(by: nanoseconds + waiting)
  }

  /// A measurer with a yardstick of 100 µs and a chain that takes no time, which counts as 1 ns.
  func measurer(
    plan: MeasurementPlan = MeasurementPlan(looks: [10]),
    allocationCount: (() -> UInt64)? = nil, yardstick: (@Sendable () -> Void)? = nil,
    chain: @escaping @Sendable () -> Void = {}, products: (@Sendable () -> Void)? = nil
  ) -> Measurer {
    Measurer(
      plan: plan, wallClock: wall, cpuClock: cpu,
      yardstick: Yardstick(run: yardstick ?? { work(100_000) }),
      chain: Yardstick(run: chain), products: products.map { Yardstick(run: $0) },
      allocationCount: allocationCount, peakMemory: { 4_096 })
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
