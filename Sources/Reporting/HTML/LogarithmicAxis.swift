import Foundation

/// A logarithmic axis whose ends are 1, 2 or 5 times a power of ten.
struct LogarithmicAxis {
  let lowest: Double
  let highest: Double

  /// An axis on which all `values` have a place; those below 1 stand at 1.
  init(around values: [Double]) {
    let values = values.filter(\.isFinite).map { max(1, $0) }
    let steps = (0..<14).flatMap { decade in [1, 2, 5].map { $0 * pow(10, Double(decade)) } }
    let smallest = values.min() ?? 1
    let largest = values.max() ?? 10
    // A step below, so that the first bar does not stand on the edge.
    lowest = steps.last { $0 < smallest } ?? 1
    highest = steps.first { $0 > largest } ?? largest * 2
  }

  /// How far along the axis a value stands, 0...1.
  func share(_ value: Double) -> Double {
    guard value > lowest else { return 0 }
    return min(1, log(value / lowest) / log(highest / lowest))
  }

  /// The value at a share.
  func value(at share: Double) -> Double { lowest * pow(highest / lowest, share) }

  /// Where lines stand: powers of ten, and 2 and 5 times those on a short axis.
  var ticks: [Double] {
    let decades = log10(highest / lowest)
    let multiples: [Double] = decades > 2.5 ? [1] : [1, 2, 5]
    return (0..<14).flatMap { decade in multiples.map { $0 * pow(10, Double(decade)) } }
      .filter { $0 >= lowest * 0.999 && $0 <= highest * 1.001 }
  }
}
