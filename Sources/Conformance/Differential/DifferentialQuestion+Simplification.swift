import DecimalArithmetic
import PropertyTesting

extension DifferentialQuestion {
  /// Simpler questions: one mode first, so that a failure names it, then as for a question in one mode.
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
        // Without a mode, simpler limits and operands are sought for all of them.
        pass.candidates(question.asked(in: question.mode ?? .halfEven)).compactMap { simpler in
          let operands = simpler.operands.compactMap(DrawnDecimal.init)
          guard operands.count == simpler.operands.count else { return nil }
          return DifferentialQuestion(
            simpler.operation, operands, in: simpler.context.rounding(.halfEven),
            mode: question.mode == nil ? nil : simpler.context.rounding)
        }
      }
    }

  /// A failing case as vectors with the oracle's answers, one for each mode that is asked for.
  static let regressionText = RegressionText<DifferentialQuestion>(
    fileExtension: ".decTest", header: ArithmeticQuestion.regressionHeader,
    write: { question in
      question.modes.map {
        ArithmeticQuestion.vector(of: question.asked(in: RoundingMode.allCases[$0]))
      }.joined(separator: "\n")
    },
    read: { text in
      try ArithmeticQuestion.questions(ofVectors: text) { question in
        let operands = question.operands.compactMap(DrawnDecimal.init)
        guard operands.count == question.operands.count,
          ArithmeticOperation.roundingOnce.contains(question.operation)
        else { return nil }
        return DifferentialQuestion(
          question.operation, operands, in: question.context.rounding(.halfEven),
          mode: question.context.rounding)
      }
    })
}
