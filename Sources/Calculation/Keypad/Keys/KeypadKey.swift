/// A key of the keypad.
///
///     KeypadKey(digit: 7) == .seven  // true
///     KeypadKey.sign.notation  // "+/-"
///
/// The raw value of a digit's key is the digit.
public enum KeypadKey: UInt8, CaseIterable, Hashable, Sendable {
  case zero, one, two, three, four, five, six, seven, eight, nine
  /// The decimal mark.
  case point
  /// ±: changes the sign of the operand.
  case sign
  /// ⌫: deletes the last digit or point of a number that is being typed.
  case backspace
  /// AC: clears all.
  case allClear
  /// C: clears the operand that is being entered.
  case clear
  /// %: makes a percentage; the table in `Keypad/README.md` has the rules.
  case percent
  case add, subtract, multiply, divide
  /// =: computes, or repeats the last operation.
  case equals

  /// Creates the key of a digit; `nil` outside 0…9.
  ///
  ///     KeypadKey(digit: 7)?.notation  // Optional("7")
  ///     KeypadKey(digit: 10)  // nil
  public init?(digit: Int) {
    guard let value = UInt8(exactly: digit), value <= 9 else { return nil }
    self.init(rawValue: value)
  }

  /// The digit of the key; `nil` for other keys.
  public var digit: Int? { rawValue <= 9 ? Int(rawValue) : nil }

  /// Whether the key ends an error: a digit, the point, C and AC.
  @usableFromInline
  var endsError: Bool { digit != nil || self == .point || self == .clear || self == .allClear }
}
