import PerformanceBudgets
import Testing

@Suite struct MeasurerTests {
  private let machine = MadeUpMachine()

  /// What ran, in order; the runs of one block or of one reading of the yardstick as one letter.
  final class Log {
    var letters = ""
    func add(_ letter: Character) { if letters.last != letter { letters.append(letter) } }
  }

  @Test func subjectsRunForwardsThenBackwards() throws {
    let log = Log()
    let subjects = ["a", "b", "c"].map { name in
      machine.subject(name) { _ in
        log.add(Character(name))
        return 10
      }
    }
    var lengths: [Int] = []
    _ = try machine.measurer(plan: MeasurementPlan(looks: [1, 2])).measure(subjects) { _ in
      lengths.append(log.letters.count)
      return false
    }
    // Warm-up and the separate pass run each subject once in order; then "abccba" without repeats,
    // where the letters of two neighbouring blocks of one subject, or of two rounds, fall together.
    #expect(log.letters == "abc" + "abc" + "abcba" + "bcba")
    #expect(lengths == [11, 15])
  }

  @Test func valuesArePerRound() throws {
    let subjects = [
      machine.subject("a", samplesPerBlock: 100, operationsPerSample: 5) { $0 == 99 ? 900 : 100 },
      machine.subject("b", samplesPerBlock: 10, operationsPerSample: 10) { _ in 2_000 },
    ]
    let measurement = try machine.measurer().measure(subjects)
    let a = try #require(measurement.subject("a"))
    let expected: [Metric: Double] = [
      .wallP50: 100, .wallP99: 100, .wallP999: 900, .cpuP50: 100, .cpuP99: 100, .cpuP999: 900,
      .operationsPerSecond: 500e9 / 10_800, .ratioToYardstick: 10_800 / 100_000 / 500,
      .ratioToChain: 10_800 / 1 / 500,
      .cpuP999ToYardstick: 900 / 100_000,
      .peakMemory: 4_096,
    ]
    for (metric, value) in expected {
      let values = [Double](repeating: value, count: metric.isExact ? 1 : 10)
      #expect(a.values[metric] == values, "\(metric)")
    }
    #expect(a.values[.allocationsPerOperation] == nil)
    #expect(a.cpu.count == 2_000)
    let ratios = try #require(measurement.ratios(of: "b", to: "a"))
    #expect(ratios.count == 10 && ratios.allSatisfy { abs($0 - 200 / 21.6) < 1e-9 })
    #expect(measurement.ratios(of: "b", to: "d") == nil)
    #expect(measurement.yardstick == 100_000)
    #expect(measurement.control == MedianInterval(lower: 1, median: 1, upper: 1))
  }

  /// A limit of all the time there is is none, however late the clocks are.
  @Test func theGreatestLimitsAreNone() throws {
    let subject = machine.subject("a", samplesPerBlock: 10) { _ in 2_000 }
    let plan = MeasurementPlan(
      looks: [3, 6], turn: .max, cpuTimeLimit: .max, wallTimeLimit: .max, warmUpTimeLimit: .max)
    machine.work(1_000)
    let measured = try machine.measurer(plan: plan).measure([subject]) { $0.rounds == 6 }
    #expect(measured.rounds == 6 && measured.stop == .decided)
  }

  @Test func wallAndCPUAreTimedApart() throws {
    let subject = Subject("a", workload: "w", samplesPerBlock: 2) { [machine] _ in
      machine.work(50, waiting: 1_000)
    } check: {
    }
    let a = try #require(try machine.measurer().measure([subject]).subject("a"))
    #expect(a.median(of: .cpuP50) == 50)
    #expect(a.median(of: .wallP50) == 1_050)
  }

  struct WrongSum: Error {}

  @Test func wrongResultsAreNotTimed() {
    let log = Log()
    let right = machine.subject("right") { _ in
      log.add("r")
      return 1
    }
    let wrong = Subject("wrong", workload: "made up", samplesPerBlock: 1) { _ in
      log.add("w")
    } check: {
      throw WrongSum()
    }
    let budget = Budget(
      workload: "made up", metric: .cpuP50, limit: .atMost(1e9), reason: "generous")
    do {
      let judged = try machine.measurer().measure([right, wrong], against: [budget])
      Issue.record("a verdict: \(judged.verdicts)")
    } catch {
      #expect(
        error == .checkFailed(workload: "made up", subject: "wrong", reason: "WrongSum()"))
      #expect(
        error.description
          == "made up: the results of 'wrong' are wrong: WrongSum(); nothing was measured")
    }
    #expect(log.letters == "")
    #expect(machine.cpu.now() == 0)
  }

  @Test func allocationsAreCountedInAPassOfTheirOwn() throws {
    let count = ManualClock()
    var subject = machine.subject("a", samplesPerBlock: 10, operationsPerSample: 2) { _ in
      count.advance(by: 3)
      return 1
    }
    let counted = try machine.measurer(allocationCount: count.now).measure([subject])
    #expect(counted.subject("a")?.values[.allocationsPerOperation] == [1.5])
    subject = machine.subject("a") { _ in 1 }
    let absent = try machine.measurer(allocationCount: { .max }).measure([subject])
    #expect(absent.subject("a")?.values[.allocationsPerOperation] == nil)
  }

  @Test func warmUpEndsWhenSteadyOrAtItsLimit() throws {
    var runs: UInt64 = 0
    let settling = machine.subject("settling", samplesPerBlock: 1) { _ in
      runs += 1
      return runs < 5 ? 1_000 * (10 - runs) : 1_000
    }
    var swings: UInt64 = 0
    let swinging = machine.subject("swinging", samplesPerBlock: 1) { _ in
      swings += 1
      return swings % 2 == 0 ? 1_000 : 2_000
    }
    let measurement = try machine.measurer().measure([settling, swinging])
    #expect(measurement.subjects.map(\.warmUpBlocks) == [7, 20])
    #expect(measurement.subjects.map(\.isWarm) == [true, false])
  }

  @Test func roundsEndWhenDecidedAtTheCapOrWithTheTime() throws {
    let subject = machine.subject("a", samplesPerBlock: 1) { _ in 1_000_000 }
    var measurer = machine.measurer(
      plan: MeasurementPlan(looks: [2, 4, 8], cpuTimeLimit: 1_000_000_000))
    let decided = try measurer.measure([subject]) { $0.rounds == 4 }
    #expect(decided.rounds == 4 && decided.stop == .decided)
    let capped = try measurer.measure([subject]) { _ in false }
    #expect(capped.rounds == 8 && capped.stop == .roundLimit)
    // A round takes 2 × 1 ms and as much to warm up, two yardsticks of 100 µs beside each and five to read the
    // machine: 4.9 ms.
    measurer.plan.cpuTimeLimit = 24_500_000
    let late = try measurer.measure([subject]) { _ in false }
    #expect(late.rounds == 5 && late.stop == .timeLimit)
    measurer.plan = MeasurementPlan(looks: [8], wallTimeLimit: 34_500_000)
    // What takes no CPU time is short: it runs once to warm up, and is timed once more as a whole.
    let waiting = Subject("w", workload: "made up", samplesPerBlock: 1) { [machine] _ in
      machine.work(0, waiting: 1_000_000)
    } check: {
    }
    let idle = try measurer.measure([waiting]) { _ in false }
    #expect(idle.rounds == 5 && idle.stop == .timeLimit)
  }

  @Test func ownersMistakesTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = try MadeUpMachine().measurer().measure([])
    }
    await #expect(processExitsWith: .failure) {
      let subject = MadeUpMachine().subject("a") { _ in 1 }
      _ = try MadeUpMachine().measurer().measure([subject, subject])
    }
    await #expect(processExitsWith: .failure) {
      _ = MadeUpMachine().subject("a", samplesPerBlock: 0) { _ in 1 }
    }
    await #expect(processExitsWith: .failure) { _ = MeasurementPlan(looks: [4, 4]) }
    await #expect(processExitsWith: .failure) { _ = MeasurementPlan(confidence: 1) }
  }
}
