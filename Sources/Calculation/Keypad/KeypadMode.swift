/// When the keypad computes.
///
/// The table in `Keypad/README.md` has the rules of both modes.
public enum KeypadMode: String, CaseIterable, Hashable, Sendable {
  /// × and ÷ bind before + and −: 2 + 3 × 4 = 14. A number alone in percent is a hundredth of it.
  case apple
  /// Each operator computes what stands before it: 2 + 3 × 4 = 20. A number alone in percent is 0.
  ///
  /// Source: Windows Calculator, Standard.
  case immediate
}
