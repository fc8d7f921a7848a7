import PerformanceBudgets
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

  /// A clock that is dear during calibration and free afterwards.
  struct CheapeningClock: NanosecondClock {
    let dear = ManualClock(costOfReading: 500)
    let readings = ManualClock(costOfReading: 1)
    let dearReadings: UInt64

    func now() -> UInt64 {
      if readings.now() < dearReadings { return dear.now() }
      return 1_000_000_000
    }
  }

  @Test func noSampleFallsBelowZero() throws {
    let machine = MadeUpMachine()
    var measurer = machine.measurer()
    measurer.cpuClock = CheapeningClock(dearReadings: 2_002)
    let measurement = try measurer.measure([machine.subject("a") { _ in 7 }])
    let subject = try #require(measurement.subject("a"))
    #expect(measurement.clockCosts.cpu == 500)
    #expect(subject.cpu.value(atPercentile: 100) == 0)
    #expect(subject.values[.operationsPerSecond]?.first == 4e9)
  }

  @Test func systemClocksDoNotGoBack() {
    let clocks: [any NanosecondClock] = [WallClock(), ThreadCPUClock()]
    for clock in clocks {
      let first = clock.now()
      #expect(clock.now() >= first)
    }
  }
}
