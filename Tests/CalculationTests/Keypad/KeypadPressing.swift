import Metryvo

extension Keypad {
  /// Returns the keypad after the keys of a text in the corpus's notation.
  static func after(_ keys: String, mode: KeypadMode = .apple) throws -> Keypad {
    var keypad = Keypad(mode: mode)
    keypad.press(try KeypadKey.keys(in: keys))
    return keypad
  }

  /// The display in English.
  var shownText: String { display().english }
  /// The expression line in English.
  var shownLine: String { display().line }
}

/// Returns the English display after keys.
func shown(_ keys: String, _ mode: KeypadMode = .apple) throws -> String {
  try Keypad<Decimal128>.after(keys, mode: mode).shownText
}

/// Returns the English expression line after keys.
func line(_ keys: String, _ mode: KeypadMode = .apple) throws -> String {
  try Keypad<Decimal128>.after(keys, mode: mode).shownLine
}
