/// The text of a field and its caret.
public struct EditedText: Hashable, Sendable {
  public var text: String
  /// How many characters (Unicode scalars) stand before the caret.
  ///
  /// The marks of all locales are one unit of UTF-16, so browsers count the same.
  public var caret: Int

  /// A text with its caret; without one it stands at the end.
  public init(_ text: String, caret: Int? = nil) {
    self.text = text
    self.caret = caret ?? text.unicodeScalars.count
  }
}

/// A change of the text of a field, at its caret.
public enum TextEdit: Hashable, Sendable {
  /// Inserts a text.
  case insert(String)
  /// Deletes the digit or mark before the caret.
  case deleteBackward
  /// Deletes the digit or mark behind the caret.
  case deleteForward
  /// Puts a text in place of the selected characters; the caret does not count.
  case replace(Range<Int>, with: String)
}
