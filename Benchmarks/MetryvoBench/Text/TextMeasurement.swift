import PerformanceBudgets

/// What was measured of the figures, and why some were not.
struct TextMeasurement {
  enum Outcome {
    case measured(Double)
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
  /// The shortest run of the yardstick.
  private(set) var yardstick = Double.infinity

  private static let mostRepetitions = 4

  init(limits: TextLimits, isPortable: Bool) {
    self.limits = limits
    self.isPortable = isPortable
  }

  mutating func set(_ figure: TextFigure, _ outcome: Outcome) { outcomes[figure] = outcome }

  /// Measures a figure, and again while it breaches its limit: other people's load only ever adds.
  ///
  /// If it breaches it each time, and the yardstick was never as fast as it can be, it is not judged.
  mutating func measure(
    _ figure: TextFigure, _ value: () throws(BenchFailure) -> Double
  ) throws(BenchFailure) {
    var best: Double?
    var isCalm = figure.isPortable
    for _ in 0..<Self.mostRepetitions where best == nil || isBreached(figure) {
      let before = runYardstick()
      let value = try value()
      let slowest = max(before, runYardstick())
      isCalm = isCalm || slowest <= WorkloadMeasurement.calmBound * yardstick
      best = best.map { figure.isFloor ? max($0, value) : min($0, value) } ?? value
      outcomes[figure] = .measured(best ?? value)
    }
    if let best, isBreached(figure), !isCalm {
      outcomes[figure] = .unjudged(best, reason: "neighbours took part of the core")
    }
  }

  /// What the yardstick takes now, the median of runs; the shortest is kept.
  private mutating func runYardstick() -> Double {
    let clock = ThreadCPUClock()
    let times = (0..<201).map { _ in
      let start = clock.now()
      TextYardstick.yardstick.run()
      return Double(clock.now() - start)
    }
    yardstick = min(yardstick, times.min() ?? .infinity)
    return MedianInterval.median(times) ?? yardstick
  }

  /// Whether a figure is judged, and not as it must be.
  func isBreached(_ figure: TextFigure) -> Bool {
    guard case .measured(let value) = outcomes[figure], figure.isPortable || !isPortable else {
      return false
    }
    return !limits.holds(value, figure, yardstick: yardstick)
  }
}
