import Foundation

/// What the figures of the suite `text` may be: `Benchmarks/TextLimits.json`.
struct TextLimits: Decodable {
  var schema: Int
  /// What the yardstick takes where the limits of times and rates hold.
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
    self = try decoded(TextLimits.self, from: data, name: name)
    guard schema == 1 else { throw BenchFailure(65, "\(name): schema \(schema) is not 1") }
    guard yardstickNanoseconds > 0 else {
      throw BenchFailure(65, "\(name): yardstickNanoseconds must be above 0")
    }
    for figure in TextFigure.allCases where limits.count(where: { $0.figure == figure }) != 1 {
      throw BenchFailure(65, "\(name): '\(figure.rawValue)' needs one limit")
    }
  }

  /// The limit of a figure on a machine where the yardstick takes so long.
  ///
  /// On a slower machine times may be longer and rates lower, as the yardstick is longer; on a faster one
  /// limits stay what they are.
  func value(of figure: TextFigure, yardstick: Double) -> Double {
    let limit = limits.first { $0.figure == figure }?.value ?? 0
    if figure.isPortable { return limit }
    let slowness = max(1, yardstick / yardstickNanoseconds)
    return figure.isFloor ? limit / slowness : limit * slowness
  }

  /// Whether a measured value is as it must be.
  func holds(_ value: Double, _ figure: TextFigure, yardstick: Double) -> Bool {
    let limit = self.value(of: figure, yardstick: yardstick)
    return figure.isFloor ? value >= limit : value <= limit
  }
}
