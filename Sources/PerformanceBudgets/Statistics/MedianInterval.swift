/// A median with an interval that contains the true one with a stated confidence.
///
/// Nothing is assumed of how the values are distributed, only that they are independent: of n values
/// the number X below the true median is binomial, P(X = i) = C(n, i) ÷ 2ⁿ. The interval from the
/// k-th smallest value to the k-th largest misses the median only if fewer than k values lie on one
/// side of it, with probability 2 · P(X ≤ k − 1). The rank is the largest k for which that is at
/// most 1 − confidence. For 99 %: none up to 7 values, k = 1 for 8 (2 ÷ 2⁸ = 0.8 %), 3 for 16.
///
/// Rounds of a measurement resemble their neighbours, so their interval is narrower than one of as many
/// independent values. It decides promises and ratios whose limits leave room.
///
/// - Source: H. A. David, H. N. Nagaraja, Order Statistics, 3rd ed., section 7.1.
public struct MedianInterval: Hashable, Sendable {
  /// The k-th smallest value.
  public let lower: Double
  /// The median.
  public let median: Double
  /// The k-th largest value.
  public let upper: Double

  /// An interval from its parts.
  public init(lower: Double, median: Double, upper: Double) {
    self.lower = lower
    self.median = median
    self.upper = upper
  }

  /// The interval for these values; `nil` if they are too few for the confidence.
  ///
  /// - Complexity: O(n log n).
  package init?(_ values: [Double], confidence: Double) {
    guard let rank = Self.rank(count: values.count, confidence: confidence),
      let median = Self.median(values)
    else { return nil }
    let sorted = values.sorted()
    self.init(lower: sorted[rank - 1], median: median, upper: sorted[sorted.count - rank])
  }

  /// The rank k, from 1: the largest with 2 · P(X ≤ k − 1) ≤ 1 − confidence; `nil` if there is none.
  ///
  /// - Complexity: O(n).
  /// - Precondition: 0 < confidence < 1, and at most 1,000 values, because 2⁻ⁿ is a `Double`.
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

  /// The middle value, or the mean of the two middle ones; `nil` if there is none.
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
