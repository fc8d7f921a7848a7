import Metryvo
import Testing

/// Typing, ±, ⌫, C and AC in each state.
@Suite struct KeypadEntryTests {
  @Test func theDisplayShowsWhatIsTyped() throws {
    let cases = [
      ("", "0"), ("0 0", "0"), ("007", "7"), (".", "0."), ("1.", "1."), ("1.50", "1.50"),
      ("1234.50", "1,234.50"), ("+/-", "-0"), ("+/- 5", "-5"), ("5 +/- +/-", "5"), ("0.00", "0.00"),
      (". +/-", "-0."),
    ]
    for (keys, text) in cases { #expect(try shown(keys) == text) }
  }

  @Test func fifteenDigitsAreTyped() throws {
    #expect(try shown("123456789012345 6789") == "123,456,789,012,345")
    #expect(try shown("1234567890.12345 6789") == "1,234,567,890.12345")
    #expect(try shown("0.12345678901234 567") == "0.12345678901234")
    #expect(try shown("123456789012345 .") == "123,456,789,012,345.")
    #expect(try shown("123456789012345 . 6") == "123,456,789,012,345.")
  }

  @Test func backspaceEditsWhatIsTyped() throws {
    let cases = [
      ("123 BS", "12"), ("1.5 BS", "1."), ("1.5 BS BS", "1"), ("5 BS", "0"), ("5 BS BS", "0"),
      ("5 +/- BS", "-0"), ("5 +/- BS BS", "0"), ("1.50 BS", "1.5"), ("5 BS 7", "7"), ("BS", "0"),
    ]
    for (keys, text) in cases { #expect(try shown(keys) == text) }
  }

  @Test func backspaceEditsNothingElse() throws {
    for keys in ["12 +", "12 + 3 =", "50 %", "12 + 34 %", "1 / 0 =", "", "7 C", "12 + 7 C"] {
      let keypad = try Keypad<Decimal128>.after(keys)
      var edited = keypad
      edited.press(.backspace)
      #expect(edited == keypad, "\(keys)")
    }
  }

  @Test func theSignIsThatOfTheOperand() throws {
    let cases = [
      ("5 +/-", "-5"), ("12 + +/-", "-0"), ("12 + +/- 3", "-3"), ("12 + 5 +/- =", "7"),
      ("2 + 3 = +/-", "-5"), ("2 + 3 = +/- + 1 =", "-4"), ("50 % +/-", "-0.5"),
      ("100 + 10 % +/-", "-10"), ("1 / 0 = +/-", "Error"), ("5 C +/- 3", "-3"),
      ("12 + 5 C +/- 3 =", "9"),
    ]
    for (keys, text) in cases { #expect(try shown(keys) == text, "\(keys)") }
  }

  @Test func clearClearsTheOperand() throws {
    #expect(try shown("12 + 5 C") == "0")
    #expect(try shown("12 + 5 C =") == "12")
    #expect(try shown("12 + C 3 =") == "15")
    #expect(try shown("12 + 50 % C 3 =") == "15")
    for keys in ["5 C", "12 + 3 = C", "1 / 0 = C", "12 + 3 AC", "12 + 3 = AC", "1 / 0 = AC", "% C"]
    {
      #expect(try Keypad<Decimal128>.after(keys) == Keypad<Decimal128>(), "\(keys)")
    }
  }

  @Test func theClearingKeyHasALabel() throws {
    for keys in ["5", "5 BS", "12 + 5", "50 %", "12 + 3 = +/-", "+/-", "."] {
      #expect(try Keypad<Decimal128>.after(keys).clearingKey == .clear, "\(keys)")
    }
    for keys in ["", "5 C", "12 +", "12 + 5 C", "12 + 5 =", "1 / 0 =", "5 AC"] {
      #expect(try Keypad<Decimal128>.after(keys).clearingKey == .allClear, "\(keys)")
    }
  }
}
