import DecimalArithmetic
import ExactArithmetic
import GMPDecimal
import Testing

/// The functions agree, in result and conditions, with exact rationals and independent enclosures.
@Suite struct FunctionOracleTests {
  @Test(arguments: PerformedFunction.allCases)
  func agreesWithTheOracle(_ function: PerformedFunction) {
    var source = FunctionOperands(seed: 6)
    var failures: [String] = []
    var judged = 0
    for _ in 0..<4_000 {
      let context = source.context(precision: 80)
      let digits = context.precision * 3 / 2 + 1
      let x = source.operand(digits: digits, canBeNegative: true)
      let y = source.exponent(digits: digits)
      guard let left = DecimalOperand(x), let right = DecimalOperand(y),
        let expected = function.expected(left, right, in: context)
      else { continue }
      judged += 1
      let wanted = "\(expected.text) [\(expected.conditions)]"
      let got = function.text(x, y, in: context)
      if got != wanted { failures.append("\(function) \(x) \(y): \(got), not \(wanted)") }
    }
    #expect(failures.prefix(20) == [])
    #expect(judged > 3_900)
  }

  /// Results that are exact, a tie, next to a tie, or known without computing the function.
  @Test(arguments: [
    (PerformedFunction.squareRoot, "144", "1", 2, "12 []"),
    (.squareRoot, "1.00", "1", 9, "1.0 []"),
    (.squareRoot, "1E+1", "1", 3, "3.16 [Inexact Rounded]"),
    (.squareRoot, "152399025", "1", 4, "1.234E+4 [Inexact Rounded]"),
    (.squareRoot, "-0E+3", "1", 3, "-0E+1 []"),
    (.exp, "-0", "1", 3, "1 []"),
    (.exp, "1E-1000000000", "1", 3, "1.00 [Inexact Rounded]"),
    (.exp, "1E+1000000000", "1", 3, "Infinity [Inexact Overflow Rounded]"),
    (.ln, "1.000", "1", 3, "0 []"),
    (.ln, "0", "1", 3, "-Infinity []"),
    (.log10, "1E-300", "1", 2, "-3.0E+2 [Rounded]"),
    (.log10, "1000.00000000000000000000000000001", "1", 5, "3.0000 [Inexact Rounded]"),
    (.power, "10", "6400", 34, "1.000000000000000000000000000000000E+6400 [Rounded]"),
    (.power, "1.50", "2", 9, "2.2500 []"),
    (.power, "4", "0.5", 5, "2.0000 [Inexact Rounded]"),
    (.power, "1.00000000000000000001", "1E+20", 9, "2.71828183 [Inexact Rounded]"),
    (.power, "0.9999999", "1E-101", 7, "1.000000 [Inexact Rounded]"),
    (.power, "-2", "-3", 9, "-0.125 []"),
    (.power, "1", "Infinity", 3, "1.00 [Inexact Rounded]"),
    (.power, "-1", "1E+30", 3, "1 []"),
  ])
  func decidesByAlgebra(
    _ function: PerformedFunction, _ x: String, _ y: String, _ precision: Int, _ result: String
  ) {
    #expect(function.text(x, y, in: wideContext(precision)) == result)
  }
}
