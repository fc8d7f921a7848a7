import DecimalArithmetic
import NativeDecimal
import Testing

@Suite struct Decimal128CompareTotalTests {
  /// Each value precedes the values behind it in the list.
  ///
  /// Negation reverses the order.
  @Test func theOrderIsTotal() throws {
    let ascending = try [
      "0E-6176", "0.0", "0", "0E+6111", "1E-6176", "12.30", "12.3", "13", "1.0E+4", "1E+4",
      "9.999999999999999999999999999999999E+6144", "Infinity", "sNaN", "sNaN5", "sNaN12", "NaN",
      "NaN7",
      "NaN70",
    ].map(number)
    for (i, x) in ascending.enumerated() {
      for (j, y) in ascending.enumerated() {
        let expected = i == j ? "0" : i < j ? "-1" : "1"
        let (minusX, minusY) = (Decimal128.copyNegate(x), Decimal128.copyNegate(y))
        #expect(Decimal128.compareTotal(x, y).description == expected)
        #expect(Decimal128.compareTotal(minusY, minusX).description == expected)
        #expect(Decimal128.compareTotal(minusX, y).description == "-1")
        #expect(Decimal128.compareTotalMagnitude(minusX, y).description == expected)
      }
    }
  }

  @Test func choices() throws {
    let rows = [
      ("1.0", "1", "1", "1.0", "1", "1.0"), ("-0", "0", "0", "-0", "0", "-0"),
      ("-3", "2", "2", "-3", "-3", "2"), ("3", "-3", "3", "-3", "3", "-3"),
      ("7", "-NaN5", "7", "7", "7", "7"), ("NaN1", "NaN2", "NaN1", "NaN1", "NaN1", "NaN1"),
    ]
    for (x, y, max, min, maxMagnitude, minMagnitude) in rows {
      let (x, y) = (try number(x), try number(y))
      #expect(line(Decimal128.max(x, y, in: .decimal128)) == max)
      #expect(line(Decimal128.min(x, y, in: .decimal128)) == min)
      #expect(line(Decimal128.maxMagnitude(x, y, in: .decimal128)) == maxMagnitude)
      #expect(line(Decimal128.minMagnitude(x, y, in: .decimal128)) == minMagnitude)
    }
    let signaling = Decimal128.max(try number("7"), try number("sNaN5"), in: .decimal128)
    #expect(line(signaling) == "NaN5 Invalid_operation")
    let long = Decimal128.max(
      try number("1.25"), try number("1.35"),
      in: .init(precision: 2, maxExponent: 9, minExponent: -9))
    #expect(line(long) == "1.4 Inexact Rounded")
  }
}
