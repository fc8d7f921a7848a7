import PerformanceBudgets
import Testing

@Suite struct SampleHistogramTests {
  @Test func percentilesOfKnownSamples() {
    let histogram = SampleHistogram((1...1_000).map(UInt64.init))
    let values = SampleHistogram.reportedPercentiles.map { histogram.value(atPercentile: $0) }
    #expect(values == [500, 900, 990, 999, 1_000, 1_000])
    #expect(histogram.count == 1_000)
  }

  @Test func largeSamplesKeepThreeDigits() {
    for sample: UInt64 in [2_047, 58_123, 16_000_000, 3_599_999_999_999] {
      let value = SampleHistogram([sample]).value(atPercentile: 100)
      #expect(value >= sample && Double(value) <= Double(sample) * 1.001)
    }
    #expect(SampleHistogram([.max]) == SampleHistogram([3_600_000_000_000]))
  }

  @Test func nothingHasNoPercentiles() {
    #expect(SampleHistogram().value(atPercentile: 99) == 0)
    #expect(SampleHistogram().buckets(3) == [])
  }

  @Test func bucketsAreWideByAFactor() {
    let buckets = SampleHistogram([1, 5, 9, 11, 99, 101, 1_000] as [UInt64]).buckets(3)
    #expect(buckets.map(\.count) == [3, 2, 2])
    let edges = buckets.map(\.lower) + buckets.suffix(1).map(\.upper)
    #expect(zip(edges, [1, 10, 100, 1_000]).allSatisfy { abs($0 / $1 - 1) < 1e-12 })
    let single = SampleHistogram([7, 7, 7] as [UInt64]).buckets(10)
    #expect(single.map(\.count) == [3] && single.map(\.lower) == [7])
  }
}
