/// The texts of the page that stand there without the program, by their names in its template.
///
///     PageText.startAgain.english  // "Start again"
package enum PageText: String, CaseIterable, Sendable {
  /// What the app does, for those who list pages.
  case about
  /// The app cannot go on: the heading, and why.
  case stopped, stoppedReason
  /// What a person can do then.
  case saveCopy, startAgain
  /// A part of the program was not loaded, and what a person can do then.
  case absent, tryAgain
  /// The browser runs no scripts.
  case scriptsOff
  /// What the beginning of the expressive look says beside the app's name.
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
