import DecimalArithmetic
import ExactArithmetic
import Testing

/// exp, ln, log10 and power with results that are exact or hard to round.
@Suite struct OracleFunctionTests {
  private static let narrow = ArithmeticContext(precision: 9, maxExponent: 999, minExponent: -999)
  private typealias Row = (String, [String], RoundingMode, String)

  private func differences(_ rows: [Row], in context: ArithmeticContext) throws -> [String] {
    var differences: [String] = []
    for (name, texts, mode, expected) in rows {
      let operands = try texts.map { try #require(DecimalOperand($0)) }
      let context = context.rounding(mode)
      let answer =
        switch name {
        case "exp": Oracle.exp(operands[0], in: context)
        case "ln": Oracle.ln(operands[0], in: context)
        case "log10": Oracle.log10(operands[0], in: context)
        default: Oracle.power(operands[0], operands[1], in: context)
        }
      let got = answer.map { $0.conditions.isEmpty ? $0.text : "\($0.text) \($0.conditions)" }
      if got != expected {
        differences.append("\(name) \(texts) \(mode): \(got ?? "not judged")")
      }
    }
    return differences
  }

  @Test func functionsAreRoundedHalfEvenWhateverTheMode() throws {
    let rows: [Row] = RoundingMode.allCases.flatMap { mode -> [Row] in
      [
        ("exp", ["1"], mode, "2.71828183 Inexact Rounded"),
        ("ln", ["2"], mode, "0.693147181 Inexact Rounded"),
        ("log10", ["2"], mode, "0.301029996 Inexact Rounded"),
        ("exp", ["1E-999999999"], mode, "1.00000000 Inexact Rounded"),
        ("exp", ["9E+99999999"], mode, "Infinity Inexact Overflow Rounded"),
        (
          "exp", ["-9E+99999999"], mode,
          "0E-1007 Clamped Inexact Rounded Subnormal Underflow"
        ),
      ]
    }
    #expect(try differences(rows, in: Self.narrow) == [])
  }

  @Test func rationalLogarithmsAreExact() throws {
    let rows: [Row] = [
      ("ln", ["1.000"], .up, "0"), ("log10", ["1.000"], .up, "0"),
      ("log10", ["100.0E+998"], .up, "1000"), ("log10", ["0.00100"], .up, "-3"),
      ("log10", ["1E-999999999"], .up, "-999999999"),
      ("log10", ["1E-1234567895"], .up, "-1.23456790E+9 Inexact Rounded"),
      // One unit above a power of ten: 1000 · (1 + 10^−33).
      (
        "log10", ["1000." + String(repeating: "0", count: 29) + "1"], .up,
        "3.00000000 Inexact Rounded"
      ),
      (
        "ln", ["1." + String(repeating: "0", count: 400) + "1"], .up,
        "1.00000000E-401 Inexact Rounded"
      ),
    ]
    #expect(try differences(rows, in: Self.narrow) == [])
  }

  @Test func powersHonourTheMode() throws {
    let rows: [Row] = [
      // Exact results are equal in every mode.
      ("power", ["0.7", "3"], .up, "0.343"), ("power", ["-2", "-3"], .floor, "-0.125"),
      ("power", ["16E-8", "0.5"], .up05, "0.000400000000 Inexact Rounded"),
      ("power", ["1E+10", "0.5"], .up, "100000.000 Inexact Rounded"),
      ("power", ["10000", "0.75"], .down, "1000.00000 Inexact Rounded"),
      ("power", ["0.00032", "0.2"], .ceiling, "0.200000000 Inexact Rounded"),
      ("power", ["1", "1E-99"], .up, "1.00000000 Inexact Rounded"),
      // A tie in the last digit: 5^13 = 1220703125.
      ("power", ["5", "13"], .halfEven, "1.22070312E+9 Inexact Rounded"),
      ("power", ["5", "13"], .halfUp, "1.22070313E+9 Inexact Rounded"),
      ("power", ["-5", "13"], .floor, "-1.22070313E+9 Inexact Rounded"),
      ("power", ["-5", "13"], .ceiling, "-1.22070312E+9 Inexact Rounded"),
      // Results that differ from 1, on either side, by less than the last digit.
      ("power", ["7", "-1E-35"], .floor, "0.999999999 Inexact Rounded"),
      ("power", ["7", "1E-35"], .up, "1.00000001 Inexact Rounded"),
      ("power", ["7", "1E-999999999"], .up05, "1.00000001 Inexact Rounded"),
      ("power", ["0.5", "1E-35"], .down, "0.999999999 Inexact Rounded"),
      ("power", ["1.000000000000000000001", "1E+21"], .halfEven, "2.71828183 Inexact Rounded"),
      ("power", ["6E-500", "2.0"], .up, "3.6E-999"),
      ("power", ["6E-600", "2.0"], .up, "1E-1007 Inexact Rounded Subnormal Underflow"),
      ("power", ["10", "1E+999999999"], .down, "9.99999999E+999 Inexact Overflow Rounded"),
      ("power", ["-10", "1E+999999999"], .up, "Infinity Inexact Overflow Rounded"),
      ("power", ["0.1", "1E+999999999"], .up, "1E-1007 Inexact Rounded Subnormal Underflow"),
      ("power", ["2", "99999999999999999999"], .floor, "9.99999999E+999 Inexact Overflow Rounded"),
      ("power", ["-2", "99999999999999999999"], .floor, "-Infinity Inexact Overflow Rounded"),
      ("power", ["1.00", "1E+40"], .up, "1.00000000 Rounded"),
      ("power", ["-0", "-3"], .up, "-Infinity"),
      ("power", ["-1", "0.5"], .up, "NaN Invalid_operation"),
    ]
    #expect(try differences(rows, in: Self.narrow) == [])
  }

  /// The squares of the root and of its neighbours enclose the operand as the mode requires.
  @Test func squareRootsAreJudgedByTheirSquares() throws {
    let context = ArithmeticContext(precision: 4, maxExponent: 99, minExponent: -99)
    var broken: [String] = []
    for number in 1...2_000 {
      let text = "\(number * 7_919)E-3"
      let x = try #require(DecimalOperand(text))
      let value = try #require(x.value)
      for mode in [RoundingMode.floor, .ceiling, .halfEven] {
        let answer = try #require(Oracle.squareRootHonouringMode(x, in: context.rounding(mode)))
        let root = try #require(Rational(exactly: answer.text))
        let unit = Rational(1, exponent: root.adjustedExponent - 3)
        let half = unit / Rational(2)
        let (least, most) =
          switch mode {
          case .floor: (root, root + unit)
          case .ceiling: (root - unit, root)
          default: (root - half, root + half)
          }
        let isInside = least * least <= value && value <= most * most
        let isExact = root * root == value
        if !isInside || isExact == answer.conditions.contains(.inexact) {
          broken.append("\(text) \(mode): \(answer.text)")
        }
      }
      if Oracle.squareRoot(x, in: context.rounding(.up))
        != Oracle.squareRootHonouringMode(x, in: context)
      {
        broken.append("\(text): not half-even")
      }
    }
    #expect(broken == [])
  }

  @Test func boundedEffortIsNotJudged() throws {
    let one = try #require(DecimalOperand("1"))
    let precise = ArithmeticContext(
      precision: Oracle.functionDigitLimit + 1, maxExponent: 9_999, minExponent: -9_999)
    #expect(Oracle.exp(one, in: precise) == nil)
    // The square exceeds 100 by less than the oracle's longest computation resolves.
    let close = try #require(DecimalOperand("10." + String(repeating: "0", count: 8_999) + "1"))
    let two = try #require(DecimalOperand("2"))
    #expect(Oracle.power(close, two, in: Self.narrow.rounding(.up)) == nil)
  }
}
