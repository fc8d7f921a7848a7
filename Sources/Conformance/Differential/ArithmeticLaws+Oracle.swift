import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// Laws that compare backends with the oracle, so that agreeing backends agree with each other.
extension ArithmeticLaws {
  /// Returns a law for each operation of a converting backend: the backend's answer is the
  /// oracle's.
  @_disfavoredOverload
  public static func oracleAgreement<B: DecimalBackend>(_: B.Type) -> [Law] {
    oracleAgreement(of: [DifferentialSubject(B.self)])
  }

  /// Returns a law for each operation of a backend that has all operations.
  ///
  /// The law is that the backend's answer is the oracle's.
  ///
  ///     let laws = ArithmeticLaws.oracleAgreement(Decimal128.self)
  ///     laws.count  // 58
  ///     laws.last?.identifier  // Optional("oracle-agrees-isZero")
  public static func oracleAgreement<B: GeneralDecimalBackend>(_: B.Type) -> [Law] {
    oracleAgreement(of: [DifferentialSubject(B.self)])
  }

  /// Returns a law for each operation of the backends: every answer is the oracle's.
  ///
  /// The oracle computes each answer once for all backends. An operation that rounds one exact
  /// result is judged in every mode at once. The cases do not depend on the backends: if a backend
  /// does not support a context, the backend is not asked, and a label counts the case.
  public static func oracleAgreement(of subjects: [DifferentialSubject]) -> [Law] {
    let operations = ArithmeticOperation.judged.filter { operation in
      subjects.contains { $0.operations.contains(operation) }
    }
    return operations.map { operation in
      let asked = subjects.filter { $0.operations.contains(operation) }
      return ArithmeticOperation.roundingOnce.contains(operation)
        ? everyMode(operation, of: asked) : oneMode(operation, of: asked)
    }
  }

  private static func everyMode(
    _ operation: ArithmeticOperation, of subjects: [DifferentialSubject]
  ) -> Law {
    let required = operation.requiredLabels
    // Counts only the required labels; counting all labels would take a tenth of the law's time.
    let counted = Conditions.names.filter { required[$0.1] != nil }
    return .differential(
      "oracle-agrees-\(operation)",
      "\(operation) on each backend = \(operation) by exact rationals rounded once, in every rounding "
        + "mode: value, exponent, sign, payload and conditions",
      of: DifferentialQuestion.generator(operation), requiring: required, on: subjects,
      labels: counted.map(\.name) + [ArithmeticOperation.noCondition]
    ) { judged, labels in
      let conditions = judged.expected.conditions
      for (number, (condition, _)) in counted.enumerated() where conditions.contains(condition) {
        labels.add(number: number)
      }
      if conditions.isEmpty { labels.add(number: counted.count) }
    }
  }

  private static func oneMode(
    _ operation: ArithmeticOperation, of subjects: [DifferentialSubject]
  ) -> Law {
    .arithmetic(
      "oracle-agrees-\(operation)",
      "\(operation) on each backend = \(operation) by exact rationals rounded once: "
        + "value, exponent, sign, payload and conditions",
      source: "General Decimal Arithmetic Specification 1.70",
      of: ArithmeticQuestion.generator(operation),
      requiring: operation.requiredLabels.merging(operation.requiredRoundings) { $1 }
    ) { question, labels in
      guard case .success(let expected) = OracleSubject().answer(question) else {
        return .discarded(SkipReason.beyondOracle.description)
      }
      let answers = subjects.map { ($0, $0.answer(question)) }
      var skipped = 0
      for (subject, answer) in answers {
        switch answer {
        case .success(let got):
          if got != expected { return .broken(answers.map { ($0.name, $1.text) }) }
        case .failure(let reason):
          skipped += 1
          if skipped == subjects.count { return .discarded(reason.description) }
          labels.add(subject.label(reason))
        }
      }
      labels.add("rounding \(question.context.rounding.rawValue)")
      labels.add(expected.conditions)
      return .agrees(on: expected.description)
    }
  }
}
