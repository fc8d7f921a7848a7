import Notebook

/// An effect that the host must perform.
public enum AppEffect: Hashable, Sendable {
  /// Save the changes of the notebook since the last save.
  case save
  /// Copy a text to the clipboard, then announce a sentence.
  case copy(String, said: String)
  /// Announce a sentence; `isShown` also shows it, unless it is on the page already.
  case announce(String, isShown: Bool = true)
  /// Move the focus to a control.
  case focus(String)
  /// Push a path on the browser's history.
  case navigate(String)
  /// Push the path of another place on the browser's history, and scroll to the top of its screen.
  case enter(String)
  /// Replace the path in the address.
  case replacePath(String)
  /// Read the clipboard, and report its text by an action.
  case paste
  /// Save all stored and pending data to a file.
  case backUp
  /// Activate the new version of the app.
  case applyUpdate
  /// Go back in the browser's history.
  case goBack
  /// Vibrate for a duration.
  case haptic(milliseconds: Int)
  /// Play the click of a key.
  case click
}
