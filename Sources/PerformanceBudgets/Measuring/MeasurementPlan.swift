/// How long and how carefully a board of workloads is measured.
public struct MeasurementPlan: Hashable, Sendable {
  /// The numbers of rounds after which the budgets are looked at, rising; the last is the cap.
  public var looks: [Int]
  /// The nanoseconds of thread CPU after which it is the next workload's turn, once its round is over.
  ///
  /// In turns each workload meets the slow phases of the machine and the fast ones, and none has a phase
  /// for itself. A time, so that long rounds do not take it all.
  public var turn: UInt64
  /// The nanoseconds of thread CPU after which no further round begins, all workloads together.
  ///
  /// Not of the wall: beside eight other processes a run would get its first rounds and no verdict.
  public var cpuTimeLimit: UInt64
  /// The nanoseconds on the wall after which no further round begins.
  public var wallTimeLimit: UInt64
  /// The blocks of each subject that warm up at most.
  public var warmUpBlocks: Int
  /// The nanoseconds of thread CPU that warming up a workload takes at most, all its subjects together.
  public var warmUpTimeLimit: UInt64
  /// The probability with which the verdict on the whole board is right.
  public var confidence: Double
  /// The verdicts among which the probability of an error is shared; see ``confidences(atLook:)``.
  public var verdicts: Int
  /// How far from 1 the A/A control must be shown to lie for a run to be void: 0.02 is 2 %.
  public var controlBound: Double
  /// The empty samples from which the cost of the clocks is taken.
  package var calibrationSamples: Int

  /// A plan; as it stands, at most 256 rounds and about 5 s of CPU.
  ///
  /// - Precondition: looks rise from 1 or more to 1,000 or less; 0 < confidence < 1; the bound is
  ///   positive; there is a verdict, a warm-up block and a calibration sample.
  public init(
    looks: [Int] = [16, 64, 256], turn: UInt64 = 50_000_000, cpuTimeLimit: UInt64 = 5_000_000_000,
    wallTimeLimit: UInt64 = 60_000_000_000, warmUpBlocks: Int = 20,
    warmUpTimeLimit: UInt64 = 500_000_000, confidence: Double = 0.99, verdicts: Int = 1,
    controlBound: Double = 0.02, calibrationSamples: Int = 201
  ) {
    precondition(
      looks.first ?? 0 >= 1 && looks.last ?? 0 <= 1_000
        && zip(looks, looks.dropFirst()).allSatisfy(<),
      "looks must rise within 1...1000")
    precondition(confidence > 0 && confidence < 1, "a confidence lies between 0 and 1")
    precondition(controlBound > 0, "no control reads exactly 1")
    precondition(warmUpBlocks > 0 && calibrationSamples > 0, "nothing to warm up or calibrate with")
    precondition(verdicts > 0, "a board has verdicts")
    self.looks = looks
    self.turn = turn
    self.cpuTimeLimit = cpuTimeLimit
    self.wallTimeLimit = wallTimeLimit
    self.warmUpBlocks = warmUpBlocks
    self.warmUpTimeLimit = warmUpTimeLimit
    self.confidence = confidence
    self.verdicts = verdicts
    self.controlBound = controlBound
    self.calibrationSamples = calibrationSamples
  }

  /// The confidences of intervals at a look, counted from 0, so that the whole board keeps ``confidence``.
  ///
  /// Who looks three times at twenty budgets and stops at each first answer would err sixty times as often as
  /// who looks once at one. So the probability of an error, α = 1 − confidence, is spent once:
  /// - one half at the first look, a quarter at the second and so on, the last look getting as much as
  ///   the one before: α · 2⁻ᵏ is a spending function of Lan and DeMets. O'Brien and Fleming's keeps nearly
  ///   all for the last look, as suits trials that should rarely end early; at a sixteenth of the rounds it
  ///   would spend 10⁻²⁴. Here nearly every budget has a margin, and the first look should decide it.
  /// - A board fails by one breach, so each breach may err only with α ÷ verdicts (Bonferroni's inequality, true
  ///   however the verdicts hang together).
  /// - A board passes only if all its budgets pass: while one is broken, it passes wrongly at most as often as
  ///   that one does, so each may err with α (Berger's intersection–union test). Of an interval on two sides
  ///   each verdict uses one, which errs with half of that: enough for two tries, at calm rounds and at all.
  ///
  /// - Source: K. K. G. Lan, D. L. DeMets, Discrete sequential boundaries for clinical trials, Biometrika 70,
  ///   1983; R. L. Berger, Multiparameter hypothesis testing and acceptance sampling, Technometrics 24, 1982.
  /// - Precondition: it is one of the looks.
  package func confidences(atLook index: Int) -> Confidences {
    precondition(looks.indices.contains(index), "there is no such look")
    var share = 1.0
    for _ in 0..<min(index + 1, looks.count - 1) { share /= 2 }
    let error = (1 - confidence) * share
    return Confidences(pass: 1 - error, breach: 1 - error / Double(verdicts))
  }
}

/// How sure an interval must be for a budget to pass, and for a breach.
package struct Confidences: Hashable, Sendable {
  /// For a pass.
  package let pass: Double
  /// For a breach; not below that for a pass.
  package let breach: Double

  /// Confidences from their parts.
  package init(pass: Double, breach: Double) {
    self.pass = pass
    self.breach = breach
  }
}
