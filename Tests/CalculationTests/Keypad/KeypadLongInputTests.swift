import GMPDecimal
import Metryvo
import Testing

/// Long sequences of keys: nothing traps, and the state stays small.
@Suite struct KeypadLongInputTests {
  /// The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators"
  /// (2014).
  private struct SplitMix {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(bound))
    }
  }

  /// The display equals the value unless the display is marked as approximate.
  @Test(arguments: KeypadMode.allCases) func randomKeys(mode: KeypadMode) throws {
    var random = SplitMix(state: 29)
    var native = Keypad<Decimal128>(mode: mode)
    var big = Keypad<BigDecimal>(mode: mode)
    var failures: [String] = []
    for count in 0..<10_000 {
      let key = KeypadKey.allCases[random.next(below: KeypadKey.allCases.count)]
      native.press(key)
      big.press(key)
      let display = native.display()
      if display != big.display() { failures.append("key \(count): the backends differ") }
      if let value = native.value, !display.isApproximate,
        try reading(display.text) != value.decimal(in: .decimal128).value
      {
        failures.append("key \(count): \(display.text) is not the value")
      }
      if (display.error == nil) == display.text.isEmpty { failures.append("key \(count): no text") }
      if display.line.utf8.count > 1_500 { failures.append("key \(count): a long line") }
    }
    #expect(failures == [])
  }

  private func reading(_ text: String) throws -> Decimal128 {
    let number = try NumberSyntax.strict(NumberLocale.english.symbols).read(text).number
    return number.value(in: .decimal128).value
  }

  @Test(arguments: KeypadMode.allCases) func theSameKeysAgainAndAgain(mode: KeypadMode) throws {
    for keys in ["1 +", "9 *", "7 /", "%", "5 %", "=", "3 * =", "+/-", "1", ". 1 BS", "2 + 3 ="] {
      let cycle = try KeypadKey.keys(in: keys)
      var keypad = try Keypad<Decimal128>.after("7 + 3 =", mode: mode)
      for _ in 0..<10_000 { keypad.press(cycle) }
      #expect(keypad.display().line.utf8.count < 1_500, "\(keys)")
    }
  }

  @Test func aLongLineLosesItsBeginning() throws {
    var keypad = try Keypad<Decimal128>.after(String(repeating: "1 + ", count: 40) + "1")
    let line = "\u{2026} " + String(repeating: "1 + ", count: 32) + "1"
    #expect(keypad.shownLine == line)
    keypad.press(.equals)
    #expect(keypad.shownLine == line + " =")
    #expect(keypad.shownText == "41")
    keypad.press(try KeypadKey.keys(in: "2 + 3"))
    #expect(keypad.shownLine == "2 + 3")
  }

  @Test func keypadsThatBehaveAlikeAreEqual() throws {
    typealias Native = Keypad<Decimal128>
    #expect(try Native.after("5 % 3") == Native.after("3"))
    #expect(try Native.after("12 + 5 C 2") == Native.after("12 + 2"))
    #expect(try Native.after("12 BS") == Native.after("1"))
    #expect(try Native.after("1 2 + 5").hashValue == Native.after("12 + 5").hashValue)
    #expect(try Native.after("1") != Native.after("1 ."))
  }
}
