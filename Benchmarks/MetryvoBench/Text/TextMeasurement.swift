import PerformanceBudgets

/// What was measured of the figures, and why some were not.
struct TextMeasurement {
  enum Outcome {
    case measured(Double)
    /// Beyond its limit, but only while neighbours took part of the core.
    case undecided(Double)
    /// Measured, but not to be judged here, and why.
    case unjudged(Double, reason: String)
    /// Not measured, and why.
    case skipped(reason: String)
  }

  let limits: TextLimits
  /// Judge only what no machine's speed decides.
  let isPortable: Bool
  private(set) var outcomes: [TextFigure: Outcome] = [:]
  /// What is said beside a figure.
  var notes: [TextFigure: String] = [:]
  /// The rows of files, and the seconds of CPU to convert each on one thread.
  var batchTimes: [(size: Double, time: Double)] = []
  private var surroundings = Surroundings()
  /// The shortest run of the yardstick.
  var yardstick: Double { surroundings.yardstick }

  private static let mostRepetitions = 4

  init(limits: TextLimits, isPortable: Bool) {
    self.limits = limits
    self.isPortable = isPortable
  }

  mutating func set(_ figure: TextFigure, _ outcome: Outcome) { outcomes[figure] = outcome }

  /// Measures a figure, and again while it breaches its limit: other people's load only ever adds.
  ///
  /// If it breaches it each time, and neighbours took part of the core each time, it is undecided.
  mutating func measure(
    _ figure: TextFigure, _ value: () throws(BenchFailure) -> Double
  ) throws(BenchFailure) {
    var best: Double?
    surroundings.forget()
    for _ in 0..<Self.mostRepetitions where best == nil || isBreached(figure) {
      let value = try surroundings.measure(value)
      best = best.map { figure.isFloor ? max($0, value) : min($0, value) } ?? value
      outcomes[figure] = .measured(best ?? value)
    }
    if let best, isBreached(figure), !figure.isPortable, !surroundings.wasCalm {
      outcomes[figure] = .undecided(best)
    }
  }

  /// Whether a figure is judged, and not as it must be.
  func isBreached(_ figure: TextFigure) -> Bool {
    guard case .measured(let value) = outcomes[figure], figure.isPortable || !isPortable else {
      return false
    }
    return !limits.holds(value, figure, yardstick: yardstick)
  }
}
