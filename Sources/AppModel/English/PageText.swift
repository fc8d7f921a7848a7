/// The texts of the page that is shown without the program, by their names in the template.
///
///     PageText.startAgain.english  // "Start again"
package enum PageText: String, CaseIterable, Sendable {
  /// The description of the app for search engines.
  case about
  /// The heading and the reason when the app cannot continue.
  case stopped, stoppedReason
  /// The buttons that are shown when the app cannot continue.
  case saveCopy, startAgain
  /// A part of the program could not be loaded: the message, and the button to try again.
  case absent, tryAgain
  /// The message when the browser runs no scripts.
  case scriptsOff
  /// The words beside the app's name at the top of the expressive skin.
  case worksOffline

  package var english: String {
    switch self {
    case .about: "Converts units exactly, rounds once, and works offline."
    case .stopped: "Metryvo cannot go on"
    case .stoppedReason:
      "Its files are missing or damaged, this browser is too old for it, or it stopped several times in a "
        + "row. What was saved is still there."
    case .saveCopy: AppText.saveCopy.english
    case .startAgain: "Start again"
    case .absent:
      "Part of Metryvo has not loaded yet. What you type or press takes effect once it has."
    case .tryAgain: "Try again"
    case .scriptsOff: "Metryvo needs JavaScript, which is off here."
    case .worksOffline: "Works offline"
    }
  }
}
