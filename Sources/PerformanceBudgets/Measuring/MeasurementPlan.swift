/// How long and how carefully a workload is measured.
public struct MeasurementPlan: Hashable, Sendable {
  /// The numbers of rounds after which the budgets are looked at, rising; the last is the cap.
  public var looks: [Int]
  /// The nanoseconds of thread CPU after which no further round begins.
  ///
  /// Not of the wall: beside eight other processes a run would get its first rounds and no verdict.
  public var cpuTimeLimit: UInt64
  /// The nanoseconds on the wall after which no further round begins.
  public var wallTimeLimit: UInt64
  /// The blocks of each subject that warm up at most.
  public var warmUpBlocks: Int
  /// The nanoseconds of thread CPU that warming up takes at most, all subjects together.
  public var warmUpTimeLimit: UInt64
  /// The probability with which all the intervals of one budget contain the true median.
  public var confidence: Double
  /// How far from 1 the interval of the A/A control may reach: 0.05 is 5 %.
  public var controlBound: Double
  /// The empty samples from which the cost of the clocks is taken, before and after each block.
  public var calibrationSamples: Int

  /// A plan; as it stands, at most 256 rounds and about 5 s of CPU for each workload.
  ///
  /// - Precondition: looks rise from 1 or more to 1,000 or less; 0 < confidence < 1; the bound is
  ///   positive; there is a warm-up block and a calibration sample.
  public init(
    looks: [Int] = [16, 64, 256], cpuTimeLimit: UInt64 = 5_000_000_000,
    wallTimeLimit: UInt64 = 60_000_000_000, warmUpBlocks: Int = 20,
    warmUpTimeLimit: UInt64 = 500_000_000, confidence: Double = 0.99, controlBound: Double = 0.05,
    calibrationSamples: Int = 201
  ) {
    precondition(
      looks.first ?? 0 >= 1 && looks.last ?? 0 <= 1_000
        && zip(looks, looks.dropFirst()).allSatisfy(<),
      "looks must rise within 1...1000")
    precondition(confidence > 0 && confidence < 1, "a confidence lies between 0 and 1")
    precondition(controlBound > 0, "no control reads exactly 1")
    precondition(warmUpBlocks > 0 && calibrationSamples > 0, "nothing to warm up or calibrate with")
    self.looks = looks
    self.cpuTimeLimit = cpuTimeLimit
    self.wallTimeLimit = wallTimeLimit
    self.warmUpBlocks = warmUpBlocks
    self.warmUpTimeLimit = warmUpTimeLimit
    self.confidence = confidence
    self.controlBound = controlBound
    self.calibrationSamples = calibrationSamples
  }

  /// The confidence of the interval at one look: 1 − (1 − confidence) ÷ number of looks.
  ///
  /// Who looks three times and stops at the first answer errs up to three times as often; the sum
  /// of the errors of all looks is held to 1 − confidence (Bonferroni's inequality).
  public var confidencePerLook: Double { 1 - (1 - confidence) / Double(looks.count) }
}
