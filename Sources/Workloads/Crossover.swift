import Foundation
import PerformanceBudgets

/// The sizes at which the faster of two implementations changes.
///
/// Between two measured sizes log(ratio) is interpolated linearly over log(size). This is exact if
/// both times are powers of the size. Sizes outside the measured range are not judged.
@usableFromInline package struct Crossover: Hashable, Sendable {
  /// A size with the ratio time of the second ÷ time of the first.
  @usableFromInline package struct Point: Hashable, Sendable {
    /// The size.
    @usableFromInline package let size: Double
    /// The ratio with its interval.
    @usableFromInline package let ratio: MedianInterval

    /// Creates a point.
    @usableFromInline package init(size: Double, ratio: MedianInterval) {
      self.size = size
      self.ratio = ratio
    }
  }

  /// A size at which one implementation overtakes the other.
  @usableFromInline package struct Crossing: Hashable, Sendable {
    /// The size.
    @usableFromInline package let size: Double
    /// The sizes at which the bounds of the ratio's interval cross 1.
    ///
    /// `nil` unless both bounds cross 1 between the same two sizes.
    @usableFromInline package let interval: ClosedRange<Double>?
  }

  /// Whether the second implementation is faster than the first at the smallest size.
  @usableFromInline package let startsWithSecond: Bool
  /// The sizes at which the faster implementation changes, ascending.
  @usableFromInline package let crossings: [Crossing]
  /// Whether the interval of at least one point excludes 1.
  @usableFromInline package let isClear: Bool

  /// Computes the crossings of points with ascending sizes; `nil` for no points.
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

  /// Returns the size at which the ratio crosses 1 between two sizes; `nil` if it does not.
  private static func crossing(
    _ left: (size: Double, ratio: Double), _ right: (size: Double, ratio: Double)
  ) -> Double? {
    if (left.ratio < 1) == (right.ratio < 1) { return nil }
    let share = log(left.ratio) / (log(left.ratio) - log(right.ratio))
    return exp(log(left.size) + share * (log(right.size) - log(left.size)))
  }
}
