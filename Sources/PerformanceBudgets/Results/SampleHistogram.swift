import Foundation
import Histogram

/// How often samples took how long: an HdrHistogram with three significant digits.
///
/// Values below 2,048 ns are kept exactly, larger ones to 0.1 %, beyond an hour as an hour.
///
/// - Source: G. Tene, HdrHistogram.
public struct SampleHistogram: Sendable, Equatable {
  /// The percentiles that reports show; 100 is the maximum.
  package static let reportedPercentiles = [50, 90, 99, 99.9, 99.99, 100]

  private static let longest: UInt64 = 3_600_000_000_000
  /// In 32 bits, and as far as the longest sample: those of all subjects are much of a board's memory.
  private var counts = Histogram<UInt32>(numberOfSignificantValueDigits: .three)

  /// An empty histogram.
  public init() {}

  /// A histogram of samples in nanoseconds.
  public init(_ nanoseconds: some Sequence<UInt64>) {
    for sample in nanoseconds { record(sample) }
  }

  /// Counts one sample.
  public mutating func record(_ nanoseconds: UInt64) {
    counts.record(min(nanoseconds, Self.longest))
  }

  /// The number of samples.
  public var count: Int { Int(counts.totalCount) }

  /// The smallest duration within which `percentile` percent of the samples stay, in nanoseconds.
  ///
  /// The sample at rank ⌈count · percentile ÷ 100⌉, not interpolated; 0 if there is none.
  public func value(atPercentile percentile: Double) -> UInt64 {
    counts.valueAtPercentile(percentile)
  }

  /// A column of a chart.
  package struct Bucket: Hashable, Sendable {
    /// Where it begins, in nanoseconds, inclusive.
    package let lower: Double
    /// Where it ends, in nanoseconds: exclusive, but inclusive in the last one.
    package let upper: Double
    /// The samples in it.
    package let count: Int
  }

  /// The samples in `number` columns that are equally wide on a logarithmic axis.
  ///
  /// They reach from the smallest sample to the largest; samples of 0 ns stand at 1 ns. A single
  /// column if all samples are equal, none if there are no samples.
  ///
  /// - Complexity: O(number of distinct values).
  /// - Precondition: `number` is positive.
  package func buckets(_ number: Int) -> [Bucket] {
    precondition(number > 0, "a chart needs a column")
    if count == 0 { return [] }
    let least = Double(max(counts.min, 1))
    let greatest = Double(max(counts.max, 1))
    if greatest <= least { return [Bucket(lower: least, upper: greatest, count: count)] }
    let width = log(greatest / least) / Double(number)
    var tally = [Int](repeating: 0, count: number)
    for entry in counts.recordedValues() {
      let place = log(Double(max(entry.value, 1)) / least) / width
      tally[min(max(Int(place), 0), number - 1)] += Int(entry.count)
    }
    return tally.indices.map { index in
      Bucket(
        lower: least * exp(width * Double(index)),
        upper: index == number - 1 ? greatest : least * exp(width * Double(index + 1)),
        count: tally[index])
    }
  }
}
