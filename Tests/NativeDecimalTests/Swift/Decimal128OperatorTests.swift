import DecimalArithmetic
import NativeDecimal
import Testing

/// The operators and the order of Swift's numeric protocols.
@Suite struct Decimal128OperatorTests {
  @Test func arithmetic() throws {
    let third: Decimal128 = 1 / 3
    #expect(third.description == "0.3333333333333333333333333333333333")
    #expect((third * 3).description == "0.9999999999999999999999999999999999")
    #expect(try number("0.1") + number("0.2") == number("0.3"))
    #expect((1 - 2 * (3 as Decimal128)).description == "-5")
    var sum: Decimal128 = 0
    for term in 1...10 { sum += Decimal128(term) }
    sum *= 2
    sum /= 4
    sum -= 1
    #expect(sum.description == "26.5")
    #expect([1, 2, 4].reduce(Decimal128.zero, +) == 7)
    #expect((1 / Decimal128.zero).isInfinite && (0 / Decimal128.zero).isNaN)
  }

  @Test func signs() throws {
    #expect((-Decimal128.zero).description == "-0")
    #expect(try (-number("-sNaN5")).description == "sNaN5")
    #expect(try number("-7.50").magnitude.description == "7.50")
    var value: Decimal128 = 5
    value.negate()
    #expect(value == -5)
  }

  @Test func comparison() throws {
    let ascending = try ["-Infinity", "-1E+3", "-1", "0", "1E-6176", "0.999", "1", "Infinity"].map(
      number)
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
      .map { Decimal128.TotalOrder($0) }.sorted()
    #expect(
      sorted.map { $0.value.description } == ["-NaN", "-0", "0", "1.0", "1", "sNaN3", "NaN"])
    let nan = try Decimal128.TotalOrder(number("NaN"))
    #expect(nan == nan && Set([nan, nan]).count == 1)
    #expect(try Decimal128.TotalOrder(number("1.0")) != Decimal128.TotalOrder(number("1")))
  }
}
