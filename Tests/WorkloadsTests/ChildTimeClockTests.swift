import PerformanceBudgets
import Testing
import Workloads

@Suite struct ChildTimeClockTests {
  @Test func theTimeOfAnotherProcessIsIn() {
    let own = ManualClock()
    let clock = ChildTimeClock(own)
    own.advance(by: 100)
    #expect(clock.now() == 100)
    // The child reports 1000 while our own clock advances by 30: the clock adds 1000.
    clock.spend {
      own.advance(by: 30)
      return 1_000
    }
    #expect(clock.now() == 1_100)
    // The child reports 10 while our own clock advances by 50: the clock adds 50.
    clock.spend {
      own.advance(by: 50)
      return 10
    }
    #expect(clock.now() == 1_150)
    clock.spend { .nan }
    #expect(clock.now() == 1_150)
  }

  /// Two subjects, one of them in another process and three times as slow: the paired ratio is 3.
  @Test func ratiosArePairedAcrossProcesses() throws {
    let own = ManualClock()
    let clock = ChildTimeClock(own)
    let here = Subject("here", workload: "w", samplesPerBlock: 4) { _ in
      own.advance(by: 1_000)
    } check: {
    }
    let there = Subject("there", workload: "w", samplesPerBlock: 4) { _ in
      clock.spend { 3_000 }
    } check: {
    }
    let measurer = Measurer(
      plan: MeasurementPlan(looks: [8]), wallClock: own, cpuClock: clock)
    let found = try measurer.measure([here, there])
    #expect(found.ratios(of: "there", to: "here") == Array(repeating: 3, count: 8))
  }
}
