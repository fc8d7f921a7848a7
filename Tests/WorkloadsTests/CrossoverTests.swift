import Foundation
import PerformanceBudgets
import Testing
import Workloads

@Suite struct CrossoverTests {
  /// Returns ratios by size, with an interval of ±10 %.
  private func points(_ ratio: (Double) -> Double) -> [Crossover.Point] {
    [34, 100, 1_000, 10_000].map { size in
      let value = ratio(size)
      return Crossover.Point(
        size: size, ratio: MedianInterval(lower: value * 0.9, median: value, upper: value * 1.1))
    }
  }

  /// (size ÷ 500)^−½ is 1 at 500.
  ///
  /// The ends of the interval, 0.9 and 1.1 times the ratio, are 1 at 500 · 0.9² and 500 · 1.1².
  @Test func aPowerIsFoundExactly() throws {
    let found = try #require(Crossover(points { pow($0 / 500, -0.5) }))
    let crossing = try #require(found.crossings.first)
    let interval = try #require(crossing.interval)
    #expect(!found.startsWithSecond && found.isClear && found.crossings.count == 1)
    #expect(abs(crossing.size - 500) < 1e-6)
    #expect(abs(interval.lowerBound - 405) < 1e-6 && abs(interval.upperBound - 605) < 1e-6)
  }

  @Test func oneThatIsFasterThroughoutIsNeverOvertaken() throws {
    let slower = try #require(Crossover(points { _ in 2 }))
    #expect(!slower.startsWithSecond && slower.isClear && slower.crossings.isEmpty)
    let faster = try #require(Crossover(points { _ in 0.5 }))
    #expect(faster.startsWithSecond && faster.isClear && faster.crossings.isEmpty)
    #expect(try #require(Crossover(points { _ in 1.01 })).isClear == false)
    #expect(Crossover([]) == nil)
  }

  @Test func theyMayChangePlacesMoreThanOnce() throws {
    let found = try #require(Crossover(points { $0 == 100 ? 2 : 0.5 }))
    // ½ and 2 are equally far from 1 in logarithms, so each crossing is at the geometric mean of
    // its two neighbouring sizes.
    let sizes = found.crossings.map(\.size)
    #expect(found.startsWithSecond && sizes.count == 2)
    #expect(
      abs(sizes[0] - 3_400.squareRoot()) < 1e-9 && abs(sizes[1] - 100_000.squareRoot()) < 1e-9)
  }

  /// The interval is `nil` if it is not between the two neighbouring sizes.
  @Test func boundsOutsideAreNotMadeUp() throws {
    let found = try #require(Crossover(points { pow($0 / 36, -0.2) }))
    #expect(found.crossings.count == 1 && found.crossings[0].interval == nil)
  }
}
