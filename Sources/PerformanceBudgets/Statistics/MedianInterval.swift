/// A median with a confidence interval from order statistics.
///
/// The values must be independent; their distribution does not matter. The number X of n values
/// below the true median is binomial: P(X = i) = C(n, i) ÷ 2ⁿ. The interval reaches from the
/// k-th smallest value to the k-th largest. It misses the true median only if fewer than k values
/// lie on one side of the median, with probability 2 · P(X ≤ k − 1). The rank k is the largest
/// for which this probability is at most 1 − confidence. At 99 % there is no rank for up to 7
/// values; k = 1 for 8 values (2 ÷ 2⁸ = 0.8 %), and k = 3 for 16.
///
/// Neighbouring rounds of a measurement resemble each other, so their interval is narrower than the
/// interval of as many independent values. Limits of times and ratios must therefore leave room.
///
/// - Source: H. A. David, H. N. Nagaraja, Order Statistics, 3rd ed., section 7.1.
public struct MedianInterval: Hashable, Sendable {
  /// The k-th smallest value.
  public let lower: Double
  /// The median.
  public let median: Double
  /// The k-th largest value.
  public let upper: Double

  /// Creates an interval from its parts.
  public init(lower: Double, median: Double, upper: Double) {
    self.lower = lower
    self.median = median
    self.upper = upper
  }

  /// Computes the interval of the values; `nil` if they are too few for the confidence.
  ///
  /// - Complexity: O(n log n).
  package init?(_ values: [Double], confidence: Double) {
    guard let rank = Self.rank(count: values.count, confidence: confidence),
      let median = Self.median(values)
    else { return nil }
    let sorted = values.sorted()
    self.init(lower: sorted[rank - 1], median: median, upper: sorted[sorted.count - rank])
  }

  /// Returns the largest rank k ≥ 1 with 2 · P(X ≤ k − 1) ≤ 1 − confidence; `nil` if none exists.
  ///
  /// - Complexity: O(n).
  /// - Precondition: 0 < confidence < 1; at most 1,000 values, so that 2⁻ⁿ is a positive `Double`.
  package static func rank(count: Int, confidence: Double) -> Int? {
    precondition(confidence > 0 && confidence < 1, "a confidence lies between 0 and 1")
    precondition(count <= 1_000, "2⁻ⁿ of more values than 1000 is no Double")
    var probability = 1.0
    for _ in 0..<count { probability /= 2 }
    var below = probability
    var rank = 0
    while rank < count, 2 * below <= 1 - confidence {
      rank += 1
      probability *= Double(count - rank + 1) / Double(rank)
      below += probability
    }
    return rank == 0 ? nil : rank
  }

  /// Returns the middle value, or the mean of the two middle values; `nil` for no values.
  ///
  ///     MedianInterval.median([3, 1, 2, 10])  // Optional(2.5)
  ///
  /// - Complexity: O(n log n).
  public static func median(_ values: [Double]) -> Double? {
    if values.isEmpty { return nil }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
