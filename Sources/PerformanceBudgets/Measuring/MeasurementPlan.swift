/// How long and how carefully a workload is timed.
public struct MeasurementPlan: Hashable, Sendable {
  /// The numbers of rounds after which the budgets are looked at, rising; the last is the cap.
  public var looks: [Int]
  /// The nanoseconds of thread CPU after which no further round of a workload begins.
  public var cpuTimeLimit: UInt64
  /// The nanoseconds on the wall after which no further round of a workload begins.
  public var wallTimeLimit: UInt64
  /// The probability with which all verdicts of a run together are right.
  public var confidence: Double
  /// The verdicts among which the probability of an error is shared.
  public var verdicts: Int

  /// A plan; as it stands, at most 256 rounds and about 5 s of CPU.
  ///
  /// - Precondition: looks rise from 1 or more to 1,000 or less; 0 < confidence < 1; there is a
  ///   verdict.
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

  /// The confidence that each interval needs for the whole run to have ``confidence``.
  ///
  /// By Bonferroni's inequality: the probability of an error, 1 − confidence, is shared equally among
  /// the looks and the verdicts.
  package var confidenceOfInterval: Double {
    1 - (1 - confidence) / Double(looks.count * verdicts)
  }
}
