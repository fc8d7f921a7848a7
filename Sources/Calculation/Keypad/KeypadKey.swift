/// A key of the keypad.
///
///     KeypadKey(digit: 7)         // .seven
///     KeypadKey.sign.notation     // "+/-"
///
/// The raw value of a digit's key is the digit, so a key needs one byte.
public enum KeypadKey: UInt8, CaseIterable, Hashable, Sendable {
  case zero, one, two, three, four, five, six, seven, eight, nine
  /// The decimal mark.
  case point
  /// ±: changes the sign of the operand.
  case sign
  /// ⌫: takes back what was typed last.
  case backspace
  /// AC: clears all.
  case allClear
  /// C: clears the operand that is being entered.
  case clear
  /// %: see the table in `Keypad/README.md`.
  case percent
  case add, subtract, multiply, divide
  /// =: computes, or repeats the last operation.
  case equals

  /// The key of a digit; `nil` outside 0…9.
  public init?(digit: Int) {
    guard let value = UInt8(exactly: digit), value <= 9 else { return nil }
    self.init(rawValue: value)
  }

  /// The digit of a digit's key, else `nil`.
  public var digit: Int? { rawValue <= 9 ? Int(rawValue) : nil }

  /// Whether the key ends the display of an error: a digit, the point, C and AC.
  @usableFromInline
  var endsError: Bool { digit != nil || self == .point || self == .clear || self == .allClear }
}
