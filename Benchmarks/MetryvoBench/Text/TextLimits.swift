import Foundation

/// What the figures of the suite `text` may be: `Benchmarks/TextLimits.json`.
struct TextLimits: YardstickLimits {
  static let currentSchema = 1
  var schema: Int
  var yardstickNanoseconds: Double
  var limits: [Limit]

  struct Limit: Decodable {
    var figure: TextFigure
    /// The most, or of a rate or a ratio to others the least.
    var value: Double
    /// Whose number it is, and what was measured.
    var reason: String
  }

  init(_ data: Data, name: String) throws(BenchFailure) {
    self = try Self.readScaled(data, name: name)
    try Self.requireOneLimit(
      of: TextFigure.allCases.map(\.rawValue), among: limits.map(\.figure.rawValue), name: name)
  }

  /// The limit of a figure on a machine where the yardstick takes so long.
  ///
  /// There times may be longer and rates lower, as the yardstick is longer.
  func value(of figure: TextFigure, yardstick: Double) -> Double {
    let limit = limits.first { $0.figure == figure }?.value ?? 0
    if figure.isPortable { return limit }
    let slowness = slowness(yardstick)
    return figure.isFloor ? limit / slowness : limit * slowness
  }

  /// Whether a measured value is as it must be.
  func holds(_ value: Double, _ figure: TextFigure, yardstick: Double) -> Bool {
    let limit = self.value(of: figure, yardstick: yardstick)
    return figure.isFloor ? value >= limit : value <= limit
  }
}
