import PerformanceBudgets
import Synchronization
import Testing

@Suite struct ClockCostsTests {
  @Test func theCostIsTheMedianOfEmptySamples() {
    let costs = ClockCosts(
      wallClock: ManualClock(costOfReading: 30), cpuClock: ManualClock(costOfReading: 388),
      samples: 101)
    #expect(costs == ClockCosts(wall: 30, cpu: 388))
  }

  @Test func theCostIsSubtractedAndReported() throws {
    let machine = MadeUpMachine(costOfReading: 388)
    let measurement = try machine.measurer().measure([machine.subject("a") { _ in 1_000 }])
    #expect(measurement.clockCosts == ClockCosts(wall: 388, cpu: 388))
    let subject = try #require(measurement.subject("a"))
    #expect(subject.values[.cpuP50] == [Double](repeating: 1_000, count: 10))
    #expect(subject.values[.wallP50] == [Double](repeating: 1_000, count: 10))
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

  @Test func noSampleFallsBelowZero() throws {
    let clock = GenerousClock()
    var measurer = MadeUpMachine().measurer()
    measurer.cpuClock = clock
    let subject = Subject("a", workload: "w", samplesPerBlock: 4) { _ in
      clock.giveAway()
    } check: {
    }
    let measurement = try measurer.measure([subject])
    #expect(measurement.clockCosts.cpu == 500)
    let a = try #require(measurement.subject("a"))
    #expect(a.cpu.value(atPercentile: 100) == 0)
    #expect(a.values[.operationsPerSecond]?.first == 4e9)
  }

  @Test func systemClocksDoNotGoBack() {
    let clocks: [any NanosecondClock] = [WallClock(), ThreadCPUClock()]
    for clock in clocks {
      let first = clock.now()
      #expect(clock.now() >= first)
    }
  }
}
