import PerformanceBudgets
import Testing

@Suite struct MeasurerTests {
  private let machine = MadeUpMachine()

  /// The order of the runs, with one letter for consecutive runs of a subject.
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
    // The warm-up is "abc", a round is "abccba", and equal adjacent letters are one letter.
    #expect(log.letters == "abc" + "abcba" + "bcba")
    #expect(lengths == [8])
  }

  @Test func valuesArePerRound() throws {
    let subjects = [
      machine.subject("a", samplesPerBlock: 100, operationsPerSample: 5) { $0 == 99 ? 900 : 100 },
      machine.subject("b", samplesPerBlock: 10, operationsPerSample: 10) { _ in 2_000 },
    ]
    let metrics: Set<Metric> = [.wallP50, .wallP99, .wallP999]
    let measurement = try machine.measurer().measure(subjects, metrics: metrics)
    let a = try #require(measurement.subject("a"))
    let expected: [Metric: Double] = [
      .wallP50: 100, .wallP99: 100, .wallP999: 900, .operationsPerSecond: 500e9 / 10_800,
    ]
    #expect(a.values == expected.mapValues { [Double](repeating: $0, count: 10) })
    #expect(a.wall.count == 2_000)
    let ratios = try #require(measurement.ratios(of: "b", to: "a"))
    #expect(ratios.count == 10 && ratios.allSatisfy { abs($0 - 200 / 21.6) < 1e-9 })
    #expect(measurement.ratios(of: "b", to: "d") == nil)
    // Without a percentile metric, samples are not timed.
    let whole = try machine.measurer().measure(subjects)
    #expect(whole.subject("a")?.wall.count == 0)
    #expect(
      whole.subject("a")?.values.keys.sorted { $0.rawValue < $1.rawValue } == [.operationsPerSecond]
    )
  }

  /// A time limit of `.max` never ends a measurement, even if the clocks do not start at 0.
  @Test func theGreatestLimitsAreNone() throws {
    let subject = machine.subject("a", samplesPerBlock: 10) { _ in 2_000 }
    let plan = MeasurementPlan(looks: [3, 6], cpuTimeLimit: .max, wallTimeLimit: .max)
    machine.work(1_000)
    let measured = try machine.measurer(plan: plan).measure([subject]) { $0.rounds == 6 }
    #expect(measured.rounds == 6)
  }

  @Test func wallAndCPUAreTimedApart() throws {
    let subject = Subject("a", workload: "w", samplesPerBlock: 2) { [machine] _ in
      machine.work(50, waiting: 1_000)
    } check: {
    }
    let measured = try machine.measurer().measure([subject], metrics: [.wallP50])
    let a = try #require(measured.subject("a"))
    #expect(a.median(of: .operationsPerSecond) == 2e7)
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
    let error = #expect(throws: MeasurementError.self) {
      try machine.measurer().measure([right, wrong])
    }
    #expect(
      error?.description
        == "made up: the results of 'wrong' are wrong: WrongSum(); nothing was measured")
    #expect(log.letters == "" && machine.cpu.now() == 0)
  }

  @Test func roundsEndWhenDecidedAtTheCapOrWithTheTime() throws {
    let subject = machine.subject("a", samplesPerBlock: 1) { _ in 1_000_000 }
    var measurer = machine.measurer(
      plan: MeasurementPlan(looks: [2, 4, 8], cpuTimeLimit: 1_000_000_000))
    #expect(try measurer.measure([subject]) { $0.rounds == 4 }.rounds == 4)
    #expect(try measurer.measure([subject]) { _ in false }.rounds == 8)
    // A round takes 2 ms of CPU time, so the limit of 10 ms allows 5 rounds.
    measurer.plan.cpuTimeLimit = 10_000_000
    #expect(try measurer.measure([subject]) { _ in false }.rounds == 5)
    measurer.plan = MeasurementPlan(looks: [8], wallTimeLimit: 10_000_000)
    let waiting = Subject("w", workload: "made up", samplesPerBlock: 1) { [machine] _ in
      machine.work(0, waiting: 1_000_000)
    } check: {
    }
    #expect(try measurer.measure([waiting]) { _ in false }.rounds == 5)
  }

  @Test func looksAndVerdictsShareTheError() {
    let plan = MeasurementPlan(looks: [16, 64, 256], confidence: 0.97, verdicts: 5)
    #expect(abs(1 - plan.confidenceOfInterval - 0.002) < 1e-12)
  }

  @Test(arguments: [WallClock(), ThreadCPUClock()] as [any NanosecondClock])
  func systemClocksDoNotGoBack(clock: any NanosecondClock) {
    let first = clock.now()
    #expect(clock.now() >= first)
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
    await #expect(processExitsWith: .failure) { _ = MeasurementPlan(verdicts: 0) }
  }
}
