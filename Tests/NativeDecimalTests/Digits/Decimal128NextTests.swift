import DecimalArithmetic
import NativeDecimal
import Testing

@Suite struct Decimal128NextTests {
  private let short = ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -9)

  @Test func neighbors() throws {
    let rows = [
      ("1", "0.999", "1.01"), ("-1", "-1.01", "-0.999"), ("1.2345", "1.23", "1.24"),
      ("0", "-1E-11", "1E-11"), ("1E-11", "0E-11", "2E-11"), ("-1E-11", "-2E-11", "-0E-11"),
      ("9.99E+9", "9.98E+9", "Infinity"), ("1E+10", "9.99E+9", "Infinity"),
      ("Infinity", "9.99E+9", "Infinity"), ("-Infinity", "-Infinity", "-9.99E+9"),
      ("5E-6000", "0E-11", "1E-11"), ("1.00E-9", "9.9E-10", "1.01E-9"), ("NaN7", "NaN7", "NaN7"),
      ("sNaN7", "NaN7 Invalid_operation", "NaN7 Invalid_operation"),
    ]
    for (text, below, above) in rows {
      let x = try number(text)
      #expect(line(Decimal128.nextMinus(x, in: short)) == below)
      #expect(line(Decimal128.nextPlus(x, in: short)) == above)
    }
  }

  @Test func towards() throws {
    let small = "Inexact Rounded Subnormal Underflow"
    let rows = [
      ("1", "2", "1.01"), ("1", "0", "0.999"), ("-1.0", "-1.00", "-1.0"), ("0", "-0E+5", "-0"),
      ("9.99E+9", "Infinity", "Infinity Inexact Overflow Rounded"),
      ("0", "1", "1E-11 \(small)"), ("1E-11", "-1", "0E-11 Clamped \(small)"),
      ("1E-9", "0", "9.9E-10 \(small)"),
      ("9.8E-10", "1", "9.9E-10 \(small)"), ("9.9E-10", "1", "1.00E-9"),
      ("1", "NaN", "NaN"),
    ]
    for (x, y, expected) in rows {
      let outcome = Decimal128.nextToward(try number(x), try number(y), in: short)
      #expect(line(outcome) == expected)
    }
    // Zero is not normal, even if a precision of one digit makes its exponent Emin.
    let one = ArithmeticContext(precision: 1, maxExponent: 9, minExponent: -9)
    #expect(
      line(Decimal128.nextToward(try number("1E-9"), try number("0"), in: one))
        == "0E-9 Clamped \(small)")
  }
}
