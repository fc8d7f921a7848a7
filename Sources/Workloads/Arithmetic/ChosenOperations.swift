import DecimalArithmetic
import Peers
import PerformanceBudgets

/// An operation that a budget names, with the digits of its operands.
///
///     {"workload": "operation", "parameters": {"operation": "divide", "digits": 1000},
///       "subject": "gmp", …}
///
/// Results are rounded to 34 digits, or to the digits of the operands if these are more. Each
/// result must equal the oracle's.
@usableFromInline package final class ChosenOperations {
  /// The workload of one operation, with the parameters `operation` and optionally `digits`.
  @usableFromInline package static let workload = "operation"
  /// The workload of one operation at rising numbers of digits, with the parameter `operation`.
  ///
  /// Each number of digits is a subject.
  @usableFromInline package static let growth = "growth"

  /// The numbers of digits of ``growth``, which also name the subjects.
  @usableFromInline package static let sizes = [34, 100, 1_000, 10_000, 100_000]

  /// Returns the description of ``workload`` for subjects with these names.
  @usableFromInline package static func known(on subjects: [String]) -> KnownWorkload {
    KnownWorkload(workload, subjects: subjects, required: ["operation"], optional: ["digits"])
  }

  /// The description of ``growth``.
  @usableFromInline package static let knownGrowth = KnownWorkload(
    growth, subjects: sizes.map(String.init), required: ["operation"])

  /// The text of the call, which is the workload identifier of the subjects.
  @usableFromInline package let name: String
  /// The measured operation.
  @usableFromInline package let operation: MeasuredOperation
  /// The one to three operands of each execution of the operation.
  @usableFromInline package let operands: [[String]]
  /// The context in which results are rounded.
  @usableFromInline package let context: ArithmeticContext
  /// Whether the number of digits is too large for a check against the oracle.
  ///
  /// The check would take minutes, or is impossible, so only a peer judges such results.
  @usableFromInline package let isBeyondOracle: Bool
  @usableFromInline let expected: ExpectedAnswers

  /// Reads a call of ``workload``.
  ///
  /// - Throws: ``ParameterError`` for an unknown operation, and for digits outside 1...1,000,000,
  ///   or outside 1...10,000 for exp, ln, log10 and power.
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
    // The check of long results needs twice the digits, and a backend supports at most 1,000,000.
    isBeyondOracle = digits > (operation.isSeries ? 1_000 : 100_000)
    expected = ExpectedAnswers(operation, of: operands, in: context)
  }

  /// The samples of a block: about a thousand operations, or one pass for long operands and series.
  @usableFromInline package var samplesPerBlock: Int {
    let isLong = operation.isSeries || context.precision > ArithmeticContext.decimal128.precision
    return isLong ? 1 : max(1, 1_024 / operands.count)
  }

  /// Reads a call of ``growth``, and returns the operations of each size.
  ///
  /// - Throws: ``ParameterError`` for an operation outside ``MeasuredOperation/growing``.
  @usableFromInline package static func growing(
    _ call: WorkloadCall
  ) throws(ParameterError) -> [(size: Int, operations: ChosenOperations)] {
    let operation = try call.choice("operation", of: MeasuredOperation.growing)
    return sizes.map { ($0, ChosenOperations(call.description, operation, digits: $0)) }
  }

  /// Returns the subject of a backend; `nil` if the backend does not support the number of digits.
  ///
  /// A subject with a size, which is its number of digits, has the size as its name. Results that
  /// are ``isBeyondOracle`` are not checked.
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
