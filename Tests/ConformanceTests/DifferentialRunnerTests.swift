import Conformance
import DecimalArithmetic
import Testing

@Suite struct DifferentialRunnerTests {
  private let generator = OperandGenerator(format: .decimal128)

  @Test func equalSubjectsAgree() {
    let runner = DifferentialRunner(
      BackendSubject<ExactDecimal<Faultless>>(), OracleSubject(), generator: generator)
    let reports = ArithmeticOperation.ofEveryBackend.map {
      runner.run($0, seed: 9, indices: 0..<100, clock: StoppedClock())
    }
    #expect(reports.filter { $0.failures.count > 0 || $0.compared != 200 }.map(\.description) == [])
    #expect(reports.allSatisfy { $0.casesPerSecond == 0 })
  }

  @Test func failureShowsEveryAnswerAndShardsAddUp() {
    let runner = DifferentialRunner(
      BackendSubject<ExactDecimal<LastDigit>>(), generator: generator)
    func run(_ indices: Range<UInt64>) -> DifferentialReport {
      runner.run(.add, seed: 9, indices: indices, clock: StoppedClock())
    }
    let (whole, left, right) = (run(0..<300), run(0..<100), run(100..<300))
    #expect(whole.failures.count > 0)
    #expect(whole.failures.count == left.failures.count + right.failures.count)
    let first = whole.failures.first.first
    #expect(first?.results.map(\.who) == ["oracle", "exact"])
    #expect(first?.place.hasPrefix("differential add, seed 9, case ") == true)
  }
}

/// A clock on which no time passes.
private struct StoppedClock: Clock {
  struct Instant: InstantProtocol {
    func advanced(by duration: Duration) -> Instant { self }
    func duration(to other: Instant) -> Duration { .zero }
    static func < (x: Instant, y: Instant) -> Bool { false }
  }
  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
