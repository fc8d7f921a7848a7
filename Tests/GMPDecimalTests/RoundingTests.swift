import DecimalArithmetic
import GMPDecimal
import Testing

@Suite struct RoundingTests {
  /// 34 nines and half a unit round to a carry through all digits, or remain nines.
  @Test(
    arguments: zip(
      RoundingMode.allCases,
      ["1", "1", "9", "9", "1", "9", "1", "9"]))
  func aTieAboveNinesCarriesOrNot(rounding: RoundingMode, first: String) {
    let context = ArithmeticContext.decimal128.rounding(rounding)
    let carried = "1." + String(repeating: "0", count: 33) + "E+34"
    let expected = first == "1" ? carried : nines(34)
    let parsed = BigDecimal.parse(nines(34) + ".5", in: context)
    #expect(parsed.value.scientificString() == expected)
    #expect(parsed.conditions == [.inexact, .rounded])
    let sum = performed(BigDecimal.self, "add", nines(34), "0.5", in: context)
    #expect(sum == "\(expected) [Inexact Rounded]")
    let limbs = performed(LimbDecimal.self, "add", nines(34), "0.5", in: context)
    #expect(limbs == "\(expected) [Inexact Rounded]")
  }

  @Test(arguments: RoundingMode.allCases)
  func overflowGivesInfinityOrTheLargestNumber(rounding: RoundingMode) {
    let context = ArithmeticContext(
      precision: 3, maxExponent: 9, minExponent: -9, rounding: rounding)
    for (sign, isNegative) in [("", false), ("-", true)] {
      let expected =
        sign + (rounding.overflowsToInfinity(isNegative: isNegative) ? "Infinity" : "9.99E+9")
      for text in ["1E+10", "9E+1000000000000", "1E+99999999999999999999999"] {
        let outcome = BigDecimal.parse(sign + text, in: context)
        #expect(outcome.value.scientificString() == expected)
        #expect(outcome.conditions == [.overflow, .inexact, .rounded])
      }
    }
  }

  @Test func subnormalsZerosAndFoldedExponentsRaiseTheirConditions() {
    let context = ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -9, clamp: true)
    let rows: [(text: String, result: String, conditions: Conditions)] = [
      ("1E-10", "1E-10", .subnormal),
      ("1.5E-11", "2E-11", [.subnormal, .underflow, .inexact, .rounded]),
      ("1E-12", "0E-11", [.subnormal, .underflow, .inexact, .rounded, .clamped]),
      ("1.0E-11", "1E-11", [.subnormal, .rounded]),
      ("1E+9", "1.00E+9", .clamped),
      ("0E+9", "0E+7", .clamped),
      ("0E-12", "0E-11", .clamped),
      ("-0E9223372036854775808", "-0E+7", .clamped),
      ("1E-9223372036854775808", "0E-11", [.subnormal, .underflow, .inexact, .rounded, .clamped]),
    ]
    for row in rows {
      let outcome = BigDecimal.parse(row.text, in: context)
      #expect(outcome.value.scientificString() == row.result, "\(row.text)")
      #expect(outcome.conditions == row.conditions, "\(row.text)")
      let limbs = LimbDecimal.parse(row.text, in: context)
      #expect(limbs.value.scientificString() == row.result, "\(row.text)")
      #expect(limbs.conditions == row.conditions, "\(row.text)")
    }
  }

  @Test func farOperandsAreNotWrittenOut() {
    let context = ArithmeticContext(
      precision: 9, maxExponent: 999_999_999, minExponent: -999_999_999)
    #expect(
      performed(BigDecimal.self, "add", "1E+999999999", "1", in: context)
        == "1.00000000E+999999999 [Inexact Rounded]")
    #expect(
      performed(BigDecimal.self, "subtract", "1E+999999999", "1E-999999999", in: context)
        == "1.00000000E+999999999 [Inexact Rounded]")
    #expect(
      performed(LimbDecimal.self, "compare", "1E+999999999", "-1E-999999999", in: context)
        == "1 []")
    let wide = ArithmeticContext(
      precision: 999_999_999, maxExponent: 999_999_999, minExponent: -999_999_999)
    #expect(performed(BigDecimal.self, "divide", "1", "4", in: wide) == "0.25 []")
    #expect(performed(BigDecimal.self, "divide", "7E+5", "-35", in: wide) == "-2E+4 []")
  }
}
