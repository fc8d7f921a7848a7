import Foundation
import PerformanceBudgets

/// Which of two sides is the faster one, by the size of what they work on.
///
/// Between two sizes that were measured the logarithm of the ratio is taken to be linear in the logarithm of
/// the size, as it is where both times are powers of the size. Nothing is said of sizes beyond those measured.
@usableFromInline package struct Crossover: Hashable, Sendable {
  /// The time of the second ÷ the time of the first at a size.
  @usableFromInline package struct Point: Hashable, Sendable {
    /// The size.
    @usableFromInline package let size: Double
    /// The ratio with its interval.
    @usableFromInline package let ratio: MedianInterval

    /// A point.
    @usableFromInline package init(size: Double, ratio: MedianInterval) {
      self.size = size
      self.ratio = ratio
    }
  }

  /// A size at which one side overtakes the other.
  @usableFromInline package struct Crossing: Hashable, Sendable {
    /// The size.
    @usableFromInline package let size: Double
    /// Where the ends of the ratios' intervals cross 1, if both do so between the same two sizes.
    @usableFromInline package let interval: ClosedRange<Double>?
  }

  /// Whether the second is the faster one at the smallest size.
  @usableFromInline package let startsWithSecond: Bool
  /// Where they change places, sizes ascending.
  @usableFromInline package let crossings: [Crossing]
  /// Whether at least one interval says that one of them is faster.
  @usableFromInline package let isClear: Bool

  /// What these points, sizes ascending, say; `nil` of none.
  @usableFromInline package init?(_ points: [Point]) {
    guard let first = points.first else { return nil }
    startsWithSecond = first.ratio.median < 1
    isClear = points.contains { $0.ratio.upper < 1 || $0.ratio.lower > 1 }
    crossings = zip(points, points.dropFirst()).compactMap { left, right in
      func crossing(_ ratio: (MedianInterval) -> Double) -> Double? {
        Self.crossing((left.size, ratio(left.ratio)), (right.size, ratio(right.ratio)))
      }
      guard let size = crossing(\.median) else { return nil }
      let ends = [crossing(\.lower), crossing(\.upper)].compactMap { $0 }.sorted()
      return Crossing(size: size, interval: ends.count == 2 ? ends[0]...ends[1] : nil)
    }
  }

  /// Where the ratio passes 1 between two sizes.
  private static func crossing(
    _ left: (size: Double, ratio: Double), _ right: (size: Double, ratio: Double)
  ) -> Double? {
    if (left.ratio < 1) == (right.ratio < 1) { return nil }
    let share = log(left.ratio) / (log(left.ratio) - log(right.ratio))
    return exp(log(left.size) + share * (log(right.size) - log(left.size)))
  }
}
