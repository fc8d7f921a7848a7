import Foundation

/// The fit of a power law: value ∝ sizeᵖ.
package enum PowerFit {
  /// Returns the slope p of the least-squares line through the points (log size, log value).
  ///
  /// - Parameter points: pairs of a size and a value, all positive.
  /// - Returns: `nil` for fewer than two sizes.
  package static func exponent(_ points: [(size: Double, value: Double)]) -> Double? {
    if Set(points.map(\.size)).count < 2 { return nil }
    let places = points.map { (x: log($0.size), y: log($0.value)) }
    let mean = places.reduce(0) { $0 + $1.x } / Double(places.count)
    let spread = places.reduce(0) { $0 + ($1.x - mean) * ($1.x - mean) }
    return places.reduce(0) { $0 + ($1.x - mean) * $1.y } / spread
  }
}
