import Foundation
import GMPDecimal
import Testing

@Suite struct TextConversionTests {
  @Test func textsAreKeptAsWritten() {
    for text in ["1.50", "-0E+3", "NaN12", "-Infinity", "1E+2000000000", nines(100) + "E-7"] {
      #expect(BigDecimal(text)?.description == BigDecimal(exactly: text)?.description)
      #expect(BigDecimal(text) != nil)
    }
    for text in ["abc", "", "1,5", "1E+99999999999999999999"] { #expect(BigDecimal(text) == nil) }
  }

  @Test func coding() throws {
    let numbers = try ["0.1", "-1.50E+999", nines(60)].map { try #require(BigDecimal($0)) }
    let json = try JSONEncoder().encode(numbers)
    #expect(
      String(decoding: json, as: UTF8.self) == #"["0.1","-1.50E+999","\#(nines(60))"]"#)
    #expect(try JSONDecoder().decode([BigDecimal].self, from: json) == numbers)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([BigDecimal].self, from: Data(#"["1.5x"]"#.utf8))
    }
  }
}
