import Notebook

/// What the host shall do.
public enum AppEffect: Hashable, Sendable {
  /// Save what of the notebook has changed since it was saved last.
  case save
  /// Put a text on the clipboard, after which a sentence is said.
  case copy(String, said: String)
  /// Say a sentence: to those who see the page too, unless it stands there already.
  case announce(String, isShown: Bool = true)
  /// Move the focus to a control.
  case focus(String)
  /// Show a path in the address, as a new entry of the browser's history.
  case navigate(String)
  /// Show the path of another place in the address, as a new entry of the browser's history, and the
  /// beginning of its screen.
  case enter(String)
  /// Show a path in the address in place of the one that stands there.
  case replacePath(String)
  /// Read the clipboard, and report its text.
  case paste
  /// Save all that is stored, or would be, to a file.
  case backUp
  /// Use the new version of the app.
  case applyUpdate
  /// Go back to the entry before.
  case goBack
  /// Vibrate for so long.
  case haptic(milliseconds: Int)
  /// Let a key click.
  case click
}
