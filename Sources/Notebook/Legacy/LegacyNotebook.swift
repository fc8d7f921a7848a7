import UnitCatalog

/// A notebook as one object with the flat keys of earlier programs.
///
///     let sum = KeptCalculation(expression: "2 + 3 =", result: "5")
///     var notebook = NotebookContent()
///     try notebook.edit(.record(HistoryEntry(id: "6f1c", createdAt: .epoch, .calculation(sum))))
///     let written = try LegacyNotebook.write(notebook)
///     written.leftOut.map(\.name)  // ["2 + 3 = 5"]
///     try LegacyNotebook(written.bytes, at: .epoch).content.history.count  // 0
///
/// The keys are `settings.theme`, `settings.precision.global`, `settings.precision.perCategory`,
/// `settings.roundingMode`, `settings.formatting.separators`, `settings.haptics`,
/// `settings.reduceMotion`, `iap.entitlements.pro`, `iap.history`, `favorites.list`,
/// `history.list`, `customUnits.CATEGORY`, `recents.categories` and `recents.units`. Three keys are
/// those of another program: `lastUsedCategoryName`, `lastInputUnitSymbol` and
/// `lastOutputUnitSymbol`.
public struct LegacyNotebook: Hashable, Sendable {
  /// The notebook, without entitlements.
  public let content: NotebookContent
  /// Whether the text states that Pro was bought.
  ///
  /// No licence proves the purchase, so this value unlocks nothing.
  public let claimsPro: Bool
  /// Notes on values that were joined or left out.
  ///
  /// Favourites of one pair are joined. Recent items that exceed the limit or are repeated, and a
  /// last conversion whose category or unit is unknown, are left out.
  ///
  ///     let text = #"{"lastUsedCategoryName": "Luck"}"#
  ///     let legacy = try LegacyNotebook(text: text, at: .epoch)
  ///     legacy.notes  // [last conversion: it stayed out, because "Luck" is not known here]
  public let notes: [ImportNote]

  /// The maximum number of written conversions; only the newest conversions are written.
  public static let historyLimit = 500

  static let keys: StaticString = """
    settings.theme settings.precision.global settings.precision.perCategory \
    settings.roundingMode settings.formatting.separators settings.haptics settings.reduceMotion \
    iap.entitlements.pro iap.history favorites.list history.list recents.categories \
    recents.units lastUsedCategoryName lastInputUnitSymbol lastOutputUnitSymbol customUnits.*
    """
}

extension String {
  /// The prefix of the keys of custom units; the category follows.
  static let customUnitsKey = "customUnits."

  /// The category in a key of custom units; `nil` for other keys.
  var legacyCategory: String? {
    guard utf8.starts(with: Self.customUnitsKey.utf8) else { return nil }
    return String(Substring(utf8.dropFirst(Self.customUnitsKey.utf8.count)))
  }
}
