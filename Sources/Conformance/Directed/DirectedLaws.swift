import DecimalArithmetic
import PropertyTesting

/// The laws of directed cases: the oracle's answer in every mode, on every backend, in one pass.
public enum DirectedLaws {
  /// How often each rounding cell must be met.
  public static let leastHits = 10

  /// The beginning of the laws' identifiers.
  public static let prefix = "directed-"

  /// The laws, one for each operation.
  ///
  /// A case counts for its rounding cell only if every subject answered it.
  public static func all(for subjects: [DirectedSubject]) -> [Law] {
    DirectedQuestions.operations.map { law($0, of: subjects) }
      + functions(of: subjects)
  }

  /// The law of an operation.
  static func law(_ operation: ArithmeticOperation, of subjects: [DirectedSubject]) -> Law {
    let required = RoundingCell.reachable(by: operation).map { ($0.label, leastHits) }
    return .arithmetic(
      prefix + operation.rawValue,
      "\(operation) of operands built for it (ties and beside them, carries, cancellation, limbs, the ends of "
        + "the range) in every rounding mode = the same by exact rationals rounded once",
      source: "General Decimal Arithmetic Specification 1.70; " + DirectedModel.testSuite,
      of: DirectedQuestions(operation).generator,
      requiring: Dictionary(uniqueKeysWithValues: required)
    ) { question, labels in
      guard let answers = question.inEveryMode() else {
        return .discarded(SkipReason.beyondOracle.description)
      }
      var skipped: SkipReason?
      var judged = 0
      for subject in subjects {
        switch subject.judge(question, answers.expected) {
        case .failure(let reason): skipped = reason
        case .success(nil): judged += 1
        case .success(let difference?):
          return .broken([
            ("rounding", difference.mode.decTestName),
            ("expected", ArithmeticAnswer(difference.expected).description),
            (subject.name, difference.got.description),
          ])
        }
      }
      if judged == 0 { return .discarded(skipped?.description ?? "nobody is judged") }
      if skipped == nil, let cut = answers.cut {
        labels.add(RoundingCell(operation, cut).label)
      }
      return .holds
    }
  }
}
