import DecimalArithmetic
import ExactArithmetic
import Testing

/// The contract of `DecimalBackend.convert`, case by case.
@Suite struct OracleConvertTests {
  struct Row: Sendable {
    let x: String
    let scale: String
    let divisor: Int
    let offset: String
    let target: RoundingTarget
    let context: ArithmeticContext
    let expected: String

    init(
      _ x: String, _ scale: String, over divisor: Int = 1, plus offset: String = "0",
      _ target: RoundingTarget = .digits(34), in context: ArithmeticContext = .decimal128,
      gives expected: String
    ) {
      self.x = x
      self.scale = scale
      self.divisor = divisor
      self.offset = offset
      self.target = target
      self.context = context
      self.expected = expected
    }

    var got: String {
      guard let operand = DecimalOperand(x), let factor = Rational(exactly: scale),
        let added = Rational(exactly: offset)
      else { return "malformed row" }
      let result = Oracle.convert(
        operand, scale: factor / Rational(divisor), offset: added / Rational(divisor),
        to: target, in: context)
      guard let result else { return "not judged" }
      let limited = result.isPrecisionLimited ? " limited" : ""
      let conditions = result.conditions.isEmpty ? "" : " \(result.conditions)"
      return result.text + conditions + limited
    }
  }

  private static let small = ArithmeticContext(
    precision: 3, maxExponent: 9, minExponent: -9, clamp: true)
  private static let floor = ArithmeticContext.decimal128.rounding(.floor)

  static let rows = [
    // An exact result has the exponent of the input, or a lower one if the digits need it.
    Row("5", "1.609344", gives: "8.04672"),
    Row("5.00", "1.609344", gives: "8.04672"),
    Row("1.000", "1000", gives: "1000.000"),
    Row("1.000", "1000", .decimals(1, elseDigits: 0), gives: "1000.0"),
    Row("1E+3", "1", gives: "1E+3"),
    Row(
      "123456789012345678901234567890", "1E+6", .decimals(12, elseDigits: 0),
      gives: "1.234567890123456789012345678900000E+35 limited"),
    // An inexact result has the exponent of the target's last place.
    Row("1", "1", over: 3, .digits(3), gives: "0.333 Inexact Rounded"),
    Row("1", "1", over: 3, .decimals(2, elseDigits: 0), gives: "0.33 Inexact Rounded"),
    Row(
      "2", "1", over: 3, .decimals(40, elseDigits: 0),
      gives: "0.6666666666666666666666666666666667 Inexact Rounded limited"),
    // If a carry exceeds the target's digits, a zero is dropped. A target of decimals keeps the
    // zero.
    Row("9.996", "1", .digits(3), gives: "10.0 Inexact Rounded"),
    Row("99.96", "1", .decimals(1, elseDigits: 0), gives: "100.0 Inexact Rounded"),
    // `elseDigits` applies if the decimals would round the value to 0.
    Row("0.00012345", "1", .decimals(2, elseDigits: 3), gives: "0.000123 Inexact Rounded"),
    Row("0.00012345", "1", .decimals(2, elseDigits: 0), gives: "0.00 Inexact Rounded"),
    Row("-0.00012345", "1", .decimals(2, elseDigits: 0), gives: "-0.00 Inexact Rounded"),
    Row("-0.00012345", "1", .decimals(2, elseDigits: 3), in: floor, gives: "-0.01 Inexact Rounded"),
    // Zeros have the exponent of x, at least −decimals and within the range, and the sign of the
    // product.
    Row("0.000", "-1", gives: "-0.000"),
    Row("0.000", "1", .decimals(1, elseDigits: 0), gives: "0.0"),
    Row("-0", "1", plus: "1", gives: "1"),
    Row("-32", "5", over: 9, plus: "160", gives: "0"),
    Row("-32", "5", over: 9, plus: "160", in: floor, gives: "-0"),
    Row("0E+6200", "1", gives: "0E+6111 Clamped"),
    Row("0E-6200", "1", gives: "0E-6176 Clamped"),
    // The limits of the exponent range.
    Row("9E+9", "2", .digits(3), in: small, gives: "Infinity Inexact Overflow Rounded"),
    Row(
      "9E+9", "2", .digits(1), in: small.rounding(.down), gives: "9.99E+9 Inexact Overflow Rounded"),
    Row("1E+9", "1", .digits(3), in: small, gives: "1.00E+9 Clamped"),
    Row(
      "1E-9", "1", over: 3, .digits(3), in: small,
      gives: "3.3E-10 Inexact Rounded Subnormal Underflow"),
    Row(
      "1E-11", "1", over: 3, .digits(3), in: small,
      gives: "0E-11 Clamped Inexact Rounded Subnormal Underflow"),
    Row("1E-11", "1", .digits(3), in: small, gives: "1E-11 Subnormal"),
    Row(
      "1E-11", "1", .decimals(2, elseDigits: 0), in: small,
      gives: "0.00 Inexact Rounded Subnormal Underflow"),
    Row("1", "1", .decimals(-20, elseDigits: 0), in: small, gives: "0E+7 Clamped Inexact Rounded"),
    // Special values.
    Row("Infinity", "-1", gives: "-Infinity"),
    Row("-Infinity", "1", plus: "5", gives: "-Infinity"),
    Row("-NaN1234", "1", in: small, gives: "-NaN34"),
    Row("sNaN7", "1", gives: "NaN7 Invalid_operation"),
  ]

  @Test func everyClauseOfTheContract() {
    let differences = Self.rows.filter { $0.got != $0.expected }.map { row in
      "\(row.x)·\(row.scale)/\(row.divisor) \(row.target): \(row.got), not \(row.expected)"
    }
    #expect(differences == [])
  }
}
