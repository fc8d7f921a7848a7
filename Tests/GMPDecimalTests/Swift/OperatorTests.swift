import DecimalArithmetic
import GMPDecimal
import Testing

/// The operators and the order of Swift's numeric protocols.
@Suite struct OperatorTests {
  private func number(_ text: String) throws -> BigDecimal { try #require(BigDecimal(text)) }

  @Test func arithmeticIsExact() throws {
    let sum = try number("1E+30") + number("1E-30")
    #expect(
      sum.description == "1" + String(repeating: "0", count: 30) + "."
        + String(repeating: "0", count: 29) + "1")
    #expect(try number("0.1") + number("0.2") == number("0.3"))
    #expect(try (number("1.50") * 2 - 3).description == "0.00")
    var product: BigDecimal = 1
    for factor in 1...60 { product *= BigDecimal(factor) }
    // The product 60! has 82 digits. The last 14 digits are zeros.
    #expect(product.digitCount == 82)
    #expect(BigDecimal.reduce(product, in: .decimal128).value.exponent >= 14)
    for factor in (1...60).reversed() {
      let context = ArithmeticContext(precision: 100, maxExponent: 999, minExponent: -999)
      product = BigDecimal.divideInteger(product, by: BigDecimal(factor), in: context).value
    }
    #expect(product == 1)
    #expect([1, 2, 4].reduce(BigDecimal.zero, +) == 7)
  }

  @Test func whatCannotBeExactIsNaN() throws {
    let (largest, smallest) = (try number("1E+999999999"), try number("1E-1999999997"))
    let infinity = BigDecimal(exactValueOf: .infinity)
    for result in [
      largest + 1, largest - smallest, largest * 10, smallest * (try number("0.1")),
      try number("1E+2000000000") + 1, infinity - infinity,
    ] {
      #expect(result.isNaN && !result.isSignalingNaN, "\(result)")
      result.checkInvariants()
    }
    #expect(largest + largest == (try number("2E+999999999")))
    #expect((largest * smallest).description == "1E-999999998")
  }

  @Test func signs() throws {
    #expect((-BigDecimal.zero).description == "-0")
    #expect(try (-number("-sNaN5")).description == "sNaN5")
    #expect(try number("-7.50").magnitude.description == "7.50")
    var value: BigDecimal = 5
    value.negate()
    #expect(value == -5)
  }

  @Test func comparison() throws {
    let ascending = try [
      "-Infinity", "-1E+999999999", "-1", "0", "1E-6176", "0.999", "1",
      "100000000000000000000000000000000000000000000000001", "Infinity",
    ].map(number)
    for (i, x) in ascending.enumerated() {
      for (j, y) in ascending.enumerated() {
        #expect((x < y) == (i < j) && (x <= y) == (i <= j))
        #expect((x > y) == (i > j) && (x >= y) == (i >= j))
      }
      for nan in try [number("NaN"), number("-sNaN1")] {
        #expect(!(x < nan) && !(x <= nan) && !(x > nan) && !(x >= nan))
        #expect(!(nan < x) && !(nan <= x) && !(nan > x) && !(nan >= x))
      }
    }
    #expect(try number("-0") <= number("0") && number("1.0") >= number("1"))
  }

  @Test func totalOrder() throws {
    let sorted = try ["NaN", "1", "-NaN", "1.0", "0", "-0", "sNaN3"].map(number)
      .map { BigDecimal.TotalOrder($0) }.sorted()
    #expect(
      sorted.map { $0.value.description } == ["-NaN", "-0", "0", "1.0", "1", "sNaN3", "NaN"])
    let nan = try BigDecimal.TotalOrder(number("NaN"))
    #expect(nan == nan && Set([nan, nan]).count == 1)
    #expect(try BigDecimal.TotalOrder(number("1.0")) != BigDecimal.TotalOrder(number("1")))
  }
}
