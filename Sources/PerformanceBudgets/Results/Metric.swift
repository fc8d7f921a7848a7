/// A figure that a budget can limit; the raw value is the word in the budget file.
public enum Metric: String, CaseIterable, Hashable, Sendable {
  /// The median time of a sample on the wall.
  case wallP50 = "wall-p50"
  /// The time on the wall within which 99 % of the samples of a round stay.
  case wallP99 = "wall-p99"
  /// The time on the wall within which 99.9 % of the samples of a round stay.
  case wallP999 = "wall-p99.9"
  /// The median time of a sample on the thread's CPU clock.
  case cpuP50 = "cpu-p50"
  /// The thread CPU time within which 99 % of the samples of a round stay.
  case cpuP99 = "cpu-p99"
  /// The thread CPU time within which 99.9 % of the samples of a round stay.
  case cpuP999 = "cpu-p99.9"
  /// Operations of a round ÷ its thread CPU time.
  case operationsPerSecond = "operations-per-second"
  /// Thread CPU time of one operation ÷ that of the yardstick beside it.
  case ratioToYardstick = "ratio-to-yardstick"
  /// Thread CPU time of one operation ÷ that of a chain of multiplications beside it, which follows the clock rate
  /// alone.
  case ratioToChain = "ratio-to-chain"
  /// Thread CPU time of one operation ÷ that of long products beside it; see ``Sensitivity``.
  case ratioToProducts = "ratio-to-products"
  /// The thread CPU time within which 99.9 % of the samples of a round stay ÷ that of the yardstick.
  case cpuP999ToYardstick = "cpu-p99.9-to-yardstick"
  /// Thread CPU time of one operation ÷ that of another subject in the same rounds.
  case ratioToSubject = "ratio-to-subject"
  /// The power of the size by which the time of an operation grows over the subjects of a workload.
  case growthExponent = "growth-exponent"
  /// Calls of the allocator ÷ operations, over one block.
  case allocationsPerOperation = "allocations-per-operation"
  /// The largest resident memory of the process until the last round of this subject.
  case peakMemory = "peak-memory"

  /// What the figure counts; latencies are per sample, however many operations a sample does.
  public var unit: String {
    switch self {
    case .wallP50, .wallP99, .wallP999: "ns per sample, wall"
    case .cpuP50, .cpuP99, .cpuP999: "ns per sample, thread CPU"
    case .operationsPerSecond: "operations per second of thread CPU"
    case .ratioToYardstick: "yardsticks per operation"
    case .ratioToChain: "chains per operation"
    case .ratioToProducts: "times the products, per operation"
    case .cpuP999ToYardstick: "yardsticks per sample"
    case .ratioToSubject: "times the other's"
    case .growthExponent: "power of the size"
    case .allocationsPerOperation: "allocations per operation"
    case .peakMemory: "bytes"
    }
  }

  /// Whether one reading decides, because repeating it gives the same.
  package var isExact: Bool { self == .allocationsPerOperation || self == .peakMemory }

  /// Whether it is made of the figures of several subjects of a workload.
  package var isOfSeveralSubjects: Bool { self == .ratioToSubject || self == .growthExponent }

  /// Whether a run whose A/A control is off says nothing about it.
  package var needsControl: Bool {
    switch self {
    case .cpuP50, .cpuP99, .cpuP999, .operationsPerSecond, .ratioToYardstick, .ratioToChain,
      .ratioToProducts, .cpuP999ToYardstick:
      true
    case .wallP50, .wallP99, .wallP999, .ratioToSubject, .growthExponent,
      .allocationsPerOperation, .peakMemory:
      false
    }
  }

  /// Whether it is a time on the CPU, or a rate, in absolute numbers: as good as the machine is fast.
  package var followsSpeed: Bool {
    switch self {
    case .cpuP50, .cpuP99, .cpuP999, .operationsPerSecond: true
    case .wallP50, .wallP99, .wallP999, .ratioToYardstick, .ratioToChain, .ratioToProducts,
      .cpuP999ToYardstick, .ratioToSubject, .growthExponent, .allocationsPerOperation, .peakMemory:
      false
    }
  }

  /// The percentile and the clock, for the metrics that are percentiles of a round.
  static let percentiles: [(metric: Metric, percentile: Double, isWall: Bool)] = [
    (.wallP50, 50, true), (.wallP99, 99, true), (.wallP999, 99.9, true),
    (.cpuP50, 50, false), (.cpuP99, 99, false), (.cpuP999, 99.9, false),
  ]
}
