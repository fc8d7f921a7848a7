import DecimalArithmetic
import PerformanceBudgets

/// One operation on numbers of so many digits, by a backend: how times grow, and who overtakes whom.
public struct DigitsWorkloads<Backend: DecimalBackend> {
  @usableFromInline let x: [Backend]
  @usableFromInline let y: [Backend]
  @usableFromInline let context: ArithmeticContext

  /// The operands, and where results are rounded.
  ///
  /// - Returns: `nil` if the backend does not hold an operand.
  @inlinable
  public init?(_ x: [String], _ y: [String], in context: ArithmeticContext) {
    self.x = x.compactMap { Backend(exactly: $0) }
    self.y = y.compactMap { Backend(exactly: $0) }
    self.context = context
    if self.x.count != x.count || self.y.count != y.count || x.count != y.count { return nil }
  }

  /// What is done with the operands.
  public enum Operation: String, CaseIterable, Sendable {
    case multiply
    case divide
  }

  /// The results, as to-scientific-string.
  @inlinable
  public func results(of operation: Operation) -> [String] {
    x.indices.map { result(of: operation, $0).scientificString() }
  }

  /// A subject of which `passes` times over all operands are a sample.
  ///
  /// The results are compared with `expected`, as somebody else has them, before anything is timed.
  @inlinable
  public func subject(
    _ operation: Operation, name: String, workload: String, samples: Int, passes: Int,
    expected: [String]
  ) -> Subject {
    Subject(
      name, workload: workload, samplesPerBlock: samples, operationsPerSample: passes * x.count,
      run: { _ in
        for _ in 0..<passes {
          for index in x.indices { blackHole(result(of: operation, index)) }
        }
      },
      check: { try check(operation, expected) })
  }

  @usableFromInline
  func check(_ operation: Operation, _ expected: [String]) throws(WrongResult) {
    for (index, (got, expected)) in zip(results(of: operation), expected).enumerated()
    where got != expected {
      throw WrongResult(
        input: "\(operation.rawValue) \(x[index]) \(y[index])", got: got, expected: expected)
    }
  }

  @inlinable @inline(__always)
  func result(of operation: Operation, _ index: Int) -> Backend {
    switch operation {
    case .multiply: Backend.multiply(x[index], y[index], in: context).value
    case .divide: Backend.divide(x[index], by: y[index], in: context).value
    }
  }
}
