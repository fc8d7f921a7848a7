/// The lists of a notebook.
public enum NotebookList: String, CaseIterable, Hashable, Sendable {
  case favorites, history, customUnits, customCategories
}

/// The lists of recent items that flat keys have.
public enum RecentList: String, CaseIterable, Hashable, Sendable {
  case categories, units
}

/// What an import did or left out.
///
/// A note is a value: ``identifier`` says which sentence it is, its arguments what stands in the
/// sentence, and ``english`` is the sentence in English.
public enum ImportNote: Hashable, Sendable {
  /// Rows that were not here; nothing tells one that was deleted here from a new one.
  case added(NotebookList, rows: [NamedRow], ImportMode)
  /// Rows that were here in another state.
  case changed(NotebookList, rows: [NamedRow])
  /// Favourites of here or of the document that became one with another favourite of their subject.
  case joined(rows: [NamedRow])
  /// Rows that are not in the document, and therefore went, and favourites of units that no
  /// favourite has any more because their identifier has others.
  case removed(NotebookList, rows: [NamedRow])
  /// Rows of the document that a limit leaves out, with the answer of its gate.
  case leftOut(ProfileLimit, GateAnswer, rows: [NamedRow])
  /// Rows that the next trim removes, because with the newer ones of the document there are more
  /// than the limit.
  case dueForTrim(ProfileLimit, Int, rows: [NamedRow])
  /// Custom units that refer to one that is left out, and therefore are left out too.
  case withoutReference(rows: [NamedRow])
  /// Custom units and categories that are kept, but cannot be used beside an earlier one.
  case clash(UserUnitClash)
  /// The settings of the document were taken.
  case settingsTaken
  /// Settings that the document has and this notebook keeps otherwise.
  case settingsKept
  /// Settings of the document that the plan does not have, and what is needed for them.
  case settingsLeftOut([GatedSetting], GateAnswer)
  /// Recent items that the document has and this notebook keeps otherwise.
  case recentsKept
  /// Recent items of flat keys that stay out: those beyond the limit, and those that stand before.
  case recentsLeftOut(RecentList, limit: Int, values: [String])
  /// A last conversion of flat keys that stays out, because the catalog does not know this name of a
  /// category or symbol of a unit.
  case lastLeftOut(String)
  /// Products and tips of the document: a licence moves by its own file.
  case entitlementsLeftOut(products: Int, tips: Int)

  /// The word for the kind of note, which stays from version to version.
  public var identifier: String {
    switch self {
    case .added: "added"
    case .changed: "changed"
    case .joined: "joined"
    case .removed: "removed"
    case .leftOut: "leftOut"
    case .dueForTrim: "dueForTrim"
    case .withoutReference: "withoutReference"
    case .clash: "clash"
    case .settingsTaken: "settingsTaken"
    case .settingsKept: "settingsKept"
    case .settingsLeftOut: "settingsLeftOut"
    case .recentsKept: "recentsKept"
    case .recentsLeftOut: "recentsLeftOut"
    case .lastLeftOut: "lastLeftOut"
    case .entitlementsLeftOut: "entitlementsLeftOut"
    }
  }
}

extension ImportNote {
  /// The notes on settings that a plan leaves out, one for each answer.
  static func settingsLeftOut(_ settings: [LeftOutSetting]) -> [ImportNote] {
    var answers: [GateAnswer] = []
    for left in settings where !answers.contains(left.answer) { answers.append(left.answer) }
    return answers.map { answer in
      .settingsLeftOut(settings.filter { $0.answer == answer }.map { $0.setting }, answer)
    }
  }
}
