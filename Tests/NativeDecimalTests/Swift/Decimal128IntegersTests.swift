import DecimalArithmetic
import NativeDecimal
import Testing

@Suite struct Decimal128IntegersTests {
  @Test func fromIntegers() {
    #expect(Decimal128(Int64.min).description == "-9223372036854775808")
    #expect(Decimal128(UInt64.max).description == "18446744073709551615")
    #expect(Decimal128(UInt128.max).description == "3.402823669209384634633746074317682E+38")
    #expect(Decimal128(exactly: UInt128.max) == nil)
    #expect(Decimal128(exactly: Int128.min) == nil)
    let power = powersOfTen[38]
    #expect(Decimal128(exactly: power)?.description == "1.000000000000000000000000000000000E+38")
    #expect(Decimal128(exactly: power - 1) == nil)
    #expect(Decimal128(power - 1) == Decimal128(power))
    #expect(Decimal128(exactly: powersOfTen[34] - 1)?.digitCount == 34)
    #expect(Decimal128(Int8(-128)) == -128)
    let literal: Decimal128 = 9_999_999_999_999_999_999_999_999_999_999_999
    #expect(literal.digitCount == 34)
  }

  @Test func literalsAreExact() async {
    await #expect(processExitsWith: .failure) {
      _ = 12_345_678_901_234_567_890_123_456_789_012_345 as Decimal128
    }
  }

  @Test func exactIntegers() throws {
    #expect(try Int(exactly: number("5.00")) == 5)
    #expect(try Int(exactly: number("5.01")) == nil)
    #expect(try Int64(exactly: number("-9223372036854775808")) == .min)
    #expect(try Int64(exactly: number("9223372036854775808")) == nil)
    #expect(try Int128(exactly: number("1E+38")) == Int128(powersOfTen[38]))
    #expect(try UInt128(exactly: number("3E+38")) == 3 * powersOfTen[38])
    #expect(try UInt128(exactly: number("4E+38")) == nil)
    #expect(try Int128(exactly: number("-1.7E+38")) == -17 * Int128(powersOfTen[37]))
    #expect(try UInt8(exactly: number("-0.0")) == 0)
    #expect(try UInt8(exactly: number("-1")) == nil)
    #expect(try Int(exactly: number("1E+6111")) == nil)
    for text in ["NaN", "sNaN", "Infinity", "-Infinity"] {
      #expect(try Int(exactly: number(text)) == nil && Int(number(text), rounding: .down) == nil)
    }
  }

  @Test func roundedIntegers() throws {
    let rows: [(String, RoundingMode, Int8?)] = [
      ("2.5", .halfEven, 2), ("2.5", .halfUp, 3), ("-2.5", .floor, -3), ("-128.4", .halfUp, -128),
      ("-128.5", .halfEven, -128), ("-128.6", .halfUp, nil), ("127.5", .halfEven, nil),
      ("127.5", .down, 127), ("1E-6176", .up, 1), ("-0.4", .halfUp, 0), ("5.1", .up05, 6),
    ]
    for (text, mode, expected) in rows {
      #expect(try Int8(number(text), rounding: mode) == expected, "\(text) \(mode)")
    }
    #expect(try UInt8(number("-0.4"), rounding: .halfUp) == 0)
    #expect(try UInt8(number("-0.4"), rounding: .floor) == nil)
  }
}
