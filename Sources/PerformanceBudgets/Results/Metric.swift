/// A figure that a budget can limit; the raw value is the word in the budget file.
public enum Metric: String, CaseIterable, Hashable, Sendable {
  /// Instructions of one operation, counted by Valgrind's Callgrind.
  case instructions = "instructions-per-operation"
  /// The exponent p in instructions per operation ∝ sizeᵖ, over the subjects of a workload.
  case growthExponent = "growth-exponent"
  /// Instructions of the dearest sample ÷ those of the median sample.
  case worstToTypical = "worst-to-typical"
  /// Calls of the allocator ÷ operations, over one block.
  case allocations = "allocations-per-operation"
  /// Bytes asked of the allocator ÷ operations, over one block.
  case allocatedBytes = "allocated-bytes-per-operation"
  /// The largest resident memory: of the command that a subject runs, or of this process so far.
  case peakMemory = "peak-memory"
  /// The median time of a sample on the wall.
  case wallP50 = "wall-p50"
  /// The time on the wall within which 99 % of the samples of a round stay.
  case wallP99 = "wall-p99"
  /// The time on the wall within which 99.9 % of the samples of a round stay.
  case wallP999 = "wall-p99.9"
  /// Operations of a round ÷ its thread CPU time.
  case operationsPerSecond = "operations-per-second"
  /// Thread CPU time of one operation ÷ that of another subject in the same rounds.
  case ratioToSubject = "ratio-to-subject"

  /// The figure in words.
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

  /// Whether Callgrind counts it.
  package var isCounted: Bool {
    self == .instructions || self == .growthExponent || self == .worstToTypical
  }

  /// Whether a clock measures it, so that rounds differ and an interval decides.
  package var isTimed: Bool {
    switch self {
    case .wallP50, .wallP99, .wallP999, .operationsPerSecond, .ratioToSubject: true
    case .instructions, .growthExponent, .worstToTypical, .allocations, .allocatedBytes,
      .peakMemory:
      false
    }
  }

  /// Whether a sample is timed alone, and which percentile of a round's samples the figure is.
  var percentile: Double? {
    switch self {
    case .wallP50: 50
    case .wallP99: 99
    case .wallP999: 99.9
    default: nil
    }
  }

  /// Whether it is one figure of several subjects of a workload.
  var isOfSeveralSubjects: Bool { self == .ratioToSubject || self == .growthExponent }
}
