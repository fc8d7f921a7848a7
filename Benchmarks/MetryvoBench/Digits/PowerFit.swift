import Foundation

/// The power with which times grow.
enum PowerFit {
  /// Below, what does not depend on the digits weighs as much as what does.
  static let fewestDigits = 1_000

  /// The slope of the straight line nearest to the logarithms, by least squares.
  ///
  /// - Returns: `nil` for fewer than two sizes.
  static func exponent(_ points: [(size: Double, time: Double)]) -> Double? {
    if Set(points.map(\.size)).count < 2 { return nil }
    let places = points.map { (x: log($0.size), y: log($0.time)) }
    let count = Double(places.count)
    let meanX = places.reduce(0) { $0 + $1.x } / count
    let meanY = places.reduce(0) { $0 + $1.y } / count
    let covariance = places.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    return covariance / places.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  }
}
