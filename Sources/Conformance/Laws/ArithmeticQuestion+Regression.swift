import DecimalArithmetic
import PropertyTesting

extension ArithmeticQuestion {
  /// Simpler questions: limits and rounding first, then both exponents together, then each operand.
  static let simplifications: [Simplification<ArithmeticQuestion>] =
    [
      Simplification("decimal128") { question in
        [
          ArithmeticQuestion(
            question.operation, question.operands,
            in: .decimal128.rounding(question.context.rounding))
        ]
      },
      Simplification("half-even") { question in
        [
          ArithmeticQuestion(
            question.operation, question.operands, in: question.context.rounding(.halfEven))
        ]
      },
      Simplification("all exponents together towards 0") { question in
        let exponents = question.operands.compactMap(OperandSimplification.exponent)
        guard let exponent = exponents.first(where: { $0 != 0 }) else { return [] }
        return [exponent, exponent / 2, exponent.signum()].map { change in
          ArithmeticQuestion(
            question.operation,
            question.operands.map { OperandSimplification.shifted($0, by: -change) },
            in: question.context)
        }
      },
    ]
    + OperandSimplification.passes.map { pass in
      Simplification(pass.name) { question in
        question.operands.indices.flatMap { place in
          pass.results(question.operands[place]).map { text in
            var operands = question.operands
            operands[place] = text
            return ArithmeticQuestion(question.operation, operands, in: question.context)
          }
        }
      }
    }

  /// A failing case as a vector with the oracle's answer, in the form of decTest files.
  static let regressionText = RegressionText<ArithmeticQuestion>(
    fileExtension: ".decTest",
    header: "-- Cases for which this law did not hold once; the results are the oracle's.\n"
      + "extended: 1\n",
    write: { question in
      let operands = question.operands.map { "'\($0)'" }.joined(separator: " ")
      let answer =
        switch OracleSubject().answer(question) {
        case .success(let answer): answer.description
        case .failure: "?"
        }
      return question.context.directives.replacing(" ", with: "\n").replacing(":\n", with: ": ")
        + "\nfound \(question.operation.rawValue) \(operands) -> \(answer)"
    },
    read: { text in
      try DecTestReader.read(text, name: "regressions").cases.map(ArithmeticQuestion.init(vector:))
    })

  /// The question of a vector.
  ///
  /// - Throws: ``UnfitVector`` if the operation is not judged or an operand is no number.
  private init(vector: DecTestCase) throws {
    let operands = vector.operands.compactMap { operand -> String? in
      if case .number(let text) = operand { return text }
      return nil
    }
    guard
      let operation = ArithmeticOperation(
        decTestName: vector.operation, operandCount: operands.count),
      operands.count == operation.operandCount
    else { throw UnfitVector(line: vector.line) }
    self.init(operation, operands, in: vector.context)
  }
}

/// A line of a file of failing cases that no law can judge.
struct UnfitVector: Error, CustomStringConvertible {
  let line: Int
  var description: String { "line \(line): an operation or operand that no law judges" }
}
