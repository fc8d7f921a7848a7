import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// The laws of directed cases: every backend's answer is the oracle's, in every mode at once.
public enum DirectedLaws {
  /// The prefix of the laws' identifiers.
  package static let prefix = "directed-"

  /// Returns a law for each operation.
  ///
  /// A case counts for its rounding cell only if every subject answered it.
  ///
  ///     let laws = DirectedLaws.all(for: [DifferentialSubject(Decimal128.self)])
  ///     laws.prefix(2).map(\.identifier)  // ["directed-add", "directed-subtract"]
  public static func all(for subjects: [DifferentialSubject]) -> [Law] {
    DirectedQuestions.operations.map { law($0, of: subjects) }
      + functions(of: subjects)
  }

  /// Returns the law of an operation, a differential law that counts the rounding cells of its
  /// cases.
  static func law(_ operation: ArithmeticOperation, of subjects: [DifferentialSubject]) -> Law {
    let cells = RoundingCell.all(of: operation)
    return .differential(
      prefix + operation.rawValue,
      "\(operation) of operands built for it (ties and beside them, carries, cancellation, limbs, the ends of "
        + "the range) in every rounding mode = the same by exact rationals rounded once",
      source: "General Decimal Arithmetic Specification 1.70; " + DirectedModel.testSuite,
      of: DirectedQuestions(operation).generator,
      requiring: CellMaps.required(cells), resultsPerCase: 1, on: subjects,
      labels: cells.map(\.label), countsSkips: false
    ) { judged, labels in
      if judged.isAnsweredByAll, let cut = judged.unrounded.cut {
        labels.add(number: RoundingCell(operation, cut).number)
      }
    }
  }
}
