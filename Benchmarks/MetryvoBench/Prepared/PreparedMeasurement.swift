import AllocationCounter
import PerformanceBudgets

/// What one workload of prepared conversions takes on each side.
struct PreparedMeasurement {
  var workload: String
  /// The shortest round in nanoseconds of thread CPU for one operation, by the name of the side.
  var nanoseconds: [String: Double]
  /// Calls of the allocator in a round of `Decimal128`; `nil` where they are not counted.
  var allocations: UInt64?

  var native: Double { nanoseconds["native"] ?? .infinity }
  var gmp: Double? { nanoseconds["gmp"] }
  var measurement: Double? { nanoseconds["Foundation.Measurement"] }

  private static let rounds = 1_000
  private static let mostRounds = 4_000

  /// Runs all sides in turns; while a limit is breached, more often: other people's load only ever adds.
  init(_ subjects: [Subject], workload: String, limits: PreparedLimits) {
    self.workload = workload
    nanoseconds = [:]
    for subject in subjects { subject.run(0) }
    if let native = subjects.first(where: { $0.name == "native" }) {
      let before = allocation_count()
      native.run(0)
      allocations = before == .max ? nil : allocation_count() - before
    }
    let clock = ThreadCPUClock()
    for round in 0..<Self.mostRounds where round < Self.rounds || !breaches(of: limits).isEmpty {
      for subject in subjects {
        let start = clock.now()
        subject.run(round)
        let time = Double(clock.now() - start) / Double(subject.operationsPerBlock)
        nanoseconds[subject.name] = min(nanoseconds[subject.name] ?? .infinity, time)
      }
    }
  }

  /// What is not as it must be, in words.
  func breaches(of limits: PreparedLimits) -> [String] {
    var found: [String] = []
    if native > limits.nanoseconds(of: workload) { found.append("too slow") }
    if let gmp, gmp > native * limits.gmpOverNative { found.append("gmp too slow") }
    if let measurement, measurement < native * limits.measurementOverNative {
      found.append("too near to Measurement")
    }
    if let allocations, allocations > 0, !mayAllocate { found.append("allocates") }
    return found
  }

  /// Texts of more than 15 bytes are memory of their own.
  private var mayAllocate: Bool { workload.hasSuffix("-text") }
}
