import DecimalArithmetic
import Testing

@Suite struct DecimalTextEngineeringTests {
  /// The examples at to-engineering-string in the General Decimal Arithmetic Specification 1.70,
  /// and zeros.
  @Test func notation() {
    let rows: [(digits: String, exponent: Int, text: String)] = [
      ("123", 1, "-1.23E+3"), ("123", 3, "-123E+3"), ("123", -10, "-12.3E-9"),
      ("123", -12, "-123E-12"), ("7", -7, "-700E-9"), ("7", 1, "-70"), ("7", 2, "-700"),
      ("7", 3, "-7E+3"), ("123", -1, "-12.3"), ("0", 0, "-0"), ("0", 1, "-0.00E+3"),
      ("0", 2, "-0.0E+3"), ("0", 3, "-0E+3"), ("0", -7, "-0.0E-6"), ("0", -8, "-0.00E-6"),
      ("0", -9, "-0E-9"), ("10", 2, "-1.0E+3"), ("10", 4, "-100E+3"),
    ]
    for row in rows {
      var text: [UInt8] = []
      Array(row.digits.utf8).withUnsafeBufferPointer {
        DecimalText.appendEngineering(
          isNegative: true, digits: $0, exponent: row.exponent, to: &text)
      }
      #expect(String(decoding: text, as: UTF8.self) == row.text)
    }
  }
}
