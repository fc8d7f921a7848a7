import PerformanceBudgets
import Testing

/// Several workloads measured in turns.
@Suite struct BoardTests {
  private let machine = MadeUpMachine()

  private func subject(
    _ workload: String, _ name: String = "a", takes nanoseconds: @escaping () -> UInt64
  ) -> Subject {
    Subject(name, workload: workload, samplesPerBlock: 1) { [machine] _ in
      machine.work(nanoseconds())
    } check: {
    }
  }

  @Test func workloadsTakeTurnsUntilDecided() throws {
    let log = MeasurerTests.Log()
    let board = ["x", "y"].map { name in
      [
        subject(name) {
          log.add(Character(name))
          return 1_000
        }
      ]
    }
    let measurer = machine.measurer(plan: MeasurementPlan(looks: [4, 6], turn: 1_000_000))
    let measured = try measurer.measure(board: board) { $0.workload == "x" }
    // Both warm up and count, then take turns of two rounds of 0.9 ms to the first look; then y is alone.
    #expect(log.letters == "xy" + "xyxy")
    #expect(measured.map(\.workload) == ["x", "y"])
    #expect(measured.map(\.rounds) == [4, 6] && measured.map(\.stop) == [.decided, .roundLimit])
    #expect(measured.map(\.confidences) == [0, 1].map { measurer.plan.confidences(atLook: $0) })
  }

  @Test func aBoardMayBeEmpty() throws {
    #expect(try machine.measurer().measure(board: [], against: []).isEmpty)
  }

  @Test func aWrongResultAnywhereEndsTheBoard() {
    struct Wrong: Error {}
    let wrong = Subject("a", workload: "y", samplesPerBlock: 1) { _ in
    } check: {
      throw Wrong()
    }
    #expect(throws: MeasurementError.self) {
      _ = try machine.measurer().measure(board: [[subject("x") { 1 }], [wrong]])
    }
    #expect(machine.cpu.now() == 0)
  }

  @Test func theErrorIsSharedAmongTheVerdictsOfTheBoard() throws {
    let board = [[subject("x") { 10 }, subject("x", "b") { 10 }], [subject("y") { 10 }]]
    let budgets = ["x", "y", "absent"].map {
      Budget(workload: $0, metric: .cpuP50, limit: .atMost(20), reason: "made up")
    }
    let judged = try machine.measurer(plan: MeasurementPlan(looks: [16]))
      .measure(board: board, against: budgets)
    #expect(judged.flatMap(\.verdicts).map(\.outcome) == [.pass, .pass, .pass])
    let expected = MeasurementPlan(looks: [16], verdicts: 3).confidences(atLook: 0)
    #expect(judged.allSatisfy { $0.measurement.confidences == expected })
  }

  @Test func timeEndsAllWorkloads() throws {
    let board = [[subject("x") { 1_000_000 }], [subject("y") { 1_000_000 }]]
    let plan = MeasurementPlan(looks: [64], turn: 1, cpuTimeLimit: 49_000_000)
    // A round takes 4.9 ms, so five of each.
    let measured = try machine.measurer(plan: plan).measure(board: board) { _ in false }
    #expect(measured.map(\.rounds) == [5, 5])
    #expect(measured.allSatisfy { $0.stop == .timeLimit })
  }

  @Test(arguments: [4_000, 400]) func aSlowedSubjectDoesTheSameAndMore(numbers: Int) throws {
    var runs = 0
    let plain = Subject("a", workload: "w", samplesPerBlock: 80_000 / numbers) { _ in
      runs += 1
      for number in 1...numbers { blackHole(number.description) }
    } check: {
    }
    let slowed = plain.slowed(by: 2)
    runs = 0
    slowed.run(0)
    #expect(runs == 1 && slowed.samplesPerBlock == plain.samplesPerBlock && slowed.name == "a")
    let clock = ThreadCPUClock()
    func time(_ subject: Subject) -> Double {
      let start = clock.now()
      for sample in 0..<subject.samplesPerBlock { subject.run(sample) }
      return Double(clock.now() - start)
    }
    let ratios = (0..<15).map { _ in time(slowed) / time(plain) }
    // Twice the time, as far as a busy machine lets it be seen.
    let ratio = try #require(MedianInterval.median(ratios))
    #expect(ratio > 1.6 && ratio < 2.5)
  }
}
