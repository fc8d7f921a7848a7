/// A text that was pasted, which a person sees before it is taken.
public struct PasteState: Hashable, Sendable {
  /// The text, without the white space around it.
  var text: String
  /// The screen with the field.
  var place: AppPlace
  /// The screen on which it was pasted.
  var origin: AppPlace
}
