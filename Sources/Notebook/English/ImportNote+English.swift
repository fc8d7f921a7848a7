import UnitCatalog
import Wording

extension ImportNote: CustomStringConvertible {
  public var description: String { english }

  /// The note as a sentence in English, without a capital and a full stop.
  ///
  ///     ImportNote.settingsKept.english  // "settings: those of this device stay"
  public var english: String {
    switch self {
    case .added(let list, let rows, let mode):
      "\(list.english): \(rows.count.counted("row")) came in"
        + (mode == .merge ? " (rows deleted here before come back)" : "") + ": \(rows.english)"
    case .changed(let list, let rows):
      "\(list.english): \(rows.count.counted("row")) changed: \(rows.english)"
    case .joined(let rows):
      "\(NotebookList.favorites.english): \(rows.count.counted("row")) became one with another of the "
        + "same units: \(rows.english)"
    case .removed(let list, let rows):
      "\(list.english): \(rows.count.counted("row")) went: \(rows.english)"
    case .leftOut(let limit, let answer, let rows):
      "\(limit.english): \(rows.count.counted("row")) of the file stayed out: \(rows.english)"
        + (answer.english.map { "; \($0)" } ?? "")
    case .dueForTrim(let limit, let most, let rows):
      "\(limit.english): the next trim removes \(rows.count.counted("row")), because \(most) stay: "
        + rows.english
    case .withoutReference(let rows):
      "custom units: \(rows.count.counted("row")) stayed out, because the unit that they refer to "
        + "did: \(rows.english)"
    case .clash(let clash):
      "\"\(Printable.excerpt(clash.name))\" is kept but cannot be used: \(clash.problem.english)"
    case .settingsTaken: "settings: those of the file hold now"
    case .settingsKept: "settings: those of this device stay"
    case .settingsLeftOut(let settings, let answer):
      "settings: of this device stay " + settings.map { $0.english }.english
        + (answer.english.map { "; \($0)" } ?? "")
    case .recentsKept: "recent items: those of this device stay"
    case .recentsLeftOut(let list, let limit, let values):
      "\(list.english): \(values.count.counted("item")) of the file stayed out, because \(limit) are "
        + "the most and none stands twice: \(values.english)"
    case .lastLeftOut(let text):
      "last conversion: it stayed out, because \"\(Printable.excerpt(text))\" is not known here"
    case .entitlementsLeftOut(let products, let tips):
      "\(products.counted("product")) and \(tips.counted("tip")) stayed out; import the licence file"
    }
  }
}

extension NotebookList {
  /// The name of the list in English sentences.
  var english: String {
    switch self {
    case .favorites: "favourites"
    case .history: "history"
    case .customUnits: "custom units"
    case .customCategories: "custom categories"
    }
  }
}

extension RecentList {
  /// The name of the list in English sentences.
  fileprivate var english: String {
    switch self {
    case .categories: "recent categories"
    case .units: "recent units"
    }
  }
}

extension ProfileLimit {
  /// The name of the counted rows or digits in sentences.
  fileprivate var english: String {
    switch self {
    case .conversions: "conversions"
    case .calculations: "calculations"
    case .tools: "tools"
    case .favorites: "favourites"
    case .customUnits: "custom units"
    case .decimals: "decimals"
    }
  }
}

extension GatedSetting {
  /// The name of the setting in English sentences.
  fileprivate var english: String {
    switch self {
    case .theme: "the theme"
    case .skin: "the skin"
    case .decimals: "the decimals"
    case .categoryDecimals(let category): "the decimals of \(category)"
    case .pairDecimals(let from, let to): "the decimals of \(from) → \(to)"
    case .favoriteDecimals(let favorite): "the decimals of the favourite \(favorite.name)"
    }
  }
}

extension [NamedRow] {
  /// The names of the first rows, and the number of further rows.
  fileprivate var english: String { prefix(4).map { $0.name }.english(of: count) }
}

extension [String] {
  /// The maximum number of names in a sentence; the arguments of the note have all names.
  private static let most = 3

  fileprivate var english: String { english(of: count) }

  /// Returns the first names, and how many of `count` names are not listed.
  fileprivate func english(of count: Int) -> String {
    let names = prefix(Self.most).map { Printable.excerpt($0) }.joined(separator: ", ")
    return count > Self.most ? names + " and \(count - Self.most) more" : names
  }
}
