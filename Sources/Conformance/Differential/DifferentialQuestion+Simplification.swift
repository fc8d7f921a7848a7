import DecimalArithmetic
import PropertyTesting

extension DifferentialQuestion {
  /// Passes that simplify to one mode, which names the failure, then the question in this mode.
  static let simplifications: [Simplification<DifferentialQuestion>] =
    [
      Simplification("one rounding mode") { question in
        question.mode != nil
          ? []
          : RoundingMode.allCases.map {
            DifferentialQuestion(
              question.operation, question.operands, in: question.limits, mode: $0)
          }
      }
    ]
    + ArithmeticQuestion.simplifications.map { pass in
      Simplification(pass.name) { question in
        // A question without a mode is judged in every mode while its limits and operands are
        // simplified.
        pass.candidates(question.asked(in: question.mode ?? .halfEven)).compactMap { simpler in
          DifferentialQuestion(
            simpler, mode: question.mode == nil ? nil : simpler.context.rounding)
        }
      }
    }

  /// The format of failing cases: vectors with the oracle's answers, one for each judged mode.
  static let regressionText = RegressionText<DifferentialQuestion>(
    fileExtension: ".decTest", header: ArithmeticQuestion.regressionHeader,
    write: { question in
      question.modes.map {
        ArithmeticQuestion.vector(of: question.asked(in: RoundingMode.allCases[$0]))
      }.joined(separator: "\n")
    },
    read: { text in
      try ArithmeticQuestion.questions(ofVectors: text) { question in
        DifferentialQuestion(question, mode: question.context.rounding)
      }
    })
}
