import DecimalArithmetic
import Foundation
import NativeDecimal
import Testing

/// Texts in Swift's protocols: LosslessStringConvertible and Codable.
@Suite struct Decimal128TextConversionTests {
  @Test func losslessTexts() {
    let kept = ["1.50", "-0E+7", "NaN5", "-sNaN", "Infinity", "1E-6176"]
    for text in kept { #expect(Decimal128(text)?.description == text) }
    #expect(Decimal128("1E+6144") == Decimal128("1.0E+6144"))
    #expect(Decimal128("1" + String(repeating: "0", count: 50))?.digitCount == 34)
    let refused = [
      "", "abc", "1 ", "1_000", "1e9999", "1e-9999", "1e1000000000000000000000", "٣",
      "0." + String(repeating: "3", count: 35), "NaN" + String(repeating: "1", count: 35),
    ]
    for text in refused { #expect(Decimal128(text) == nil, "\(text)") }
    // The type holds a payload of 34 digits, which not every context allows.
    let payload = "NaN" + String(repeating: "7", count: 34)
    #expect(Decimal128(payload)?.description == payload)
  }

  @Test func coding() throws {
    let values = try ["1.50", "-0", "9.999999999999999999999999999999999E+6144", "NaN3"].map(number)
    let data = try JSONEncoder().encode(values)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"["1.50","-0","9.999999999999999999999999999999999E+6144","NaN3"]"#)
    let decoded = try JSONDecoder().decode([Decimal128].self, from: data)
    #expect(decoded.map(\.description) == values.map(\.description))
    for text in [#"["1,5"]"#, "[0.1]", #"["1e9999"]"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([Decimal128].self, from: Data(text.utf8))
      }
    }
  }
}
