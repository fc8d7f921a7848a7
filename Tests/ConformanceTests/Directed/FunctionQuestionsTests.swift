import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import Testing

@Suite struct FunctionQuestionsTests {
  /// After the kept digits and the guard digit, results continue with nine zeros or nines.
  @Test(arguments: FunctionQuestions.operations)
  func resultsLieNearTiesAndNumbers(operation: ArithmeticOperation) throws {
    let generator = FunctionQuestions(operation).generator
    var (made, near) = (0, 0)
    for index in 0..<120 as Range<UInt64> {
      guard let question = generator.value(seed: 3, index: index) else { continue }
      made += 1
      let precision = question.context.precision
      let wide = ArithmeticContext(
        precision: precision + 11, maxExponent: 999_999, minExponent: -999_999, rounding: .down)
      let result = try #require(operation.expected(of: question.operands, in: wide))
      let digits = try #require(DecimalOperand(result.text)).coefficient
      let tail = String(String(digits).dropFirst(precision + 1))
      if tail.count < 10 || Set(tail.dropLast()).isSubset(of: "0")
        || Set(tail.dropLast()).isSubset(of: "9")
      {
        near += 1
      }
    }
    #expect(made > 100, "\(made)")
    // decimal128 operands have no more digits than the result, so that only results near 1 + x come
    // this close.
    #expect(3 * near > made, "\(near) of \(made)")
  }
}
