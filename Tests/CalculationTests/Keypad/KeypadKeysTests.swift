import Metryvo
import Testing

/// The notation of key sequences.
@Suite struct KeypadKeysTests {
  @Test func numbersAreTheirKeys() throws {
    #expect(
      try KeypadKey.keys(in: "10 + 1.5 =") == [.one, .zero, .add, .one, .point, .five, .equals])
    #expect(try KeypadKey.keys(in: "1 . . 5") == [.one, .point, .point, .five])
    #expect(try KeypadKey.keys(in: " \t\n") == [])
  }

  @Test func signsHaveTwoNames() throws {
    #expect(try KeypadKey.keys(in: "+/- \u{B1}") == [.sign, .sign])
    #expect(
      try KeypadKey.keys(in: "- \u{2212} * \u{D7} / \u{F7}") == [
        .subtract, .subtract, .multiply, .multiply, .divide, .divide,
      ])
    #expect(
      try KeypadKey.keys(in: "BS \u{232B} C AC") == [.backspace, .backspace, .clear, .allClear])
  }

  @Test func everyKeyIsReadFromItsNotation() throws {
    for key in KeypadKey.allCases {
      #expect(try KeypadKey.keys(in: key.notation) == [key])
    }
    #expect((0...9).map { KeypadKey(digit: $0)?.digit } == Array(0...9))
    #expect(KeypadKey(digit: 10) == nil && KeypadKey(digit: -1) == nil)
    #expect(KeypadKey.add.digit == nil)
  }

  @Test func aBadTokenHasItsPlace() {
    let error = #expect(throws: KeyNotationError.self) {
      try KeypadKey.keys(in: "1 \u{D7}  2x =")
    }
    #expect(error?.number == 3)
    #expect(error?.offset == 6)
    #expect(error?.token == "2x")
    #expect(error?.identifier == "unknownKey")
    #expect(
      error?.english
        == "'2x' is not a key (token 3, byte 6): write numbers, + - * / % =, +/-, BS, C or AC, "
        + "with blanks between them")
  }

  @Test func numbersAreTheLocales() throws {
    func keys(_ text: String, _ locale: NumberLocale) throws -> [KeypadKey] {
      try KeypadKey.keys(in: text, locale.symbols)
    }
    let typed = try KeypadKey.keys(in: "1234.5 + 1")
    #expect(try keys("1,234.5 + 1", .english) == typed)
    #expect(try keys("1.234,5 + 1", .german) == typed && keys("1234,5 + 1", .german) == typed)
    for space in ["\u{A0}", "\u{202F}"] {
      #expect(try keys("1\(space)234,5 + 1", .french) == typed)
    }
    #expect(try keys("1234.5 + 1", .french) == typed)
    let indian = try #require(NumberLocale(rawValue: "en-IN"))
    #expect(try keys("12,34,567", indian) == keys("1234567", indian))
    #expect(try keys("1 . 5", .french) == keys("1 , 5", .french))
    for (text, locale) in [
      (".", NumberLocale.german),
      ("1.5", .german), ("1.23,4", .german), ("12,34", .english), ("1,2345", .english),
      ("1,234,567", indian), (",5", .english), (",", .english),
    ] {
      #expect(throws: KeyNotationError.self, "\(text)") { try keys(text, locale) }
    }
  }

  @Test func aNumberMayHaveASign() throws {
    #expect(try KeypadKey.keys(in: "-5") == [.five, .sign])
    #expect(try KeypadKey.keys(in: "2 * \u{2212}1.5") == KeypadKey.keys(in: "2 * 1.5 +/-"))
    for text in ["1 -5", "1 . -5", "1 BS -5", "5 +/- -5", "--5", "5-", "-"] {
      let keys = try? KeypadKey.keys(in: text)
      #expect(keys == (text == "-" ? [.subtract] : nil), "\(text)")
    }
  }

  @Test func otherBadTokensAreRefused() {
    for text in ["1,5", "10%", "c", "bs", "1e5", "++", "\u{661}", "\0", "1.2.3", "1.."] {
      #expect(throws: KeyNotationError.self) { try KeypadKey.keys(in: text) }
    }
  }

  @Test func aNumberHasRoomOnTheDisplay() throws {
    let numbers = [
      "123456789012345", "0.12345678901234", "000123456789012345", "123,456,789,012,345",
    ]
    for text in numbers {
      #expect(throws: Never.self, "\(text)") { try KeypadKey.keys(in: text) }
    }
    let error = #expect(throws: KeyNotationError.self) {
      try KeypadKey.keys(in: "1 + 1234567890123456 =")
    }
    #expect(error?.reason == .numberTooLong && error?.number == 3 && error?.offset == 4)
    #expect(
      error?.english
        == "'1234567890123456' has more than the 15 digits of the display (token 3, byte 4): "
        + "an expression takes more")
    for text in ["0.123456789012345", "-1234567890123456", "1,234,567,890,123,456"] {
      let error = #expect(throws: KeyNotationError.self, "\(text)") { try KeypadKey.keys(in: text) }
      #expect(error?.reason == .numberTooLong, "\(text)")
    }
  }

  @Test func aMegabyteOfKeysIsRead() throws {
    let digits = String(repeating: "1 ", count: 500_000)
    #expect(try KeypadKey.keys(in: digits).count == 500_000)
    #expect(try KeypadKey.keys(in: String(repeating: "% ", count: 500_000)).count == 500_000)
    #expect(throws: KeyNotationError.self) { try KeypadKey.keys(in: digits + "x") }
  }
}
