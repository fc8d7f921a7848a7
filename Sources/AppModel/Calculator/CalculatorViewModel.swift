/// What the calculator shows.
public struct CalculatorViewModel: Hashable, Sendable {
  /// A calculation that was finished.
  public struct Row: Hashable, Sendable {
    /// The identifier of its row in the history.
    public var identifier: String
    /// `100 + 10 % =`.
    public var line: String
    /// `110`.
    public var result: String
  }

  /// What was calculated last, the newest last.
  public var tape: [Row]
  /// The expression: `100 + 10 %`.
  public var line: String
  /// The number on the display, behind ≈ if it is approximate; empty in an error.
  public var text: String
  /// Why there is no number, as a sentence; empty if there is one.
  public var problem: String
  /// Whether the key that clears says AC, or C.
  public var clearsAll: Bool
  /// The mark of decimals.
  public var decimalMark: String
}
