import DecimalArithmetic
import PropertyTesting

extension DirectedLaws {
  /// Returns the laws of exp, ln, log10, power and square root on hard cases.
  ///
  /// Each case is judged in the mode of its question.
  static func functions(of subjects: [DifferentialSubject]) -> [Law] {
    FunctionQuestions.operations.map { operation in
      .arithmetic(
        prefix + operation.rawValue,
        "\(operation) of operands whose exact result lies extremely near a tie or a representable number = the "
          + "same between proven bounds, rounded once",
        source: "MPFR, bad_cases of tests/tests.c", of: FunctionQuestions(operation).generator
      ) { question, _ in
        guard case .success(let expected) = OracleSubject().answer(question) else {
          return .discarded(SkipReason.beyondOracle.description)
        }
        var reasons: [SkipReason] = []
        for subject in subjects {
          switch subject.answer(question) {
          case .failure(let reason): reasons.append(reason)
          case .success(let got):
            if got != expected { return .broken([(subject.name, got.description)]) }
          }
        }
        return reasons.count < subjects.count
          ? .agrees(on: expected.description)
          : .discarded(reasons.first?.description ?? "nobody is judged")
      }
    }
  }

  /// Returns the number of cases of a directed law; `nil` for other laws.
  ///
  /// `casesPerLaw` is the number of cases of other laws. With 20,000, half of the cases go once
  /// through all cells of decimal128. A case of a function takes about twelve times as long as a
  /// case of arithmetic.
  package static func cases(of law: String, casesPerLaw: Int) -> Int? {
    func isOne(of operations: [ArithmeticOperation]) -> Bool {
      operations.contains { prefix + $0.rawValue == law }
    }
    if isOne(of: DirectedQuestions.operations) { return max(1, casesPerLaw / 2) }
    return isOne(of: FunctionQuestions.operations) ? max(1, casesPerLaw / 50) : nil
  }
}
