import DecimalArithmetic
import Testing

@Suite struct DecimalTextTests {
  struct Row {
    var digits: String
    var exponent: Int
    var scientific: String
    var plain: String
  }

  /// The examples at to-scientific-string in the General Decimal Arithmetic Specification 1.70.
  @Test func notations() {
    let rows = [
      Row(digits: "123", exponent: 0, scientific: "-123", plain: "-123"),
      Row(digits: "123", exponent: 1, scientific: "-1.23E+3", plain: "-1230"),
      Row(digits: "123", exponent: 3, scientific: "-1.23E+5", plain: "-123000"),
      Row(digits: "123", exponent: -1, scientific: "-12.3", plain: "-12.3"),
      Row(digits: "123", exponent: -5, scientific: "-0.00123", plain: "-0.00123"),
      Row(digits: "123", exponent: -10, scientific: "-1.23E-8", plain: "-0.0000000123"),
      Row(digits: "0", exponent: 0, scientific: "-0", plain: "-0"),
      Row(digits: "0", exponent: -2, scientific: "-0.00", plain: "-0.00"),
      Row(digits: "0", exponent: 2, scientific: "-0E+2", plain: "-0"),
      Row(digits: "5", exponent: -6, scientific: "-0.000005", plain: "-0.000005"),
      Row(digits: "50", exponent: -7, scientific: "-0.0000050", plain: "-0.0000050"),
      Row(digits: "5", exponent: -7, scientific: "-5E-7", plain: "-0.0000005"),
    ]
    for row in rows {
      var scientific: [UInt8] = []
      var plain: [UInt8] = []
      Array(row.digits.utf8).withUnsafeBufferPointer {
        DecimalText.appendScientific(
          isNegative: true, digits: $0, exponent: row.exponent, to: &scientific)
        DecimalText.appendPlain(isNegative: true, digits: $0, exponent: row.exponent, to: &plain)
      }
      #expect(String(decoding: scientific, as: UTF8.self) == row.scientific)
      #expect(String(decoding: plain, as: UTF8.self) == row.plain)
      let isZero = row.digits == "0"
      let length = DecimalText.plainLength(digitCount: row.digits.count, exponent: row.exponent)
      #expect(length == plain.count - 1 || isZero)
    }
  }
}
