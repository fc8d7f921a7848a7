/// What the display of a keypad shows.
public struct KeypadDisplay: Hashable, Sendable {
  /// The number with a locale's marks, as typed while it is typed; empty in an error.
  public let text: String
  /// Whether the value differs from the text, or was rounded before.
  public let isApproximate: Bool
  /// Why there is no number, if so.
  public let error: CalculationError?
  /// The expression line: `2 + 3 × 4`, `100 + 10 % =`; empty before the first entry.
  public let line: String
}
