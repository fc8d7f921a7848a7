/// A figure that a budget can limit; the raw value is the word in the budget file.
public enum Metric: String, CaseIterable, Hashable, Sendable {
  /// Instructions of one operation, counted by Valgrind's Callgrind.
  case instructions = "instructions-per-operation"
  /// The exponent p in instructions per operation ∝ sizeᵖ, over the subjects of a workload.
  case growthExponent = "growth-exponent"
  /// Instructions of the most expensive sample ÷ instructions of the median sample.
  case worstToTypical = "worst-to-typical"
  /// Allocator calls ÷ operations, over one block of samples.
  case allocations = "allocations-per-operation"
  /// Allocated bytes ÷ operations, over one block of samples.
  case allocatedBytes = "allocated-bytes-per-operation"
  /// The peak resident memory of the command that a subject runs, or else of this process so far.
  case peakMemory = "peak-memory"
  /// The median wall time of a sample.
  case wallP50 = "wall-p50"
  /// The wall time that 99 % of the samples of a round do not exceed.
  case wallP99 = "wall-p99"
  /// The wall time that 99.9 % of the samples of a round do not exceed.
  case wallP999 = "wall-p99.9"
  /// Operations of a round ÷ its thread CPU time.
  case operationsPerSecond = "operations-per-second"
  /// Thread CPU time of an operation ÷ thread CPU time of another subject, in the same rounds.
  case ratioToSubject = "ratio-to-subject"

  var words: String {
    switch self {
    case .instructions: "instructions"
    case .growthExponent: "growth with the size"
    case .worstToTypical: "dearest input ÷ typical one"
    case .allocations: "allocations"
    case .allocatedBytes: "bytes allocated"
    case .peakMemory: "peak memory"
    case .wallP50: "median time"
    case .wallP99: "time of 99 %"
    case .wallP999: "time of 99.9 %"
    case .operationsPerSecond: "rate"
    case .ratioToSubject: "time"
    }
  }

  /// Whether Callgrind measures the metric.
  package var isCounted: Bool {
    self == .instructions || self == .growthExponent || self == .worstToTypical
  }

  /// Whether a clock measures the metric, so that rounds differ and an interval decides.
  package var isTimed: Bool {
    switch self {
    case .wallP50, .wallP99, .wallP999, .operationsPerSecond, .ratioToSubject: true
    case .instructions, .growthExponent, .worstToTypical, .allocations, .allocatedBytes,
      .peakMemory:
      false
    }
  }

  /// The percentile of a round's sample times; `nil` for a metric without single sample times.
  var percentile: Double? {
    switch self {
    case .wallP50: 50
    case .wallP99: 99
    case .wallP999: 99.9
    default: nil
    }
  }

  /// Whether the metric has one value for several subjects of a workload.
  var isOfSeveralSubjects: Bool { self == .ratioToSubject || self == .growthExponent }
}
