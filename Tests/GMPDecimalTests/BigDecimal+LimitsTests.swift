import DecimalArithmetic
import GMPDecimal
import Testing

@Suite struct LimitsTests {
  static let wide = ArithmeticContext(
    precision: 999_999_999, maxExponent: 999_999_999, minExponent: -999_999_999)

  @Test func limitsAreBroughtIntoTheirRange() {
    #expect(BigDecimal.Limits() == BigDecimal.Limits(digits: 1_000_000, exponent: 2_100_000_000))
    let least = BigDecimal.Limits(digits: -1, exponent: .min)
    #expect(least.digits == 38 && least.exponent == 2_000_000_000)
    let most = BigDecimal.Limits(digits: .max, exponent: .max)
    #expect(most.digits == 999_999_999 && most.exponent == 10_000_000_000_000_000)
  }

  @Test func aMillionDigitsIsTheLimitUnlessSetOtherwise() {
    #expect(BigDecimal(exactly: nines(1_000_000)) != nil)
    #expect(BigDecimal(exactly: nines(1_000_001)) == nil)
    let parsed = BigDecimal.parse(nines(1_000_001), in: Self.wide)
    #expect(parsed.value.isNaN && parsed.conditions == .insufficientStorage)
  }

  /// In a process of their own, because limits hold for all of it.
  @Test func limitsBoundResultsNotIntermediatesOrPrecision() async {
    await #expect(processExitsWith: .success) {
      BigDecimal.limits = BigDecimal.Limits(digits: 100, exponent: 3_000_000_000)
      let context = ArithmeticContext(precision: 100, maxExponent: 9999, minExponent: -9999)
      let hundred = try #require(BigDecimal(exactly: nines(100)))
      #expect(BigDecimal(exactly: nines(101)) == nil)
      #expect(BigDecimal(exactly: "1E+3000000000") != nil)
      #expect(BigDecimal(exactly: "1E+3000000001") == nil)
      // 200 digits on the way to 100.
      let product = BigDecimal.multiply(hundred, hundred, in: context)
      #expect(product.value.digitCount == 100 && product.conditions == [.inexact, .rounded])
      let zero = try #require(BigDecimal(exactly: "0"))
      let fused = BigDecimal.fma(hundred, hundred, adding: zero, in: context)
      #expect(fused.value.description == product.value.description)
      // A double's digits are kept whatever the limit.
      let least = Double.leastNonzeroMagnitude
      #expect(Double(BigDecimal(exactValueOf: least)) == least)
      let shifted = try #require(BigDecimal(exactly: nines(100) + "E-100"))
      #expect(BigDecimal.add(hundred, shifted, in: context).value.digitCount == 100)
      #expect(BigDecimal.divide(hundred, by: shifted, in: context).conditions == [])
      let third = try #require(BigDecimal(exactly: "3"))
      #expect(BigDecimal.divide(hundred, by: third, in: LimitsTests.wide).value.digitCount == 100)
      for outcome in [
        BigDecimal.multiply(hundred, hundred, in: LimitsTests.wide),
        BigDecimal.add(hundred, shifted, in: LimitsTests.wide),
        BigDecimal.divide(third, by: hundred, in: LimitsTests.wide),
        BigDecimal.quantize(hundred, to: shifted, in: LimitsTests.wide),
      ] {
        #expect(outcome.value.isNaN && outcome.conditions == .insufficientStorage)
      }
    }
  }
}
