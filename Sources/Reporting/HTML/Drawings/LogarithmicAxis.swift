import Foundation

/// A logarithmic axis whose ends are 1, 2 or 5 times a power of ten.
struct LogarithmicAxis {
  let lowest: Double
  let highest: Double

  /// Creates an axis that contains all `values`; values below 1 count as 1.
  init(around values: [Double]) {
    let values = values.filter(\.isFinite).map { max(1, $0) }
    let steps = (0..<14).flatMap { decade in [1, 2, 5].map { $0 * pow(10, Double(decade)) } }
    let smallest = values.min() ?? 1
    let largest = values.max() ?? 10
    // The lower end is below the smallest value, so that the first bar is not at the edge.
    lowest = steps.last { $0 < smallest } ?? 1
    highest = steps.first { $0 > largest } ?? largest * 2
  }

  /// Returns the position of a value on the axis, 0...1.
  func share(_ value: Double) -> Double {
    guard value > lowest else { return 0 }
    return min(1, log(value / lowest) / log(highest / lowest))
  }

  /// Returns the value at a position.
  func value(at share: Double) -> Double { lowest * pow(highest / lowest, share) }

  /// The values of grid lines: powers of ten, and on a short axis also 2 and 5 times these.
  var ticks: [Double] {
    let decades = log10(highest / lowest)
    let multiples: [Double] = decades > 2.5 ? [1] : [1, 2, 5]
    return (0..<14).flatMap { decade in multiples.map { $0 * pow(10, Double(decade)) } }
      .filter { $0 >= lowest * 0.999 && $0 <= highest * 1.001 }
  }
}
