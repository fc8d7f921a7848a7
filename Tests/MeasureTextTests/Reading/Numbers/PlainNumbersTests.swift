import Metryvo
import Testing

/// Numbers in program notation, read into a backend.
@Suite struct PlainNumbersTests {
  /// Returns the number as text; `nil` if the backend does not hold the number exactly.
  private func read(_ text: String) throws(ReadingError) -> String? {
    let number = try NumberSyntax.plain.read(text, limits: .decimal128).number
    let value: Decimal128? = number.exactValue(in: .decimal128)
    return value?.scientificString()
  }

  @Test func numbers() throws {
    let rows: [(String, String)] = [
      ("5", "5"), ("-40", "-40"), ("+1.50", "1.50"), (".5", "0.5"), ("7.", "7"),
      ("\u{2212}40", "-40"), ("1e3", "1E+3"), ("1E\u{2212}3", "0.001"), (" 12 ", "12"),
      ("\u{A0}12", "12"), ("-0", "-0"), ("0e1000000000", "0"), ("0.00", "0.00"),
      ("1e6140", "1.00000000000000000000000000000E+6140"),
      ("2.2250738585072011e-308", "2.2250738585072011E-308"),
    ]
    for (text, expected) in rows { #expect(try read(text) == expected, "\(text)") }
  }

  @Test func nothingGroups() {
    for text in ["1,234", "1.234.567", "1 234", "1'234", "1_234", "1\u{202F}234", "1/2", "½"] {
      #expect(throws: ReadingError.self, "\(text)") { try NumberSyntax.plain.read(text) }
    }
  }

  /// A decimal fraction in another locale's notation is not read as an integer.
  @Test func groupsDoNotBeginWithZero() throws {
    for (text, locale) in [
      ("0,125", NumberLocale.english), ("0.125", .german), ("-0,125", .english),
      ("0,125,000", .english),
    ] {
      let syntax = NumberSyntax.strict(locale.symbols)
      let error = #expect(throws: ReadingError.self, "\(text)") { try syntax.read(text) }
      #expect(error?.reason == .misplacedMark)
    }
    #expect(try NumberSyntax.lenient(.english).read("0,125").number == .decimal("0.125"))
    #expect(
      try NumberSyntax.strict(NumberLocale.english.symbols).read("10,125").number
        == .decimal("10125"))
  }

  /// A subnormal number is exact if it loses no digit.
  @Test func subnormalNumbers() throws {
    #expect(try read("1e-6144") == "1E-6144")
    #expect(try read("1.000000000000000000000000000000001e-6144") == nil)
  }

  @Test func fractionsThatAreDecimals() throws {
    func value(_ text: String) throws -> String? {
      let number = try NumberSyntax.lenient(.english).read(text).number
      let value: Decimal128? = number.exactValue(in: .decimal128)
      return value?.scientificString()
    }
    #expect(try value("3 1/2") == "3.5" && value("1/8") == "0.125" && value("1/3") == nil)
  }

  @Test func aMillionDigitsAreRefusedAndZerosBeforeANumberAreNot() throws {
    let million = String(repeating: "1", count: 1_000_000)
    let error = #expect(throws: ReadingError.self) { try read(million) }
    #expect(error?.reason == .tooManyDigits(count: 1_000_000, limit: 34))
    #expect(try read(String(repeating: "0", count: 1_000_000) + "1") == "1")
    #expect(try read("0e" + million) == "0")
  }
}
