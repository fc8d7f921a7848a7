import PerformanceBudgets
import Synchronization
import Testing

@Suite struct ClockCostsTests {
  @Test func theCostIsTheMedianOfEmptyReadings() {
    let costs = ClockCosts(
      wallClock: ManualClock(costOfReading: 30), cpuClock: ManualClock(costOfReading: 388),
      samples: 101)
    #expect(costs.wall == 30 && costs.cpu == 388)
  }

  @Test func theCostIsSubtracted() throws {
    let machine = MadeUpMachine(costOfReading: 388)
    let subject = machine.subject("a") { _ in 1_000 }
    let timed = try machine.measurer().measure([subject], metrics: [.wallP50])
    #expect(timed.subject("a")?.values[.wallP50] == [Double](repeating: 1_000, count: 10))
    // Two blocks of four samples.
    let whole = try machine.measurer().measure([subject])
    #expect(whole.subject("a")?.median(of: .operationsPerSecond) == 1e6)
  }

  /// A clock whose reading costs 500 ns before it is taken, except where a reading was given away.
  final class GenerousClock: NanosecondClock {
    private let clock = ManualClock()
    private let isNextFree = Atomic<Bool>(false)

    func giveAway() { isNextFree.store(true, ordering: .relaxed) }

    func now() -> UInt64 {
      if !isNextFree.exchange(false, ordering: .relaxed) { clock.advance(by: 500) }
      return clock.now()
    }
  }

  @Test func noReadingFallsBelowZero() throws {
    let clock = GenerousClock()
    var measurer = MadeUpMachine().measurer()
    measurer.cpuClock = clock
    measurer.wallClock = clock
    let subject = Subject("a", workload: "w", samplesPerBlock: 4) { _ in
      clock.giveAway()
    } check: {
    }
    let a = try #require(try measurer.measure([subject], metrics: [.wallP50]).subject("a"))
    #expect(a.wall.value(atPercentile: 100) == 0)
    let whole = try measurer.measure([subject]).subject("a")
    #expect(whole?.values[.operationsPerSecond]?.first == 8e9)
  }

  @Test func systemClocksDoNotGoBack() {
    let clocks: [any NanosecondClock] = [WallClock(), ThreadCPUClock()]
    for clock in clocks {
      let first = clock.now()
      #expect(clock.now() >= first)
    }
  }
}
