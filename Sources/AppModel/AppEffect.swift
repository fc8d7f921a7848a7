import Notebook

/// What the host shall do.
public enum AppEffect: Hashable, Sendable {
  /// Save what of the notebook has changed since it was saved last.
  case save
  /// Put a text on the clipboard, after which a sentence is said.
  case copy(String, said: String)
  /// Say a sentence to those who do not see the page.
  case announce(String)
  /// Move the focus to a control.
  case focus(String)
  /// Show a path in the address: a new entry of the history, or in place of the last.
  case navigate(String, replacing: Bool)
}
