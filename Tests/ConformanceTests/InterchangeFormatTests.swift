import Conformance
import DecimalArithmetic
import Testing

@Suite struct InterchangeFormatTests {
  /// Every decimal32 encoding that varies in one declet is decoded, and encoded canonically.
  @Test func canonicalEncodingsAreFixedPoints() {
    let format = InterchangeFormat.decimal32
    var broken: [String] = []
    var canonical = 0
    for high in [UInt128(0x2250_0000), 0xEE40_0000, 0x7C00_0000, 0xFE00_0000] {
      for declet in 0..<UInt128(1_024) {
        let encoding = high | declet << 10 | declet
        guard let again = format.encoded(format.decoded(encoding)) else {
          broken.append("\(encoding): not held")
          continue
        }
        if format.decoded(again) != format.decoded(encoding)
          || format.encoded(format.decoded(again)) != again
        {
          broken.append("\(encoding)")
        }
        if again == encoding { canonical += 1 }
      }
    }
    #expect(broken == [])
    // 24 of the 1,024 declets are non-canonical.
    #expect(canonical == 4 * 1_000)
  }

  @Test func parametersAreThoseOfTheStandard() {
    // IEEE 754-2019, table 3.6: the largest and the smallest numbers of each format.
    let rows: [(InterchangeFormat, String, String)] = [
      (.decimal32, "9999999E90", "77f3fcff"),
      (.decimal64, "9999999999999999E369", "77fcff3fcff3fcff"),
      (.decimal128, "9999999999999999999999999999999999E6111", "77ffcff3fcff3fcff3fcff3fcff3fcff"),
      (.decimal32, "1E-101", "00000001"), (.decimal64, "1E-398", "0000000000000001"),
      (.decimal128, "-1E-6176", "80000000000000000000000000000001"),
    ]
    var wrong: [String] = []
    for (format, text, expected) in rows {
      let got = format.encoded(text).map(format.hexadecimal)
      if got != expected { wrong.append("\(text): \(got ?? "not held")") }
      let read = InterchangeFormat.reading(hexadecimal: expected)
      if read.map({ $0.format.decoded($0.encoding) }) != text {
        wrong.append(expected)
      }
    }
    #expect(wrong == [])
  }

  @Test func whatAFormatDoesNotHoldIsNotEncoded() {
    let texts = ["12345678", "1E+91", "1E-102", "NaN1000000", "1.2.3", ""]
    #expect(texts.allSatisfy { InterchangeFormat.decimal32.encoded($0) == nil })
    let words = ["2250001", "", "2250000g", "+2250001", "225000001"]
    #expect(words.allSatisfy { InterchangeFormat.reading(hexadecimal: $0) == nil })
  }
}
