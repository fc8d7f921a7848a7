import Metryvo
import Testing

/// A pasted number in each state.
@Suite struct KeypadPasteTests {
  private typealias Native = Keypad<Decimal128>

  private func pasted(_ text: String, after keys: String, then more: String = "") throws -> String {
    var keypad = try Native.after(keys)
    try keypad.paste(text, as: .lenient(.english))
    keypad.press(try KeypadKey.keys(in: more))
    return keypad.shownText
  }

  @Test func aPastedNumberIsTheOperand() throws {
    #expect(try pasted("42", after: "") == "42")
    #expect(try pasted("42", after: "7") == "42")
    #expect(try pasted("42", after: "7 C") == "42")
    #expect(try pasted("42", after: "8 +", then: "=") == "50")
    #expect(try pasted("42", after: "8 + 7", then: "=") == "50")
    #expect(try pasted("42", after: "8 + 7 %", then: "=") == "50")
    #expect(try pasted("42", after: "8 + 7 =", then: "=") == "49")
    #expect(try pasted("42", after: "1 / 0 =", then: "+ 1 =") == "43")
  }

  @Test func keysFollowAPastedNumber() throws {
    #expect(try pasted("42", after: "", then: "5") == "5")
    #expect(try pasted("42", after: "", then: "BS") == "42")
    #expect(try pasted("42", after: "", then: "+/-") == "-42")
    #expect(try pasted("42", after: "", then: "%") == "0.42")
    #expect(try pasted("10", after: "100 +", then: "% =") == "110")
    #expect(try pasted("42", after: "8 +", then: "C =") == "8")
    #expect(try pasted("1/3", after: "", then: "* 3 =") == "1")
  }

  @Test func aPastedNumberKeepsAllItsDigits() throws {
    let digits = "1.234567890123456789012345678901234"
    var keypad = Native()
    try keypad.paste(digits, as: .plain)
    #expect(keypad.shownText == "\u{2248}1.23456789012346")
    #expect(keypad.value?.decimal(in: .decimal128).value.description == digits)
    try keypad.paste("12345678901234567890", as: .plain)
    #expect(keypad.shownText == "\u{2248}1.23456789012346E19")
  }

  @Test func theLocaleDecides() throws {
    var keypad = Native()
    #expect(try keypad.paste("1.234,50", as: .lenient(.german)) == [])
    #expect(keypad.shownText == "1,234.5")
    #expect(try keypad.paste("1,234", as: .lenient(.english)) == .ambiguousSeparator)
  }

  @Test func aTextThatIsNoNumberChangesNothing() throws {
    let long = String(repeating: "1", count: 35)
    for keys in ["", "7", "8 +", "8 + 7 %", "8 + 7 =", "1 / 0 ="] {
      let keypad = try Native.after(keys)
      for text in ["", "abc", "1 2", "5 ft", "1e9999", "1e-9999", long, "1.2.3"] {
        var refused = keypad
        #expect(throws: ReadingError.self) { try refused.paste(text, as: .lenient(.english)) }
        #expect(refused == keypad)
      }
    }
  }

  @Test func aRefusedTextHasItsPlace() {
    var keypad = Native()
    let error = #expect(throws: ReadingError.self) {
      try keypad.paste("12x", as: .lenient(.english))
    }
    #expect(error?.offset == 2)
    // 1E-99 is below the smallest magnitude of this context.
    let narrow = ArithmeticContext(precision: 34, maxExponent: 100, minExponent: 0)
    var bounded = Keypad<Decimal128>(context: narrow)
    #expect(throws: ReadingError.self) { try bounded.paste("1e-99", as: .plain) }
    #expect(bounded == Keypad(context: narrow))
  }
}
