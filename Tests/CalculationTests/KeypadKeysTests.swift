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

  @Test func otherBadTokensAreRefused() {
    for text in ["-5", "1,5", "10%", "c", "bs", "1e5", "++", "\u{661}", "\0", "."] where text != "."
    {
      #expect(throws: KeyNotationError.self) { try KeypadKey.keys(in: text) }
    }
  }

  @Test func aMegabyteOfKeysIsRead() throws {
    let digits = String(repeating: "1", count: 1_000_000)
    #expect(try KeypadKey.keys(in: digits).count == 1_000_000)
    #expect(try KeypadKey.keys(in: String(repeating: "% ", count: 500_000)).count == 500_000)
    #expect(throws: KeyNotationError.self) { try KeypadKey.keys(in: digits + "x") }
  }
}
