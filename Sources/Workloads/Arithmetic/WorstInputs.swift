import Conformance
import DecimalArithmetic
import PerformanceBudgets

/// The slowest of an operation's directed inputs beside a typical one.
///
///     {"workload": "worst-input", "parameters": {"operation": "divide"}, "subject": "native-slowest",
///       "to": "native-typical", "metric": "ratio-to-subject", "atMost": 4, …}
///
/// The inputs are directed cases of decimal128: ties and beside them, carries, cancellation, the ends of the
/// range; of functions those whose results lie next to a number or a tie. Which of them is the slowest and which are
/// typical, the middle half in turn, is measured when the results have been checked, so they are another machine's
/// or build's own. One input as the median would be a lucky one of many alike.
@usableFromInline package struct WorstInputs {
  /// The workload: `operation`.
  @usableFromInline package static let workload = "worst-input"

  /// The workload, measured on backends of these names.
  @usableFromInline package static func known(on backends: [String]) -> KnownWorkload {
    KnownWorkload(
      workload, subjects: backends.flatMap { [slowest($0), typical($0)] }, required: ["operation"])
  }

  @usableFromInline
  static func slowest(_ backend: String) -> String { backend + "-slowest" }
  @usableFromInline
  static func typical(_ backend: String) -> String { backend + "-typical" }

  @usableFromInline let name: String
  @usableFromInline let operation: MeasuredOperation
  @usableFromInline let inputs: [[String]]
  @usableFromInline let expected: ExpectedAnswers

  /// What a call asks for.
  ///
  /// - Throws: ``ParameterError`` for an operation without directed inputs.
  @usableFromInline package init(_ call: WorkloadCall) throws(ParameterError) {
    name = call.description
    operation = try call.choice("operation", of: DirectedInputs.operations)
    inputs = DirectedInputs.of(operation)
    expected = ExpectedAnswers(operation, of: inputs, in: .decimal128)
  }

  /// The two subjects of a backend; none if it does not hold an input.
  @inlinable
  package func subjects<Backend: GeneralDecimalBackend>(on _: Backend.Type) -> [Subject] {
    guard
      let workload = OperationWorkload<Backend>(operation, of: inputs, in: .decimal128)
    else { return [] }
    let pace = Paces(workload)
    let sizes = SampleSizes(nanoseconds: pace.mean)
    func subject(_ name: String, _ place: @escaping () -> Int) -> Subject {
      Subject(
        name, workload: self.name, samplesPerBlock: sizes.samples,
        operationsPerSample: sizes.passes,
        run: { _ in
          let index = place()
          workload.run(index..<index + 1, passes: sizes.passes)
        },
        check: { [expected] in
          try workload.check(expected)
          _ = pace.places
        })
    }
    return [
      subject(Self.slowest(Backend.backendName)) { pace.places.slowest },
      subject(Self.typical(Backend.backendName)) { pace.nextTypical() },
    ]
  }
}

/// How long an operation takes on each of its inputs.
@usableFromInline
final class Paces<Backend: GeneralDecimalBackend> {
  @usableFromInline let workload: OperationWorkload<Backend>
  /// Nanoseconds for an input, all together.
  @usableFromInline let mean: Double
  /// The slowest input and the middle half, timed when they are first asked for.
  @usableFromInline lazy var places: (slowest: Int, typical: ArraySlice<Int>) = find()
  @usableFromInline var turn = 0

  @inlinable
  init(_ workload: OperationWorkload<Backend>) {
    self.workload = workload
    let indices = workload.operands.indices
    mean =
      SampleSizes.calmNanoseconds { workload.run(indices, passes: 1) }
      / Double(max(indices.count, 1))
  }

  /// The next of the typical inputs.
  @inlinable
  func nextTypical() -> Int {
    let typical = places.typical
    turn = turn + 1 < typical.count ? turn + 1 : 0
    return typical[typical.startIndex + turn]
  }

  /// The least of several timings of each: what others do on the machine only ever adds.
  @inlinable
  func find() -> (slowest: Int, typical: ArraySlice<Int>) {
    // Long enough that the clock is a tenth of it.
    let passes = max(1, Int(4_000 / mean))
    func time(_ index: Int, runs: Int) -> Double {
      SampleSizes.least(of: runs) { workload.run(index..<index + 1, passes: passes) }
    }
    let times = workload.operands.indices.map { time($0, runs: 4) }
    let order = times.indices.sorted { times[$0] < times[$1] }
    // Those that look slow may only have been unlucky.
    let slowest = order.suffix(8).map { (index: $0, time: time($0, runs: 24)) }
      .max { $0.time < $1.time }
    return (slowest?.index ?? 0, order[order.count / 4...order.count * 3 / 4])
  }
}
