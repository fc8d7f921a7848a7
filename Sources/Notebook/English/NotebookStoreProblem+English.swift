import UnitCatalog

extension NotebookStoreProblem: CustomStringConvertible {
  public var description: String { english }

  /// The problem as a sentence in English, without a capital and a full stop.
  ///
  ///     let problem = NotebookStoreProblem.part(.favorites, .damaged)
  ///     problem.english  // "favourites: the store is damaged; import the last export"
  public var english: String {
    switch self {
    case .part(let part, let error): "\(part.english): \(error.english)"
    case .history(let error): "history: \(error.english)"
    case .unreadablePart(let part, let error):
      "\(part.english) in the store cannot be read, and are as at the beginning; what is there "
        + "is kept: \(error.english)"
    case .newerPart(let part, let version):
      "\(part.english) in the store are of version \(version), which a newer program wrote; they stay "
        + "there, and changes of them are not kept; update this program"
    case .unreadableRow(let id, let error):
      "the row \"\(Printable.excerpt(id))\" of the history cannot be read: \(error.english)"
    case .misplacedRow(let id, let row):
      "the row \"\(Printable.excerpt(id))\" of the history is not read: its record has the row "
        + "\"\(Printable.excerpt(row))\""
    case .backup(let error): "backup: nothing is imported without it: \(error.english)"
    }
  }
}

extension StoreError: CustomStringConvertible {
  public var description: String { english }

  /// The error as a sentence in English, without a capital and a full stop.
  public var english: String {
    switch self {
    case .refused: "the store may not be used here; changes last until the program ends"
    case .full: "the store is full; delete some rows, or export and clear them"
    case .damaged: "the store is damaged; import the last export"
    }
  }
}

extension NotebookPart {
  /// The name of the part in English sentences.
  fileprivate var english: String {
    switch self {
    case .settings: "settings"
    case .recents: "recent items"
    case .favorites: NotebookList.favorites.english
    case .customUnits: NotebookList.customUnits.english
    case .customCategories: NotebookList.customCategories.english
    case .entitlements: "products and tips"
    }
  }
}
