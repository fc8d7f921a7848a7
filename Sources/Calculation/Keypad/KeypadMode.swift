/// The order of operations of a keypad.
///
/// The table in `Keypad/README.md` has the rules of both modes.
public enum KeypadMode: String, CaseIterable, Hashable, Sendable {
  /// × and ÷ bind before + and −: 2 + 3 × 4 = 14. Without an operation, b % is b ÷ 100.
  case apple
  /// Each operator computes the total in front: 2 + 3 × 4 = 20. Without an operation, b % is 0.
  ///
  /// Source: Windows Calculator, Standard.
  case immediate
}
