import DecimalArithmetic
import PropertyTesting

/// Runs the same generated cases on one or two subjects and the oracle, and compares for equality.
public struct DifferentialRunner<A: ArithmeticSubject, B: ArithmeticSubject>: Sendable {
  private let first: A
  private let second: B?
  private let generator: OperandGenerator

  /// A runner that compares both subjects with the oracle.
  ///
  /// - Parameters:
  ///   - first: what is judged.
  ///   - second: what else is judged; it may answer where the other cannot.
  ///   - generator: where operands come from; its format is also the context.
  public init(_ first: A, _ second: B?, generator: OperandGenerator) {
    self.first = first
    self.second = second
    self.generator = generator
  }

  /// A runner that compares one subject with the oracle.
  public init(_ first: A, generator: OperandGenerator) where A == B {
    self.init(first, nil, generator: generator)
  }

  /// Case `index` of `seed`.
  public func question(
    _ operation: ArithmeticOperation, seed: UInt64, index: UInt64
  ) -> ArithmeticQuestion {
    var source = ChoiceSource(seed: seed, index: index)
    let context = generator.format.rounding(generator.rounding(&source))
    let pair = generator.pair(&source)
    let operands = operation.operandCount == 1 ? [pair.x.text] : [pair.x.text, pair.y.text]
    return ArithmeticQuestion(operation, operands, in: context)
  }

  /// Runs the cases of `indices`.
  ///
  /// - Parameters:
  ///   - operation: the operation of every case.
  ///   - seed: the seed of the run.
  ///   - indices: the cases; shards are disjoint ranges.
  ///   - clock: measures the run for ``DifferentialReport/casesPerSecond``.
  /// - Returns: the counts and the first discrepancies.
  public func run<C: Clock<Duration>>(
    _ operation: ArithmeticOperation, seed: UInt64, indices: Range<UInt64>,
    clock: C = ContinuousClock()
  ) -> DifferentialReport {
    var report = DifferentialReport(
      operation: operation, subjects: [first.name] + (second.map { [$0.name] } ?? []), seed: seed)
    report.duration = clock.measure {
      for index in indices {
        judge(question(operation, seed: seed, index: index), index: index, into: &report)
      }
    }
    return report
  }

  private func judge(
    _ question: ArithmeticQuestion, index: UInt64, into report: inout DifferentialReport
  ) {
    report.cases += 1
    guard case .success(let expected) = OracleSubject().answer(question) else {
      report.skipped[.beyondOracle, default: 0] += 1
      return
    }
    var answers = [(first.name, first.answer(question))]
    if let second { answers.append((second.name, second.answer(question))) }
    var results = [(who: "oracle", what: expected.description)]
    var differs = false
    for (name, answer) in answers {
      switch answer {
      case .success(let got):
        report.compared += 1
        if got != expected { differs = true }
        results.append((name, got.description))
      case .failure(let reason):
        report.skipped[reason, default: 0] += 1
        results.append((name, "skipped, \(reason)"))
      }
    }
    if differs {
      report.failures.add(
        Discrepancy(
          place: "differential \(question.operation.rawValue), seed \(report.seed), case \(index)",
          input: question.description, context: question.context, results: results))
    }
  }
}
