/// The sheet of a pasted text.
public struct PasteViewModel: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The value that was read, `66 in`; empty if the text is not a value.
  public var understood: String
  /// The conversion, `66 in = 1.6764 m`; empty without a result.
  public var result: String
  /// The notes on how the text was read.
  public var notes: [String]
  /// The reason why there is no value or no result; else empty.
  public var problem: String
}
