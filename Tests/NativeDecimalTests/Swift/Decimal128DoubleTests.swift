import DecimalArithmetic
import NativeDecimal
import Testing

@Suite struct Decimal128DoubleTests {
  struct Row {
    var double: Double
    var nearest: String
    var shortest: String
  }

  @Test func fromDoubles() {
    let rows = [
      Row(double: 0.1, nearest: "0.1000000000000000055511151231257827", shortest: "0.1"),
      Row(double: -0.5, nearest: "-0.5", shortest: "-0.5"),
      Row(double: 100, nearest: "100", shortest: "100"),
      Row(double: -0.0, nearest: "-0", shortest: "-0"),
      Row(double: 1e22, nearest: "10000000000000000000000", shortest: "1E+22"),
      Row(double: 1e23, nearest: "99999999999999991611392", shortest: "1E+23"),
      Row(
        double: .leastNonzeroMagnitude, nearest: "4.940656458412465441765687928682214E-324",
        shortest: "5E-324"),
      Row(
        double: .leastNormalMagnitude, nearest: "2.225073858507201383090232717332404E-308",
        shortest: "2.2250738585072014E-308"),
      Row(
        double: -.greatestFiniteMagnitude, nearest: "-1.797693134862315708145274237317044E+308",
        shortest: "-1.7976931348623157E+308"),
      Row(
        double: 0x1p-60, nearest: "8.673617379884035472059622406959534E-19",
        shortest: "8.673617379884035E-19"),
      Row(double: .infinity, nearest: "Infinity", shortest: "Infinity"),
      Row(double: -.nan, nearest: "-NaN", shortest: "-NaN"),
    ]
    for row in rows {
      #expect(Decimal128(exactValueOf: row.double).description == row.nearest)
      #expect(Decimal128(shortest: row.double).description == row.shortest)
    }
    #expect(Decimal128(exactly: 0.1) == nil)
    #expect(Decimal128(exactly: 0x1p112)?.description == "5192296858534827628530496329220096")
    #expect(Decimal128(exactly: 0x1p113) == nil)
    #expect(Decimal128(exactly: 0.375)?.description == "0.375")
    let short = ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -9, rounding: .up)
    #expect(line(Decimal128.convert(0.1, in: short)) == "0.101 Inexact Rounded")
    #expect(line(Decimal128.convert(.signalingNaN, in: short)) == "NaN Invalid_operation")
  }

  @Test func toDoubles() throws {
    let rows: [(String, Double)] = [
      ("0.1", 0.1), ("-7.50E+3", -7500), ("1E+6000", .infinity), ("1E-6000", 0),
      ("-Infinity", -.infinity), ("9007199254740993", 9_007_199_254_740_992),
      ("9007199254740993.000000000000000001", 9_007_199_254_740_994),
      ("4.940656458412465441765687928682214E-324", .leastNonzeroMagnitude),
      ("2.470328229206232720882843964341107E-324", .leastNonzeroMagnitude),
      ("2.470328229206232720882843964341106E-324", 0),
    ]
    for (text, expected) in rows { #expect(try Double(number(text)) == expected, "\(text)") }
    #expect(try Double(number("-0")).sign == .minus)
    #expect(try Double(number("-sNaN5")).isNaN)
    #expect(try Double(exactly: number("0.375")) == 0.375)
    #expect(try Double(exactly: number("0.1")) == nil)
    #expect(try Double(exactly: number("NaN")) == nil)
  }
}
