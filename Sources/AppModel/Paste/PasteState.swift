/// A pasted text that waits for a person's decision.
public struct PasteState: Hashable, Sendable {
  /// The text without surrounding white space.
  var text: String
  /// The screen whose field gets the text.
  var place: AppPlace
  /// The screen on which the text was pasted.
  var origin: AppPlace
}
