import AllocationCounter
import PerformanceBudgets

/// What one workload of prepared conversions takes on each side.
struct PreparedMeasurement {
  var workload: String
  /// The shortest round in nanoseconds of thread CPU for one operation, by the name of the side.
  var nanoseconds: [String: Double]
  /// What the yardstick took, run beside them.
  private var surroundings = Surroundings()
  /// The shortest round of the yardstick.
  var yardstick: Double { surroundings.yardstick }
  /// Calls of the allocator in a round of `Decimal128`; `nil` where they are not counted.
  var allocations: UInt64?

  /// The median of each side's time over `Decimal128`'s in the same round.
  private var ratios: [String: Double] = [:]

  var native: Double { nanoseconds["native"] ?? .infinity }
  var gmp: Double? { nanoseconds["gmp"] }
  var measurement: Double? { nanoseconds["Foundation.Measurement"] }
  /// How many times as long `BigDecimal` takes.
  var gmpRatio: Double? { ratios["gmp"] }
  /// How many times as long Foundation's `Measurement` takes.
  var measurementRatio: Double? { ratios["Foundation.Measurement"] }

  private static let rounds = 1_000
  private static let mostRepetitions = 4

  /// Runs all sides in turns; while a limit is breached, again: other people's load only ever adds.
  init(_ subjects: [Subject], workload: String, limits: PreparedLimits, isPortable: Bool) {
    self.workload = workload
    nanoseconds = [:]
    for subject in subjects { subject.run(0) }
    if let native = subjects.first(where: { $0.name == "native" }) {
      let before = allocation_count()
      native.run(0)
      allocations = before == .max ? nil : allocation_count() - before
    }
    for repetition in 0..<Self.mostRepetitions
    where repetition == 0 || !breaches(of: limits, isPortable: isPortable).isEmpty {
      measure(subjects)
    }
  }

  private mutating func measure(_ subjects: [Subject]) {
    let clock = ThreadCPUClock()
    var paired: [String: [Double]] = [:]
    var yardsticks: [Double] = []
    for round in 0..<Self.rounds {
      var times: [String: Double] = [:]
      for subject in subjects {
        let start = clock.now()
        subject.run(round)
        let time = Double(clock.now() - start) / Double(subject.operationsPerBlock)
        times[subject.name] = time
      }
      // A clock that stands still, as profilers make it do at times, has measured nothing.
      if times.values.contains(0) { continue }
      for (side, time) in times {
        nanoseconds[side] = min(nanoseconds[side] ?? .infinity, time)
        if let native = times["native"] { paired[side, default: []].append(time / native) }
      }
      let start = clock.now()
      TextYardstick.yardstick.run()
      yardsticks.append(Double(clock.now() - start))
    }
    surroundings.keep(yardsticks)
    ratios = paired.mapValues { $0.sorted()[$0.count / 2] }
  }

  /// What is not as it must be; of portable limits those that no machine's speed decides.
  func breaches(of limits: PreparedLimits, isPortable: Bool) -> PreparedBreaches {
    var found = PreparedBreaches()
    found.isTooSlow =
      !isPortable && native > limits.nanoseconds(of: workload, yardstick: yardstick)
    found.isBesideNeighbours = !surroundings.wasCalm
    if let gmpRatio, gmpRatio > limits.gmpOverNative { found.others.append("gmp too slow") }
    if let measurementRatio, measurementRatio < limits.measurementOverNative {
      found.others.append("too near to Measurement")
    }
    if let allocations, allocations > 0, !mayAllocate { found.others.append("allocates") }
    return found
  }

  /// Texts of more than 15 bytes are memory of their own.
  private var mayAllocate: Bool { workload.hasSuffix("-text") }
}
