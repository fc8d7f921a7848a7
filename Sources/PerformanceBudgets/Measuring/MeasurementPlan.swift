/// The number of rounds, the time limits and the confidence of a timed measurement.
public struct MeasurementPlan: Hashable, Sendable {
  /// The ascending numbers of rounds after which budgets are evaluated; the last is the maximum.
  public var looks: [Int]
  /// The thread CPU time in nanoseconds after which no further round of a workload begins.
  public var cpuTimeLimit: UInt64
  /// The wall time in nanoseconds after which no further round of a workload begins.
  public var wallTimeLimit: UInt64
  /// The probability that all verdicts of a run are right.
  public var confidence: Double
  /// The number of verdicts that share the probability of an error.
  public var verdicts: Int

  /// Creates a plan; by default with at most 256 rounds and about 5 s of CPU time.
  ///
  /// - Precondition: `looks` ascend within 1...1,000; 0 < `confidence` < 1; `verdicts` ≥ 1.
  public init(
    looks: [Int] = [16, 64, 256], cpuTimeLimit: UInt64 = 5_000_000_000,
    wallTimeLimit: UInt64 = 60_000_000_000, confidence: Double = 0.99, verdicts: Int = 1
  ) {
    precondition(
      looks.first ?? 0 >= 1 && looks.last ?? 0 <= 1_000
        && zip(looks, looks.dropFirst()).allSatisfy(<),
      "looks must rise within 1...1000")
    precondition(confidence > 0 && confidence < 1, "a confidence lies between 0 and 1")
    precondition(verdicts > 0, "a run has verdicts")
    self.looks = looks
    self.cpuTimeLimit = cpuTimeLimit
    self.wallTimeLimit = wallTimeLimit
    self.confidence = confidence
    self.verdicts = verdicts
  }

  /// The confidence that each interval needs so that the whole run has ``confidence``.
  ///
  /// The formula is 1 − (1 − confidence) ÷ (looks · verdicts). By Bonferroni's inequality the
  /// looks and verdicts share the probability of an error, 1 − confidence, equally.
  package var confidenceOfInterval: Double {
    1 - (1 - confidence) / Double(looks.count * verdicts)
  }
}
