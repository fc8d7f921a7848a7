/// What the sheet of a pasted text shows.
public struct PasteViewModel: Hashable, Sendable {
  /// The text.
  public var text: String
  /// What it is understood as, `66 in`; empty if it is no value.
  public var understood: String
  /// The conversion, `66 in = 1.6764 m`; empty without a result.
  public var result: String
  /// What is said about how it was understood.
  public var notes: [String]
  /// Why it is no value, or why there is no result; empty otherwise.
  public var problem: String
}
