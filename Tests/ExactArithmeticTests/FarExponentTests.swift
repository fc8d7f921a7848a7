import DecimalArithmetic
import ExactArithmetic
import Testing

/// For distant exponents the oracle ends quickly: it rounds a stand-in or returns no result.
@Suite struct FarExponentTests {
  private let wide = ArithmeticContext(
    precision: 9, maxExponent: 999_999_999, minExponent: -999_999_999)

  private func operand(_ text: String) throws -> DecimalOperand {
    try #require(DecimalOperand(text))
  }

  @Test func negligibleAddendsStillDecideDirectedRoundings() throws {
    let far = "1E-999999999"
    let rows: [(String, String, RoundingMode, String)] = [
      ("1", far, .halfEven, "1.00000000 Inexact Rounded"),
      ("1", far, .ceiling, "1.00000001 Inexact Rounded"),
      ("1", "-" + far, .floor, "0.999999999 Inexact Rounded"),
      ("1E+999999999", far, .up, "1.00000001E+999999999 Inexact Rounded"),
      ("9.99999999E+999999999", far, .up, "Infinity Inexact Overflow Rounded"),
      ("1.000000005", far, .halfDown, "1.00000001 Inexact Rounded"),
      ("-1.000000005", far, .halfUp, "-1.00000000 Inexact Rounded"),
    ]
    var differences: [String] = []
    for (x, y, mode, expected) in rows {
      let sum = Oracle.add(try operand(x), try operand(y), in: wide.rounding(mode))
      let got = sum.map { "\($0.text) \($0.conditions)" } ?? "not judged"
      if got != expected { differences.append("\(x) + \(y) \(mode): \(got)") }
    }
    #expect(differences == [])
  }

  /// The stand-in rounds like the exact sum in every mode, for exponent gaps small enough to
  /// compute both.
  @Test func standInAgreesWithTheExactSum() throws {
    let context = ArithmeticContext(precision: 3, maxExponent: 99, minExponent: -9)
    let larger = ["1", "5", "9999", "1000", "1.5", "2.5", "9.9995", "1E+3", "2E-9", "5E-12"]
    let scales = [Rational(1), Rational(2) / Rational(3), Rational(-1) / Rational(7)]
    let targets: [RoundingTarget] = [.digits(3), .digits(1), .decimals(2, elseDigits: 2)]
    let one = try operand("1")
    var differences: [String] = []
    var standIns = 0
    for (text, scale) in larger.flatMap({ text in scales.map { (text, $0) } }) {
      let x = try #require(Rational(exactly: text)) * scale
      for gap in 0...24 {
        for y in [Rational(1, exponent: -gap), Rational(-7, exponent: -gap)] {
          let exact = x + y
          let short = try #require(Oracle.sum(x, y, precision: 3, gap: 0))
          if short != exact { standIns += 1 }
          for (mode, target) in RoundingMode.allCases.flatMap({ m in targets.map { (m, $0) } })
          where !exact.isZero {
            let results = [short, exact].map {
              Oracle.convert(one, scale: $0, to: target, in: context.rounding(mode))
            }
            if results[0] != results[1] { differences.append("\(text) \(gap) \(mode)") }
          }
        }
      }
    }
    #expect(differences == [])
    #expect(standIns > 300)
  }

  @Test func tooManyDigitsAreNotJudged() throws {
    let precise = ArithmeticContext(
      precision: 999_999_999, maxExponent: 999_999_999, minExponent: -999_999_999)
    #expect(Oracle.divide(try operand("1"), by: try operand("3"), in: precise) == nil)
    #expect(Oracle.add(try operand("1E+99999999"), try operand("1"), in: precise) == nil)
    #expect(Oracle.quantize(try operand("1"), to: try operand("1E-99999999"), in: precise) == nil)
    #expect(Oracle.multiply(try operand("7E+9999999"), try operand("8"), in: precise) != nil)
  }
}
