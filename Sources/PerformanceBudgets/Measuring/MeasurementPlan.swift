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

  /// The confidence of intervals at a look, counted from 0, so that the whole run keeps
  /// ``confidence``.
  ///
  /// The probability of an error, α = 1 − confidence, is spent once. The first look gets a half of
  /// it, the second a quarter, the last as much as the one before: α · 2⁻ᵏ is a spending function of
  /// Lan and DeMets. The verdicts share it equally, by Bonferroni's inequality.
  ///
  /// - Source: K. K. G. Lan, D. L. DeMets, Discrete sequential boundaries for clinical trials,
  ///   Biometrika 70, 1983.
  /// - Precondition: it is one of the looks.
  package func confidence(atLook index: Int) -> Double {
    precondition(looks.indices.contains(index), "there is no such look")
    var share = 1.0
    for _ in 0..<min(index + 1, looks.count - 1) { share /= 2 }
    return 1 - (1 - confidence) * share / Double(verdicts)
  }
}
