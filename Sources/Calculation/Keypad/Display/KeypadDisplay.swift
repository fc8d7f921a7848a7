/// The contents of a keypad's display.
public struct KeypadDisplay: Hashable, Sendable {
  /// The number with a locale's decimal and grouping marks; empty in an error.
  ///
  /// A number that is being typed keeps its typed form.
  public let text: String
  /// Whether the value differs from the text, or was rounded in an earlier operation.
  public let isApproximate: Bool
  /// The reason why the display shows no number; `nil` if it shows a number.
  public let error: CalculationError?
  /// The expression line: `2 + 3 × 4`, `100 + 10 % =`; empty before the first entry.
  public let line: String
}
