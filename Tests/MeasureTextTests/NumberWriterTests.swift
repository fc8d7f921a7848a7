import Metryvo
import Testing

@Suite struct NumberWriterTests {
  private func write(_ text: String, decimals: Int? = nil) throws -> String {
    NumberWriter(decimals: decimals).write(try #require(Decimal128(exactly: text)))
  }

  @Test func notation() throws {
    let rows: [(String, String)] = [
      ("5", "5"), ("-0.5", "-0.5"), ("1E+3", "1000"), ("1E+15", "1000000000000000"),
      ("1E+16", "1E+16"), ("1E-12", "0.000000000001"), ("1E-28", "1E-28"),
      ("1E-15", "0.000000000000001"), ("1E-16", "1E-16"), ("-0E-6176", "-0"), ("1.50", "1.50"),
      ("0", "0"), ("0.00", "0.00"), ("0E-40", "0"), ("0E+40", "0"), ("Infinity", "Infinity"),
      ("NaN7", "NaN7"),
    ]
    for (text, expected) in rows { #expect(try write(text) == expected, "\(text)") }
  }

  @Test func paddingFillsUpTheDecimals() throws {
    #expect(try write("8", decimals: 2) == "8.00")
    #expect(try write("8.5", decimals: 2) == "8.50")
    #expect(try write("8.125", decimals: 2) == "8.125")
    #expect(try write("1E+3", decimals: 1) == "1000.0")
    #expect(try write("0", decimals: 2) == "0.00")
    #expect(try write("-0E-6176", decimals: 2) == "-0.00")
    #expect(try write("0E+6111", decimals: 0) == "0")
    #expect(try write("8", decimals: 0) == "8")
    #expect(try write("1E+40", decimals: 2) == "1E+40")
  }
}
