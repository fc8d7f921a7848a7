import Conformance
import DecimalArithmetic
import PerformanceBudgets

/// One operation over the operands of a backend.
///
/// The loops are `@inlinable` so that the measuring executable gets code specialised for the
/// backend.
@usableFromInline package struct OperationWorkload<Backend: GeneralDecimalBackend> {
  /// The measured operation.
  @usableFromInline package let operation: MeasuredOperation
  /// The operands as given.
  @usableFromInline package let operands: [[String]]
  /// The context in which results are rounded.
  @usableFromInline package let context: ArithmeticContext
  @usableFromInline let x: [Backend]
  @usableFromInline let y: [Backend]
  @usableFromInline let z: [Backend]
  @usableFromInline let texts: [String]

  /// Creates the workload from one to three operands for each execution of the operation.
  ///
  /// - Returns: `nil` if the backend does not support the context, or cannot represent an operand.
  @inlinable
  package init?(
    _ operation: MeasuredOperation, of operands: [[String]], in context: ArithmeticContext
  ) {
    func numbers(_ place: Int) -> [Backend] {
      operands.compactMap { $0.count > place ? Backend(exactly: $0[place]) : nil }
    }
    guard Backend.supports(context) else { return nil }
    self.operation = operation
    self.operands = operands
    self.context = context
    x = numbers(0)
    y = numbers(1)
    z = numbers(2)
    texts = operands.compactMap(\.first)
    if x.count + y.count + z.count != operands.joined().count { return nil }
  }

  /// Executes the operation on some of the operands, `passes` times.
  @inlinable
  package func run(_ indices: Range<Int>, passes: Int) {
    // A call of `blackHole` for each result would cost as much as a short operation.
    var seen = 0
    for _ in 0..<passes {
      forEach(indices) {
        seen &+= ($0.value.isNegative ? 1 : 0) &+ Int($0.conditions.rawValue)
      } text: {
        seen &+= $0.utf8.count
      }
    }
    blackHole(seen)
  }

  /// Returns the results as answers that can be compared.
  @inlinable
  package func answers(_ indices: Range<Int>) -> [ArithmeticAnswer] {
    var answers: [ArithmeticAnswer] = []
    forEach(indices) {
      answers.append(ArithmeticAnswer($0))
    } text: {
      answers.append(ArithmeticAnswer($0, []))
    }
    return answers
  }

  /// The results by to-scientific-string.
  @inlinable
  package var results: [String] { answers(operands.indices).map(\.text) }

  @inlinable @inline(__always)
  func forEach(
    _ indices: Range<Int>, _ use: (Outcome<Backend>) -> Void, text: (String) -> Void
  ) {
    switch operation {
    case .add: for i in indices { use(Backend.add(x[i], y[i], in: context)) }
    case .subtract: for i in indices { use(Backend.subtract(x[i], y[i], in: context)) }
    case .multiply: for i in indices { use(Backend.multiply(x[i], y[i], in: context)) }
    case .divide: for i in indices { use(Backend.divide(x[i], by: y[i], in: context)) }
    case .fma: for i in indices { use(Backend.fma(x[i], y[i], adding: z[i], in: context)) }
    case .quantize: for i in indices { use(Backend.quantize(x[i], to: y[i], in: context)) }
    case .compare: for i in indices { use(Backend.compare(x[i], y[i], in: context)) }
    case .parse: for i in indices { use(Backend.parse(texts[i], in: context)) }
    case .format: for i in indices { text(x[i].scientificString()) }
    case .squareRoot: for i in indices { use(Backend.squareRoot(x[i], in: context)) }
    case .exp: for i in indices { use(Backend.exp(x[i], in: context)) }
    case .ln: for i in indices { use(Backend.ln(x[i], in: context)) }
    case .log10: for i in indices { use(Backend.log10(x[i], in: context)) }
    case .power: for i in indices { use(Backend.power(x[i], y[i], in: context)) }
    }
  }

  /// Returns a subject whose sample is `passes` passes over all operands.
  @inlinable
  package func subject(
    _ name: String, workload: String, samples: Int, passes: Int, size: Double? = nil,
    check: @escaping () throws -> Void
  ) -> Subject {
    let indices = operands.indices
    return Subject(
      name, workload: workload, samplesPerBlock: samples,
      operationsPerSample: passes * indices.count, size: size,
      run: { _ in run(indices, passes: passes) }, check: check)
  }
}
