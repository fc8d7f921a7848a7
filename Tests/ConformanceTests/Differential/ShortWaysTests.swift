import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import Testing

/// The oracle's fast path for short operands in machine words agrees with its big-integer path.
@Suite struct ShortWaysTests {
  /// The numbers of cases on each path, and the questions with different results.
  private struct Comparison {
    var (short, long, settled) = (0, 0, 0)
    var differing: [String] = []

    mutating func compare(_ question: DifferentialQuestion) {
      let general = question.operation.unrounded(in: question.limits) {
        DecimalOperand(question.operands[$0]).inLongForm
      }
      guard let unrounded = question.unrounded, let general else {
        if (question.unrounded == nil) != (general == nil) { differing.append("\(question)") }
        return
      }
      if general.isShort { differing.append("\(question): no long form") }
      if unrounded.isShort {
        short += 1
      } else if general.cut != nil {
        long += 1
      } else {
        settled += 1
      }
      let (left, right) = (unrounded.roundedByEveryMode(), general.roundedByEveryMode())
      let isSame =
        unrounded.cut == general.cut
        && ResultsByMode.modes.indices.allSatisfy { left?[$0] == right?[$0] }
      // Rounding in a single mode must equal the result of rounding in all modes.
      let alone = ResultsByMode.modes.enumerated().allSatisfy {
        left?[$0] == unrounded.rounded(by: $1)
      }
      if !isSame || !alone { differing.append("\(question) \(question.limits)") }
    }
  }

  private func drawn(
    _ coefficient: UInt128, isNegative: Bool = false, exponent: Int = 0
  ) throws -> DrawnDecimal {
    try #require(DrawnDecimal("\(isNegative ? "-" : "")\(coefficient)E\(exponent)"))
  }

  @Test(arguments: ArithmeticOperation.roundingOnce)
  func generatedCasesAreTheSame(operation: ArithmeticOperation) {
    var comparison = Comparison()
    for index in UInt64(0)..<12_000 {
      var source = ChoiceSource(seed: 41, index: index)
      comparison.compare(DifferentialQuestion.drawn(operation, &source))
    }
    #expect(comparison.differing.prefix(10) == [])
    // Only contexts of 100 digits take the long path. Many cases of quantize, NaNs, infinities and
    // zeros are settled before the paths divide.
    #expect(comparison.short > 4_000 && 5 * comparison.long < comparison.short)
  }

  @Test(arguments: RoundingCell.operations)
  func directedCasesAreTheSame(operation: ArithmeticOperation) {
    var comparison = Comparison()
    let generator = DirectedQuestions(operation).generator
    for index in UInt64(0)..<8_000 {
      if let question = generator.value(seed: 42, index: index) { comparison.compare(question) }
    }
    #expect(comparison.differing.prefix(10) == [])
    #expect(comparison.short > 3_000)
  }

  @Test func smallFormatsAreTheSame() {
    var comparison = Comparison()
    let questions = ExhaustiveQuestions(
      (ExhaustiveQuestions.oneDigit + ExhaustiveQuestions.twoDigits).map(SmallFormat.init))
    for index in UInt64(0)..<30_000 { comparison.compare(questions[index]) }
    #expect(comparison.differing.prefix(10) == [])
    #expect(comparison.short > 10_000 && comparison.long == 0)
  }

  /// Sums with exponent gaps at which an operand begins or ceases to affect the result.
  @Test func gapsOfExponentsAreTheSame() throws {
    var comparison = Comparison()
    let coefficients: [UInt128] = [1, 5, 10_000_000_000_000_001, .tenTo(34) - 1, .tenTo(38) - 1]
    for precision in [2, 34, 38] {
      let limits = ArithmeticContext(precision: precision, maxExponent: 999, minExponent: -999)
      for x in coefficients {
        for y in coefficients {
          for gap in -120...120 {
            let left = try drawn(x, exponent: gap)
            let right = try drawn(y, isNegative: true)
            for operation in [ArithmeticOperation.add, .subtract] {
              comparison.compare(DifferentialQuestion(operation, [left, right], in: limits))
            }
            comparison.compare(DifferentialQuestion(.fma, [left, left, right], in: limits))
          }
        }
      }
    }
    #expect(comparison.differing.prefix(10) == [])
    #expect(comparison.long == 0)
  }

  /// Results at both ends of the range, whose last place is far above that of the exact result.
  @Test func endsOfTheRangeAreTheSame() throws {
    var comparison = Comparison()
    let coefficients: [UInt128] = [1, 3, 12_345, .tenTo(34) - 1, .tenTo(38) - 1]
    for clamp in [false, true] {
      let limits = ArithmeticContext(
        precision: 34, maxExponent: 60, minExponent: -60, clamp: clamp)
      for x in coefficients {
        for y in coefficients {
          for exponent in -220...140 {
            let left = try drawn(x, isNegative: true, exponent: exponent)
            let right = try drawn(y, exponent: 3)
            for operation in [ArithmeticOperation.multiply, .divide, .quantize] {
              comparison.compare(DifferentialQuestion(operation, [left, right], in: limits))
            }
          }
        }
      }
    }
    #expect(comparison.differing.prefix(10) == [])
    #expect(comparison.long == 0)
  }
}
