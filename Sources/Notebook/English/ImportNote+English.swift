import UnitCatalog
import Wording

extension ImportNote: CustomStringConvertible {
  public var description: String { english }

  /// The note as a sentence, without a capital and a full stop.
  ///
  ///     "history: 2 rows came in, deleted ones too: 12 km → 7.456 mi, 100 + 10 % = 110"
  public var english: String {
    switch self {
    case .added(let list, let rows):
      "\(list.english): \(rows.count.counted("row")) came in, deleted ones too: \(rows.english)"
    case .changed(let list, let rows):
      "\(list.english): \(rows.count.counted("row")) changed: \(rows.english)"
    case .removed(let list, let rows):
      "\(list.english): \(rows.count.counted("row")) went: \(rows.english)"
    case .leftOut(let limit, let answer, let rows):
      "\(limit.english): \(rows.count.counted("row")) of the file stayed out: \(rows.english)"
        + (answer.english.map { "; \($0)" } ?? "")
    case .withoutReference(let rows):
      "custom units: \(rows.count.counted("row")) stayed out, because the unit that they refer to "
        + "did: \(rows.english)"
    case .clash(let clash):
      "\"\(Printable.excerpt(clash.name))\" is kept but cannot be used: \(clash.problem.english)"
    case .settingsTaken: "settings: those of the file hold now"
    case .settingsKept: "settings: those of this device stay"
    case .settingsLeftOut(let answer):
      "settings: those of this device stay; " + (answer.english ?? "those of the file are open")
    case .recentsKept: "recent items: those of this device stay"
    case .entitlementsLeftOut(let products, let tips):
      "\(products.counted("product")) and \(tips.counted("tip")) stayed out; import the licence file"
    }
  }
}

extension NotebookList {
  /// The name in sentences.
  var english: String {
    switch self {
    case .favorites: "favourites"
    case .history: "history"
    case .customUnits: "custom units"
    case .customCategories: "custom categories"
    }
  }
}

extension ProfileLimit {
  /// The name of what is counted, in sentences.
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

extension [NamedRow] {
  /// How many names a sentence has; the value has all.
  private static let most = 3

  /// The first names, and how many follow.
  fileprivate var english: String {
    let names = prefix(Self.most).map { Printable.excerpt($0.name) }.joined(separator: ", ")
    return count > Self.most ? names + " and \(count - Self.most) more" : names
  }
}
