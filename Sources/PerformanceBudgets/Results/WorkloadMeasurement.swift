/// What was measured of one workload: its subjects side by side, and whether the run can be trusted.
public struct WorkloadMeasurement: Sendable, Equatable {
  /// Why no further round was measured.
  public enum Stop: String, Hashable, Sendable {
    /// All that was asked is decided.
    case decided
    /// The last look of the plan is done.
    case roundLimit = "round-limit"
    /// The time of the plan is over.
    case timeLimit = "time-limit"
  }

  /// The workload's identifier.
  public let workload: String
  /// Its subjects, in the order in which they were given.
  public let subjects: [SubjectMeasurement]
  /// The rounds that were measured.
  package let rounds: Int
  /// Why the rounds ended.
  public internal(set) var stop: Stop
  /// The A/A control of each round: the yardstick against itself, so that 1 is the truth.
  package let controlRatios: [Double]
  /// How far from 1 the control must be shown to lie for the run to be void.
  package let controlBound: Double
  /// The yardstick ÷ the chain before each round: the more neighbours take of the core, the more.
  package let disturbances: [Double]
  /// What that is where nothing disturbs; `nil` if it is not known, and every round is calm.
  package let calm: Double?
  /// The confidences of the intervals that verdicts rest on.
  package let confidences: Confidences
  /// The median of what was subtracted from the samples of a block.
  package let clockCosts: ClockCosts
  /// The median time of the yardstick in nanoseconds of thread CPU.
  package let yardstick: Double

  /// A measurement from its parts, for reports and verdicts on made-up values.
  package init(
    workload: String, subjects: [SubjectMeasurement], rounds: Int, stop: Stop = .decided,
    controlRatios: [Double], controlBound: Double = 0.02, disturbances: [Double] = [],
    calm: Double? = nil,
    confidences: Confidences = Confidences(pass: 0.99, breach: 0.99),
    clockCosts: ClockCosts = ClockCosts(wall: 0, cpu: 0), yardstick: Double = 100_000
  ) {
    self.workload = workload
    self.subjects = subjects
    self.rounds = rounds
    self.stop = stop
    self.controlRatios = controlRatios
    self.controlBound = controlBound
    self.disturbances = disturbances
    self.calm = calm
    self.confidences = confidences
    self.clockCosts = clockCosts
    self.yardstick = yardstick
  }

  /// The interval of the control's median, as sure as a pass must be; `nil` if there are too few rounds for one.
  package var control: MedianInterval? {
    MedianInterval(ofRounds: controlRatios, confidence: confidences.pass)
  }

  /// Whether equal work is shown to have measured as unequal by more than the bound.
  ///
  /// An interval that merely reaches beyond the bound does not void the run: those of the budgets are as wide
  /// then, and decide nothing that is not so.
  public var isVoid: Bool {
    guard let control else { return false }
    return control.upper < 1 - controlBound || control.lower > 1 + controlBound
  }

  /// How much the yardstick ÷ the chain may lie above what it is where nothing disturbs, for a calm round.
  ///
  /// It lies up to 5 % above it by chance, and 30 to 60 % beside neighbours.
  package static let calmBound = 1.2

  /// The subject of that name.
  public func subject(_ name: String) -> SubjectMeasurement? {
    subjects.first { $0.name == name }
  }

  /// The thread CPU time of an operation of `name` ÷ that of `other`, paired round by round.
  ///
  /// Within a round the subjects run A/B/B/A, so a steady drift of the machine cancels.
  ///
  /// - Returns: one ratio for each round; `nil` if a name is unknown.
  public func ratios(of name: String, to other: String) -> [Double]? {
    guard let slow = subject(name)?.values[.operationsPerSecond],
      let fast = subject(other)?.values[.operationsPerSecond]
    else { return nil }
    return zip(slow, fast).map { $1 / $0 }
  }
}
