import Conformance
import GMPDecimal
import NativeDecimal
import Peers
import PerformanceBudgets
import Synchronization
import Workloads

/// A number type or converter of the comparison, with its accuracy and speed.
struct ComparedEngine {
  /// The arithmetic of the engine.
  let summary: String
  /// The name and the versions of the engine.
  let description: String
  /// Whether the engine is one of our backends, which must not misround any result.
  let isOurs: Bool
  /// The engine as the subject of the accuracy judgement.
  let accuracy: any AccuracySubject
  /// The function that returns the timed subjects for ``ComparedEngine/workloads``.
  ///
  /// The result is empty if a peer offers none of the conversions.
  let subjects: ([TypedNumber]) throws(PeerError) -> [Subject]
  /// The function that returns the reason why a measurement failed; `nil` if it succeeded.
  let problem: @Sendable () -> PeerError?

  var name: String { accuracy.name }

  /// The identifiers and titles of the timed workloads.
  static let workloads = [
    (identifier: ConversionWorkloads.textToText, title: "Text to text"),
    (identifier: ConversionWorkloads.convert, title: "Convert, without text"),
  ]

  static func native() -> ComparedEngine {
    let engine = BackendEngine(Decimal128.self)
    return ComparedEngine(
      engine, isOurs: true,
      DecimalSubject(
        engine: engine, format: .decimal(digits: engine.digits), roundsTiesAway: true)
    ) { ConversionWorkloads.subjects(of: engine, typing: $0) }
  }

  /// Returns the engine of GMP with `digits` digits.
  static func gmp(digits: Int) -> ComparedEngine {
    let engine = BackendEngine(BigDecimal.self, digits: digits)
    return ComparedEngine(
      engine, isOurs: true,
      DecimalSubject(engine: engine, format: .decimal(digits: digits), roundsTiesAway: true)
    ) {
      ConversionWorkloads.subjects(of: engine, typing: $0).map { $0.shorter(times: digits / 34) }
    }
  }

  static func foundation() -> ComparedEngine {
    let engine = FoundationDecimalEngine()
    return ComparedEngine(
      engine, isOurs: false,
      DecimalSubject(engine: engine, format: .decimal(digits: 38), roundsTiesAway: false)
    ) { ConversionWorkloads.subjects(of: engine, typing: $0).map { $0.shorter(times: 8) } }
  }

  static func double() -> ComparedEngine {
    let engine = DoubleEngine()
    return ComparedEngine(engine, isOurs: false, DoubleSubject(engine: engine)) {
      ConversionWorkloads.subjects(of: engine, typing: $0)
    }
  }

  private init<Engine: ConversionEngine>(
    _ engine: Engine, isOurs: Bool, _ accuracy: any AccuracySubject,
    subjects: @escaping ([TypedNumber]) -> [Subject]
  ) {
    summary = engine.summary
    description = "in this process"
    self.isOurs = isOurs
    self.accuracy = accuracy
    self.subjects = { numbers throws(PeerError) in
      subjects(numbers).filter { subject in
        Self.workloads.contains { $0.identifier == subject.workload }
      }
    }
    problem = { nil }
  }

  /// Creates the engine of a peer, timed by a clock that advances by the times the peer reports.
  init(_ peer: any ConversionPeer, clock: ChildTimeClock) {
    let box = FailureBox()
    summary = peer.summary
    description =
      peer.timesItself ? "\(peer.description), times itself" : "\(peer.description), with the pipe"
    isOurs = false
    accuracy = peer
    problem = { box.error }
    subjects = { numbers throws(PeerError) in
      let asked = numbers.map { AskedConversion($0.text, by: $0.plan) }
      let count = try peer.prepare(asked)
      if count == 0 { return [] }
      var subjects: [Subject] = []
      for form in peer.forms {
        let once = try peer.nanoseconds(form, passes: 1)
        let passes = max(1, min(10_000, Int(Self.sample / max(once, 1))))
        subjects.append(
          Subject(
            peer.name, workload: form.workload, samplesPerBlock: 1,
            operationsPerSample: passes * count,
            run: { _ in
              clock.spend {
                box.remembering { () throws(PeerError) in try peer.nanoseconds(form, passes: passes)
                }
              }
            },
            check: { try Self.check(peer.results(of: asked), numbers) }))
      }
      return subjects
    }
  }

  /// The approximate duration of one sample of a peer, in nanoseconds.
  private static let sample = 4_000_000.0

  /// Checks a peer's results to 10⁻⁹ before its time is measured.
  ///
  /// The accuracy judgement measures the exact errors of the results.
  private static func check(_ results: [AccuracyResult], _ numbers: [TypedNumber]) throws {
    for (result, number) in zip(results, numbers) {
      let got: String
      switch result {
      case .notOffered: continue
      case .decimal(let text), .noNumber(let text): got = text
      case .binary(let double): got = double.description
      }
      guard let near = Double(got), let exact = Double(number.expected),
        abs(near - exact) <= 1e-9 * max(abs(exact), 1)
      else {
        throw WrongResult(
          input: AskedConversion(number.text, by: number.plan).description, got: got,
          expected: number.expected)
      }
    }
  }
}

/// The first error of a peer during a measurement, whose function cannot throw.
private final class FailureBox: Sendable {
  private let first = Mutex<PeerError?>(nil)

  var error: PeerError? { first.withLock { $0 } }

  /// Returns the time that `body` measures, or 0 after an error.
  func remembering(_ body: () throws(PeerError) -> Double) -> Double {
    if error != nil { return 0 }
    do throws(PeerError) { return try body() } catch {
      first.withLock { $0 = $0 ?? error }
      return 0
    }
  }
}

extension TimedForm {
  /// The workload that measures this form.
  fileprivate var workload: String {
    switch self {
    case .convert: ConversionWorkloads.convert
    case .text: ConversionWorkloads.textToText
    }
  }
}

extension Subject {
  /// Returns the subject with the number of samples of a block divided by `divisor`, for a slow
  /// subject.
  fileprivate func shorter(times divisor: Int) -> Subject {
    Subject(
      name, workload: workload, samplesPerBlock: max(1, samplesPerBlock / max(1, divisor)),
      operationsPerSample: operationsPerSample, run: run, check: check)
  }
}
