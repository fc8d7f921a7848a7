import DecimalArithmetic
import Peers
import PerformanceBudgets

/// Operations that a budget names, with the digits of their operands.
///
///     {"workload": "operation", "parameters": {"operation": "divide", "digits": 1000}, "subject": "gmp", …}
///
/// Results have 34 digits, or as many as the operands if those have more. Each must be the oracle's.
@usableFromInline package final class ChosenOperations {
  /// One operation: `operation` and perhaps `digits`.
  @usableFromInline package static let workload = "operation"
  /// One operation at rising numbers of digits, each a subject: `operation`.
  @usableFromInline package static let growth = "growth"

  /// The numbers of digits of ``growth``; the subjects are named by them.
  @usableFromInline package static let sizes = [34, 100, 1_000, 10_000, 100_000]

  /// The workload ``workload``, measured on subjects of these names.
  @usableFromInline package static func known(on subjects: [String]) -> KnownWorkload {
    KnownWorkload(workload, subjects: subjects, required: ["operation"], optional: ["digits"])
  }

  /// The workload ``growth``.
  @usableFromInline package static let knownGrowth = KnownWorkload(
    growth, subjects: sizes.map(String.init), required: ["operation"])

  /// The call, which names the workload of the subjects.
  @usableFromInline package let name: String
  /// What is done.
  @usableFromInline package let operation: MeasuredOperation
  /// The operands, one to three for each time that the operation is done.
  @usableFromInline package let operands: [[String]]
  /// Where results are rounded.
  @usableFromInline package let context: ArithmeticContext
  /// Whether the operands have so many digits that the oracle would take minutes, or none can check
  /// the results: only a peer judges them.
  @usableFromInline package let isBeyondOracle: Bool
  @usableFromInline let expected: ExpectedAnswers

  /// What a call of ``workload`` asks for.
  ///
  /// - Throws: ``ParameterError`` for an operation that does not exist, or digits out of 1...1,000,000,
  ///   of exp, ln, log10 and power out of 1...10,000.
  @usableFromInline package convenience init(_ call: WorkloadCall) throws(ParameterError) {
    let operation = try call.choice("operation", of: MeasuredOperation.allCases)
    self.init(
      call.description, operation,
      digits: try call.number("digits", in: operation.digitRange, else: 34))
  }

  private init(_ name: String, _ operation: MeasuredOperation, digits: Int) {
    self.name = name
    self.operation = operation
    operands = operation.operands(digits: digits)
    context =
      digits <= ArithmeticContext.decimal128.precision
      ? .decimal128 : DigitsOperands.context(digits: digits)
    // The check of long results computes with twice the digits, of which a backend has a million.
    isBeyondOracle = digits > (operation.isSeries ? 1_000 : 100_000)
    expected = ExpectedAnswers(operation, of: operands, in: context)
  }

  /// The samples of a block: about a thousand short operations, or one pass over long operands or of
  /// a series.
  @usableFromInline package var samplesPerBlock: Int {
    let isLong = operation.isSeries || context.precision > ArithmeticContext.decimal128.precision
    return isLong ? 1 : max(1, 1_024 / operands.count)
  }

  /// What a call of ``growth`` asks for, with the size of each.
  ///
  /// - Throws: ``ParameterError`` for an operation that is none of ``MeasuredOperation/growing``.
  @usableFromInline package static func growing(
    _ call: WorkloadCall
  ) throws(ParameterError) -> [(size: Int, operations: ChosenOperations)] {
    let operation = try call.choice("operation", of: MeasuredOperation.growing)
    return sizes.map { ($0, ChosenOperations(call.description, operation, digits: $0)) }
  }

  /// The subject of a backend; `nil` if it has not so many digits.
  ///
  /// With a size, the number of digits, it is one of several and named by that. What is
  /// ``isBeyondOracle`` is not checked here.
  @inlinable
  package func subject<Backend: GeneralDecimalBackend>(
    on _: Backend.Type, size: Int? = nil
  ) -> Subject? {
    OperationWorkload<Backend>(operation, of: operands, in: context).map {
      [expected, isBeyondOracle] workload in
      workload.subject(
        size.map { String($0) } ?? Backend.backendName, workload: name, samples: samplesPerBlock,
        passes: 1, size: size.map(Double.init)
      ) { if !isBeyondOracle { try workload.check(expected) } }
    }
  }
}
