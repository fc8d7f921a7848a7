/// How many values lie far from the others; they are counted and shown, and stay among the others.
///
/// Beyond 1½ times the distance of the quartiles from the nearer one: outlying; beyond 3 times: far out.
///
/// - Source: J. W. Tukey, Exploratory Data Analysis, 1977, section 2D.
package struct Outliers: Hashable, Sendable {
  /// The values beyond the inner fences, those far out among them.
  package let outlying: Int
  /// The values beyond the outer fences.
  package let farOut: Int
  /// All values.
  package let count: Int

  /// Counts the outliers among `values`; quartiles are the values at ranks ⌈n ÷ 4⌉ and ⌈3n ÷ 4⌉.
  ///
  /// - Complexity: O(n log n).
  package init(_ values: [Double]) {
    count = values.count
    let sorted = values.sorted()
    if sorted.isEmpty {
      (outlying, farOut) = (0, 0)
      return
    }
    let lower = sorted[(sorted.count + 3) / 4 - 1]
    let upper = sorted[(3 * sorted.count + 3) / 4 - 1]
    func beyond(_ distances: Double) -> Int {
      let reach = distances * (upper - lower)
      return values.count { $0 < lower - reach || $0 > upper + reach }
    }
    outlying = beyond(1.5)
    farOut = beyond(3)
  }
}
