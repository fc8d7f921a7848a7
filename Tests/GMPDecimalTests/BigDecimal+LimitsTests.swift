import DecimalArithmetic
import GMPDecimal
import Testing

@Suite struct LimitsTests {
  static let wide = ArithmeticContext(
    precision: 999_999_999, maxExponent: 999_999_999, minExponent: -999_999_999)

  @Test func aMillionDigitsIsTheLimit() {
    #expect(BigDecimal(exactly: nines(1_000_000)) != nil)
    #expect(BigDecimal(exactly: nines(1_000_001)) == nil)
    let parsed = BigDecimal.parse(nines(1_000_001), in: Self.wide)
    #expect(parsed.value.isNaN && parsed.conditions == .insufficientStorage)
  }

  @Test func limitsBoundResultsNotIntermediatesOrPrecision() throws {
    let digits = BigDecimal.maximumDigits
    let context = ArithmeticContext(
      precision: digits, maxExponent: 9_999_999, minExponent: -9_999_999)
    let longest = try #require(BigDecimal(exactly: nines(digits)))
    // The intermediate product has twice the digits of the result.
    let product = BigDecimal.multiply(longest, longest, in: context)
    #expect(product.value.digitCount == digits && product.conditions == [.inexact, .rounded])
    let zero = try #require(BigDecimal(exactly: "0"))
    let fused = BigDecimal.fma(longest, longest, adding: zero, in: context)
    #expect(fused.value == product.value && fused.conditions == product.conditions)
    let shifted = try #require(BigDecimal(exactly: nines(digits) + "E-\(digits)"))
    #expect(BigDecimal.add(longest, shifted, in: context).value.digitCount == digits)
    #expect(BigDecimal.divide(longest, by: shifted, in: context).conditions == [])
    let third = try #require(BigDecimal(exactly: "3"))
    #expect(BigDecimal.divide(longest, by: third, in: Self.wide).value.digitCount == digits)
    for outcome in [
      BigDecimal.multiply(longest, longest, in: Self.wide),
      BigDecimal.add(longest, shifted, in: Self.wide),
      BigDecimal.divide(third, by: longest, in: Self.wide),
      BigDecimal.quantize(longest, to: shifted, in: Self.wide),
    ] {
      #expect(outcome.value.isNaN && outcome.conditions == .insufficientStorage)
    }
  }
}
