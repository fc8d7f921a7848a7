import Conformance
import DecimalArithmetic
import ExactArithmetic
import Testing

@Suite struct ExhaustiveQuestionsTests {
  @Test func operandsAreAllThatTheFormatHolds() {
    let format = SmallFormat(
      ArithmeticContext(precision: 1, maxExponent: 1, minExponent: -1, clamp: true))
    // The 66 operands are 10 digits · 2 signs · 3 exponents, and 6 infinities and NaNs.
    #expect(format.operands.count == 66 && Set(format.operands).count == 66)
    let texts = format.operands.map(\.text)
    #expect(texts.contains("-0E-1") && texts.contains("9E1"))
    #expect(texts.suffix(6).contains("-sNaN"))
  }

  @Test func countsAreThoseOfTheOperands() {
    func count(_ contexts: [ArithmeticContext]) -> Int {
      ExhaustiveQuestions(contexts.map(SmallFormat.init)).count
    }
    // The number of cases is 5 operations · (10^p digits · 2 signs · exponents + 6)² pairs.
    #expect(count(ExhaustiveQuestions.oneDigit) == 5 * 2 * (26 * 26 + 66 * 66 + 146 * 146))
    #expect(count(ExhaustiveQuestions.twoDigits) == 5 * 606 * 606)
    #expect(count(ExhaustiveQuestions.twoDigitsWide) == 5 * 1_406 * 1_406)
  }

  @Test func eachQuestionIsAskedOnce() {
    let questions = ExhaustiveQuestions(
      ExhaustiveQuestions.oneDigit.prefix(4).map(SmallFormat.init))
    var seen: Set<DifferentialQuestion> = []
    for index in 0..<UInt64(questions.count) { seen.insert(questions[index]) }
    #expect(questions.count == 5 * 2 * (26 * 26 + 66 * 66) && seen.count == questions.count)
  }

  /// The formats are so small that their cases raise every condition.
  @Test func everyConditionOccurs() {
    let all: Conditions = [
      .clamped, .divisionByZero, .divisionUndefined, .inexact, .invalidOperation, .overflow,
      .rounded, .subnormal, .underflow,
    ]
    #expect(conditions(ExhaustiveQuestions.oneDigit.prefix(4), cases: 50_320) == all)
    // 0 ÷ 0 is one pair in ten thousand, so a sample may lack it.
    let most = all.subtracting(.divisionUndefined)
    #expect(conditions(ExhaustiveQuestions.twoDigits, cases: 5_000).isSuperset(of: most))
    #expect(conditions(ExhaustiveQuestions.twoDigitsWide, cases: 5_000).isSuperset(of: most))
  }

  private func conditions(_ contexts: some Sequence<ArithmeticContext>, cases: Int) -> Conditions {
    let questions = ExhaustiveQuestions(contexts.map(SmallFormat.init))
    var met: Conditions = []
    for index in 0..<UInt64(cases) {
      for result in questions[index].expected?.results.results ?? [] {
        met.formUnion(result.conditions)
      }
    }
    return met
  }
}
