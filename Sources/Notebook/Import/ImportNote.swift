/// The lists of a notebook.
public enum NotebookList: String, CaseIterable, Hashable, Sendable {
  case favorites, history, customUnits, customCategories
}

/// The lists of recent items in the format of earlier programs.
public enum RecentList: String, CaseIterable, Hashable, Sendable {
  case categories, units
}

/// A fact about an import, such as rows that the import changed or left out.
///
/// A note is a value: ``identifier`` names the kind of note, the arguments of the case fill the
/// sentence, and ``english`` is the sentence in English.
public enum ImportNote: Hashable, Sendable {
  /// Rows that the notebook did not have. A notebook cannot tell a row deleted here from a new one.
  case added(NotebookList, rows: [NamedRow], ImportMode)
  /// Rows that the notebook had in another state.
  case changed(NotebookList, rows: [NamedRow])
  /// Favourites of the notebook or of the document, joined with another favourite of their subject.
  case joined(rows: [NamedRow])
  /// Rows removed because the document lacks them, and favourites whose identifier has another
  /// subject in the document, so that no favourite has the earlier subject any more.
  case removed(NotebookList, rows: [NamedRow])
  /// Rows of the document that a limit leaves out, with the answer of its gate.
  case leftOut(ProfileLimit, GateAnswer, rows: [NamedRow])
  /// Rows that the next trim removes, because the newer rows of the document make the history
  /// exceed the limit.
  case dueForTrim(ProfileLimit, Int, rows: [NamedRow])
  /// Custom units left out because their reference is left out.
  case withoutReference(rows: [NamedRow])
  /// A custom unit or category that is kept, but clashes with another one.
  case clash(UserUnitClash)
  /// The settings of the document were taken.
  case settingsTaken
  /// The document has other settings, and the notebook keeps its own.
  case settingsKept
  /// Settings of the document that the plan does not have, with the answer of their gate.
  case settingsLeftOut([GatedSetting], GateAnswer)
  /// The document has other recent items, and the notebook keeps its own.
  case recentsKept
  /// Recent items of an earlier program that exceed the limit or are repeated, and are left out.
  case recentsLeftOut(RecentList, limit: Int, values: [String])
  /// A last conversion of an earlier program that is left out, because the catalog lacks this name
  /// of a category or symbol of a unit.
  case lastLeftOut(String)
  /// Products and tips of the document that are left out, because a licence has a file of its own.
  case entitlementsLeftOut(products: Int, tips: Int)

  /// The name of the kind of note, which is stable from version to version.
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
  /// Returns notes on the settings that a plan leaves out, one note for each answer.
  static func settingsLeftOut(_ settings: [LeftOutSetting]) -> [ImportNote] {
    var answers: [GateAnswer] = []
    for left in settings where !answers.contains(left.answer) { answers.append(left.answer) }
    return answers.map { answer in
      .settingsLeftOut(settings.filter { $0.answer == answer }.map { $0.setting }, answer)
    }
  }
}
