import Conformance
import DecimalArithmetic
import PerformanceBudgets

/// An operation on its directed inputs; each input is one sample.
///
///     {"workload": "worst-input", "parameters": {"operation": "divide"}, "subject": "native",
///       "metric": "worst-to-typical", "atMost": 4, …}
///
/// The inputs are directed cases of decimal128: ties and their neighbours, carries, cancellation,
/// and the limits of the range. Cases of functions have results next to a decimal128 number or a
/// tie.
@usableFromInline package struct WorstInputs {
  /// The workload, with the parameter `operation`.
  @usableFromInline package static let workload = "worst-input"

  /// Returns the description of the workload for backends with these names.
  @usableFromInline package static func known(on backends: [String]) -> KnownWorkload {
    KnownWorkload(workload, subjects: backends, required: ["operation"])
  }

  @usableFromInline let name: String
  @usableFromInline let operation: MeasuredOperation
  @usableFromInline let inputs: [[String]]
  @usableFromInline let expected: ExpectedAnswers

  /// Reads a call of the workload.
  ///
  /// - Throws: ``ParameterError`` for an operation without directed inputs.
  @usableFromInline package init(_ call: WorkloadCall) throws(ParameterError) {
    name = call.description
    operation = try call.choice("operation", of: DirectedInputs.operations)
    inputs = DirectedInputs.of(operation)
    expected = ExpectedAnswers(operation, of: inputs, in: .decimal128)
  }

  /// Returns the subject of a backend; `nil` if the backend cannot represent an input.
  @inlinable
  package func subject<Backend: GeneralDecimalBackend>(on _: Backend.Type) -> Subject? {
    guard let workload = OperationWorkload<Backend>(operation, of: inputs, in: .decimal128) else {
      return nil
    }
    var subject = Subject(
      Backend.backendName, workload: name, samplesPerBlock: inputs.count,
      run: { workload.run($0..<$0 + 1, passes: 1) },
      check: { [expected] in try workload.check(expected) })
    subject.countsSamples = true
    return subject
  }
}
