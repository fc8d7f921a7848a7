extension AppNotice {
  /// The notice in English.
  var english: String {
    switch self {
    case .restarted: "The app had stopped. It was started again with what was saved."
    case .startedEmpty:
      "The app had stopped several times. It was started without what was saved, which stays as it "
        + "is. What you change now is not kept. Load the page again to go on as before."
    case .notStored(let reason):
      "The browser does not store what you change: \(reason.storeProblem). It lasts until the page "
        + "is closed. A copy keeps it."
    case .updateReady: "A new version is ready. What you typed stays."
    case .previewed(let product):
      "You see the product \(product.english), until the next start. What you keep stays as it is."
    case .unreadable(let problem): problem.asSentence
    case .draftDamaged:
      "Not all of what you had typed in the calculator, the tools or the search could be read again."
    case .unknownUnit(let name):
      "The link names a unit that is not known: \(name.isolated). Nothing was changed."
    case .otherQuantities(let source, let target):
      "The link asks for \(source.isolated) in \(target.isolated), which measure different things. "
        + "Nothing was changed."
    case .longValue:
      "The value of the link has more than \(NumberField.limit) characters. Nothing was changed."
    }
  }
}

extension String {
  /// The meaning of the browser's storage error of this name; the name itself if it is unknown.
  fileprivate var storeProblem: String {
    if utf8.elementsEqual("QuotaExceededError".utf8) { return "its store is full" }
    return utf8.elementsEqual("SecurityError".utf8) ? "it refuses to" : self
  }
}
