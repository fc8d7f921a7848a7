import DecimalArithmetic
import GMPDecimal
import Testing

@Suite struct DoubleConversionTests {
  private func number(_ text: String) throws -> BigDecimal { try #require(BigDecimal(text)) }

  @Test func doublesAreHeldExactly() {
    #expect(
      BigDecimal(exactValueOf: 0.1).description
        == "0.1000000000000000055511151231257827021181583404541015625")
    #expect(BigDecimal(exactValueOf: -2.5).description == "-2.5")
    #expect(BigDecimal(exactValueOf: -0.0).description == "-0")
    #expect(BigDecimal(exactValueOf: 1e22).description == "10000000000000000000000")
    // 2^−1074 = 5¹⁰⁷⁴ · 10^−1074, and 5¹⁰⁷⁴ has ⌊1074 · log₁₀ 5⌋ + 1 = 751 digits.
    let smallest = BigDecimal(exactValueOf: Double.leastNonzeroMagnitude)
    #expect(smallest.exponent == -1_074 && smallest.digitCount == 751)
    #expect(BigDecimal(exactValueOf: -Double.infinity).description == "-Infinity")
    #expect(BigDecimal(exactValueOf: Double.signalingNaN).description == "NaN")
    let rounded = BigDecimal.convert(0.1, in: .decimal32)
    #expect(rounded.value.description == "0.1000000" && rounded.conditions == [.inexact, .rounded])
    #expect(BigDecimal.convert(.signalingNaN, in: .decimal32).conditions == .invalidOperation)
  }

  @Test func shortestDigits() {
    for (double, text) in [(0.1, "0.1"), (5, "5"), (1e22, "1E+22"), (-0.0, "-0"), (2.50, "2.5")] {
      #expect(BigDecimal(shortest: double).description == text)
    }
  }

  /// Conversion returns the nearest double.
  ///
  /// The numbers are a double, the midpoint to its upper neighbour, and the midpoint ± 10⁻¹²⁰⁰.
  @Test func nearestDoubles() throws {
    let half = try number("0.5")
    let speck = try number("1E-1200")
    var wrong: [Double] = []
    var bits: UInt64 = 1
    for _ in 0..<2_000 {
      // The next number of a linear congruential sequence. Source: Knuth, The Art of Computer
      // Programming, 3.3.4.
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let double = Double(bitPattern: bits)
      let next = double.nextUp
      guard double.isFinite && next.isFinite else { continue }
      let exact = BigDecimal(exactValueOf: double)
      let middle = (exact + BigDecimal(exactValueOf: next)) * half
      let even = double.significandBitPattern & 1 == 0 ? double : next
      if Double(exactly: exact) != double || Double(BigDecimal(shortest: double)) != double
        || Double(middle) != even || Double(middle + speck) != next
        || Double(middle - speck) != double || Double(exactly: middle) != nil
      {
        wrong.append(double)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20))")
  }

  @Test func beyondTheRange() throws {
    for (text, expected) in [
      ("1E+999999999", Double.infinity), ("-1E+309", -.infinity), ("1E-999999999", 0),
      ("2.4703282292062327E-324", 0), ("2.4703282292062328E-324", .leastNonzeroMagnitude),
      ("1.7976931348623158E+308", .greatestFiniteMagnitude), ("1.7976931348623159E+308", .infinity),
      ("0E+999999999", 0), ("-Infinity", -.infinity),
    ] {
      #expect(Double(try number(text)) == expected, "\(text)")
    }
    for text in ["-0E-5", "-1E-999"] { #expect(Double(try number(text)).sign == .minus) }
    #expect(Double(try number("NaN5")).isNaN)
    #expect(try Double(exactly: number("NaN")) == nil)
    #expect(try Double(exactly: number("0.1")) == nil)
    #expect(try Double(exactly: number("0.50")) == 0.5)
  }
}
