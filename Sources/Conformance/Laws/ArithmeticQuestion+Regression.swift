import DecimalArithmetic
import PropertyTesting

extension ArithmeticQuestion {
  /// Passes that simplify limits and mode, then the exponents together, then each operand.
  static let simplifications: [Simplification<ArithmeticQuestion>] =
    [
      Simplification("decimal128") { [$0.with(.decimal128.rounding($0.context.rounding))] },
      Simplification("half-even") { [$0.with($0.context.rounding(.halfEven))] },
      Simplification("all exponents together towards 0") { $0.withSmallerExponents },
    ]
    + OperandSimplification.passes.map { pass in
      Simplification(pass.name) { $0.withSimpler(by: pass.results) }
    }

  private func with(_ context: ArithmeticContext) -> ArithmeticQuestion {
    ArithmeticQuestion(operation, operands, in: context)
  }

  private var withSmallerExponents: [ArithmeticQuestion] {
    let exponents = operands.compactMap(OperandSimplification.exponent)
    guard let exponent = exponents.first(where: { $0 != 0 }) else { return [] }
    return [exponent, exponent / 2, exponent.signum()].map { change in
      ArithmeticQuestion(
        operation, operands.map { OperandSimplification.shifted($0, by: -change) }, in: context)
    }
  }

  /// Returns the questions in which one operand is simpler.
  private func withSimpler(by results: (String) -> [String]) -> [ArithmeticQuestion] {
    operands.indices.flatMap { place in
      results(operands[place]).map { text in
        var operands = operands
        operands[place] = text
        return ArithmeticQuestion(operation, operands, in: context)
      }
    }
  }

  /// The first lines of a file of failing cases.
  static let regressionHeader =
    "-- Cases for which this law did not hold once; the results are the oracle's.\nextended: 1\n"

  /// The format of failing cases: a decTest vector with the oracle's answer.
  static let regressionText = RegressionText<ArithmeticQuestion>(
    fileExtension: ".decTest", header: regressionHeader, write: { vector(of: $0) },
    read: { text in try questions(ofVectors: text) { $0 } })

  /// Returns the vector of a question with the oracle's answer, after the directives of its
  /// context.
  static func vector(of question: ArithmeticQuestion) -> String {
    let operands = question.operands.map { "'\($0)'" }.joined(separator: " ")
    let answer =
      switch OracleSubject().answer(question) {
      case .success(let answer): answer.description
      case .failure: "?"
      }
    return question.context.directives.replacing(" ", with: "\n").replacing(":\n", with: ": ")
      + "\nfound \(question.operation.rawValue) \(operands) -> \(answer)"
  }

  /// Returns the cases that a law judges, one for each vector of a file.
  ///
  /// - Throws: ``UnfitVector`` for a vector that the law cannot judge.
  static func questions<Case>(
    ofVectors text: String, _ judged: (ArithmeticQuestion) -> Case?
  ) throws -> [Case] {
    try DecTestReader.read(text, name: "regressions").cases.map { vector in
      guard let question = judged(try ArithmeticQuestion(vector: vector)) else {
        throw UnfitVector(line: vector.line)
      }
      return question
    }
  }

  /// Creates the question of a vector.
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
