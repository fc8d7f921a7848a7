import DecimalArithmetic
import GMPDecimal
import Testing

@Suite struct IntegerConversionTests {
  @Test func integersAreHeldExactly() {
    for integer: any BinaryInteger in [
      0, -1, Int8.min, UInt64.max, Int64.min, Int128.min, Int128.max, UInt128.max,
      UInt128(1) << 64, -(Int128(1) << 64),
    ] as [any BinaryInteger] {
      #expect(BigDecimal(integer).description == "\(integer)")
      #expect(BigDecimal(exactly: integer)?.description == "\(integer)")
      BigDecimal(integer).checkInvariants()
    }
  }

  @Test func literalsOfAnyLength() {
    #expect((0 as BigDecimal).description == "0")
    #expect((-9_223_372_036_854_775_808 as BigDecimal).description == "-9223372036854775808")
    #expect((-18_446_744_073_709_551_616 as BigDecimal).description == "-18446744073709551616")
    #expect(
      (340_282_366_920_938_463_463_374_607_431_768_211_456 as BigDecimal).description
        == "340282366920938463463374607431768211456")
    let long: BigDecimal =
      -123_456_789_012_345_678_901_234_567_890_123_456_789_012_345_678_901_234_567_890
    #expect(
      long.description == "-123456789012345678901234567890123456789012345678901234567890")
    long.checkInvariants()
  }

  @Test func numbersThatAreIntegersAreGivenBack() throws {
    for (text, integer) in [
      ("-128", -128), ("1.27E+2", 127), ("-0.00", 0), ("9223372036854775807.000", Int.max),
      ("-9223372036854775808", Int.min),
    ] {
      let number = try #require(BigDecimal(text))
      #expect(Int(exactly: number) == integer && Int(exactly: LimbDecimal(number).value) == integer)
    }
    #expect(UInt8(exactly: -BigDecimal.zero) == 0)
    #expect(UInt128(exactly: BigDecimal(UInt128.max)) == .max)
    for text in ["0.5", "1E-999999999", "9223372036854775808", "1E+999999999", "Inf", "NaN"] {
      #expect(Int(exactly: try #require(BigDecimal(text))) == nil, "\(text)")
    }
    #expect(UInt(exactly: -1 as BigDecimal) == nil)
  }

  @Test func roundedIntegers() throws {
    let half = try #require(BigDecimal("2.5"))
    let results = RoundingMode.allCases.map { Int(-half, rounding: $0) }
    #expect(
      results
        == RoundingMode.allCases.map { mode in
          switch mode {
          case .halfEven, .halfDown, .down, .ceiling, .up05: -2
          case .halfUp, .up, .floor: -3
          }
        })
    #expect(Int8(try #require(BigDecimal("127.5")), rounding: .down) == 127)
    #expect(Int8(try #require(BigDecimal("127.5")), rounding: .up) == nil)
    #expect(UInt(try #require(BigDecimal("-0.4")), rounding: .halfUp) == 0)
    #expect(Int(try #require(BigDecimal("1E-999999999")), rounding: .up) == 1)
    #expect(Int(try #require(BigDecimal("NaN")), rounding: .up) == nil)
  }
}
