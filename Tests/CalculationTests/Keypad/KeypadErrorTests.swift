import Metryvo
import Testing

/// The error states of the keypad, and the keys that end them.
@Suite struct KeypadErrorTests {
  private typealias Native = Keypad<Decimal128>

  @Test func divisionByZeroIsAState() throws {
    for mode in KeypadMode.allCases {
      for keys in ["1 / 0 =", "0 / 0 =", "1 / 0 +", "1 / 0 *", "5 - 5 = / =", "7 / 0 % ="] {
        let keypad = try Native.after(keys, mode: mode)
        #expect(keypad.error == .divisionByZero, "\(keys)")
        #expect(keypad.value == nil && keypad.display().text == "")
        #expect(keypad.shownText == "Error")
      }
    }
  }

  @Test func aDigitEndsAnError() throws {
    #expect(try shown("1 / 0 = 7") == "7")
    #expect(try shown("1 / 0 = 7 + 1 =") == "8")
    #expect(try shown("1 / 0 = . 5") == "0.5")
    #expect(try Native.after("2 + 3 = 1 / 0 = 7") == Native.after("7"))
  }

  @Test func clearingKeysEndAnError() throws {
    #expect(try Native.after("1 / 0 = AC") == Native())
    #expect(try Native.after("1 / 0 = C") == Native())
    #expect(try shown("1 / 0 = AC 2 + 3 =") == "5")
  }

  @Test func otherKeysKeepAnError() throws {
    let error = try Native.after("1 / 0 =")
    for key in [KeypadKey.sign, .backspace, .percent, .add, .subtract, .multiply, .divide, .equals]
    {
      var keypad = error
      keypad.press(key)
      #expect(keypad == error)
    }
  }

  @Test func valuesBeyondTheContextAreErrors() throws {
    var large = try Native.after("9")
    try large.paste("9e6144", as: .plain)
    large.press(try KeypadKey.keys(in: "* 10 ="))
    #expect(large.error == .tooLarge(.decimal128))
    #expect(large.error?.identifier == "tooLarge")
    var small = Native()
    try small.paste("1e-6100", as: .plain)
    small.press(Array(repeating: .percent, count: 100))
    #expect(small.error == .tooSmall(.decimal128))
    small.press(.seven)
    #expect(small.shownText == "7")
  }

  @Test func aPastedNumberEndsAnError() throws {
    var keypad = try Native.after("1 / 0 =")
    try keypad.paste("7", as: .plain)
    #expect(keypad.shownText == "7")
    #expect(keypad.clearingKey == .clear)
  }
}
