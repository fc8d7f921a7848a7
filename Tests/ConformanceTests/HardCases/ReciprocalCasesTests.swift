import BigInt
import Conformance
import ExactArithmetic
import Metryvo
import PropertyTesting
import Testing

@Suite struct ReciprocalCasesTests {
  /// Ratios whose denominators have only the factors 2 and 5 have ties and exact results at every
  /// place.
  @Test func tiesAreTiesAndExactResultsExact() throws {
    var random = CaseRandom(seed: 4, index: 0)
    for ratio in [Rational(100), Rational(-235_214_583_333, exponent: -9), Rational(7, over: 8)] {
      for place in HardCases.places {
        for isNegative in [false, true] {
          let cases = ReciprocalCases(ratio: ratio, at: place, digits: 34, isNegative: isNegative)
          for kind in [HardCaseKind.tie, .exact] {
            let value = try #require(cases.value(kind, &random))
            let operand = try #require(DecimalOperand(value.text))
            let x = try #require(operand.value)
            let halves =
              ratio / x * Rational(isNegative ? -2 : 2, exponent: -place.position)
            #expect(halves == Rational(halves.wholePart), "\(value)")
            #expect((halves.wholePart % 2 == 1) == (kind == .tie))
            #expect(operand.digitCount <= 34)
            let least = Rational(2, exponent: place.digits - 1)
            #expect(halves >= least && halves < least * Rational(10))
          }
        }
      }
    }
  }

  /// 1 ÷ 3x has no finite decimal expansion.
  @Test func otherDenominatorsHaveNone() {
    var random = CaseRandom(seed: 4, index: 0)
    let cases = ReciprocalCases(
      ratio: Rational(100, over: 3), at: HardCases.places[0], digits: 34)
    #expect(HardCaseKind.allCases.allSatisfy { cases.value($0, &random) == nil })
  }
}
