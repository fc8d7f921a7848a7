import Foundation
import Histogram

/// The distribution of sample times: an HdrHistogram by Gil Tene with three digits.
///
/// Values below 2,048 ns are exact, larger ones within 0.1 %; more than an hour counts as an hour.
public struct SampleHistogram: Sendable, Equatable {
  /// The percentiles that reports show; 100 is the maximum.
  package static let reportedPercentiles = [50, 90, 99, 99.9, 99.99, 100]

  private static let longest: UInt64 = 3_600_000_000_000
  /// The histogram, with 32-bit counts, because histograms take much of a run's memory.
  private var counts = Histogram<UInt32>(numberOfSignificantValueDigits: .three)

  /// Creates an empty histogram.
  public init() {}

  /// Creates a histogram of samples in nanoseconds.
  ///
  ///     SampleHistogram([900, 1_200, 5_000_000]).value(atPercentile: 50)  // 1200
  public init(_ nanoseconds: some Sequence<UInt64>) {
    for sample in nanoseconds { record(sample) }
  }

  /// Records one sample.
  public mutating func record(_ nanoseconds: UInt64) {
    counts.record(min(nanoseconds, Self.longest))
  }

  /// The number of samples.
  public var count: Int { Int(counts.totalCount) }

  /// Returns the least duration in nanoseconds that `percentile` percent of samples do not exceed.
  ///
  /// The result is the sample of rank ⌈count · percentile ÷ 100⌉; 0 if the histogram is empty.
  ///
  ///     SampleHistogram(1...1_000).value(atPercentile: 99.9)  // 999
  public func value(atPercentile percentile: Double) -> UInt64 {
    counts.valueAtPercentile(percentile)
  }

  /// A bucket of a chart.
  package struct Bucket: Hashable, Sendable {
    /// The lower bound in nanoseconds, inclusive.
    package let lower: Double
    /// The upper bound in nanoseconds: exclusive, except for the last bucket.
    package let upper: Double
    package let count: Int
  }

  /// Returns the samples in `number` buckets of equal width on a logarithmic axis.
  ///
  /// The buckets reach from the smallest sample to the largest. Samples of 0 ns count as 1 ns. The
  /// result is a single bucket if all samples are equal, and empty if there are no samples.
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
