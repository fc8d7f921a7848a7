/// The text of a field and the position of its caret.
public struct EditedText: Hashable, Sendable {
  public var text: String
  /// The number of characters (Unicode scalars) in front of the caret.
  ///
  /// The marks of all locales are single UTF-16 units, so the count equals the caret position of a
  /// browser, which counts UTF-16 units.
  public var caret: Int

  /// Creates a text with a caret; without `caret` the caret is at the end.
  ///
  ///     EditedText("1,234").caret  // 5
  ///     EditedText("1,234", caret: 2).caret  // 2
  public init(_ text: String, caret: Int? = nil) {
    self.text = text
    self.caret = caret ?? text.unicodeScalars.count
  }
}

/// An edit of the text of a field at its caret or in a selection.
public enum TextEdit: Hashable, Sendable {
  /// Inserts a text.
  case insert(String)
  /// Deletes the digit or mark before the caret.
  case deleteBackward
  /// Deletes the digit or mark behind the caret.
  case deleteForward
  /// Replaces the characters in a range by a text; the caret has no effect.
  case replace(Range<Int>, with: String)
}
