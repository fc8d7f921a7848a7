import DecimalArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the laws that compare two results: order, neighbours, precisions, cohorts.
  @_disfavoredOverload
  static func relations<B: DecimalBackend>(_ backend: B.Type) -> [Law] {
    ofNumbers(backend) + [
      consistentConditions(of: BackendSubject<B>(), ArithmeticOperation.ofEveryBackend) {
        ArithmeticQuestion.generator($0, for: B.self)
      }
    ]
  }

  /// Returns the laws that compare two results of a backend with all operations.
  static func relations<B: GeneralDecimalBackend>(_ backend: B.Type) -> [Law] {
    ofNumbers(backend) + [
      consistentConditions(of: GeneralBackendSubject<B>(), ArithmeticOperation.judged) {
        ArithmeticQuestion.generator($0, for: B.self)
      },
      engineeringNotation(backend),
    ]
  }

  private static func ofNumbers<B: DecimalBackend>(_ backend: B.Type) -> [Law] {
    [
      monotonicity(backend), adjacency(backend), roundingInTwoSteps(backend),
      independenceOfPrecision(backend), cohortArithmetic(backend),
    ]
  }
}

extension Law {
  /// Returns a law over questions of several operations; a run must judge each operation.
  ///
  /// The operations share a law, because its statement is one relation; a failing case names its
  /// operation.
  static func arithmetic<B: DecimalBackend>(
    _ identifier: String, _ statement: String, source: String,
    anyOf operations: [ArithmeticOperation], requiring labels: [String: Int] = [:], on _: B.Type,
    _ judge: @escaping @Sendable (ArithmeticQuestion, B, B, inout Labels) -> Verdict
  ) -> Law {
    let questions = Generator.oneOf(
      "any of \(operations.map(\.rawValue).joined(separator: ", "))",
      operations.map { ArithmeticQuestion.generator($0, for: B.self) })
    let each = Dictionary(uniqueKeysWithValues: operations.map { ($0.rawValue, 10) })
    return .arithmetic(
      identifier, statement, source: source, of: questions,
      requiring: each.merging(labels) { own, _ in own }
    ) { question, labels in
      guard let x = B(exactly: question.operands[0]), let y = B(exactly: question.lastOperand)
      else { return .notHeld }
      let verdict = judge(question, x, y, &labels)
      labels.add(question.operation.rawValue)
      return verdict
    }
  }
}

extension ArithmeticOperation {
  /// Returns the result of the operation on x if it has one operand, otherwise on x and y.
  func outcome<B: DecimalBackend>(of x: B, _ y: B, in context: ArithmeticContext) -> Outcome<B> {
    applied(to: operandCount == 1 ? [x] : [x, y], in: context)
  }
}
