import Metryvo

extension Keypad {
  /// The keypad after the keys of a text in the corpus's notation.
  static func after(_ keys: String, mode: KeypadMode = .apple) throws -> Keypad {
    var keypad = Keypad(mode: mode)
    keypad.press(try KeypadKey.keys(in: keys))
    return keypad
  }

  /// The display in English.
  var shownText: String { display().english }
  /// The line in English.
  var shownLine: String { display().line }
}

/// The display after keys, in English.
func shown(_ keys: String, _ mode: KeypadMode = .apple) throws -> String {
  try Keypad<Decimal128>.after(keys, mode: mode).shownText
}

/// The expression line after keys, in English.
func line(_ keys: String, _ mode: KeypadMode = .apple) throws -> String {
  try Keypad<Decimal128>.after(keys, mode: mode).shownLine
}
