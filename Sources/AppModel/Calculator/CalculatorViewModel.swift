/// The content of the calculator's screen.
public struct CalculatorViewModel: Hashable, Sendable {
  /// A finished calculation.
  public struct Row: Hashable, Sendable {
    /// The identifier of the calculation's row in the history.
    public var identifier: String
    /// The expression of the calculation: `100 + 10 % =`.
    public var line: String
    /// The result of the calculation: `110`.
    public var result: String
  }

  /// The latest finished calculations, the newest last.
  public var tape: [Row]
  /// The expression: `100 + 10 %`.
  public var line: String
  /// The number on the display, with ≈ in front if it is approximate; empty after an error.
  public var text: String
  /// The error as a sentence; empty if there is a number.
  public var problem: String
  /// Whether the key that clears is labelled AC; else C.
  public var clearsAll: Bool
  /// The decimal mark.
  public var decimalMark: String
}
