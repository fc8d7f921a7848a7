import UnitCatalog

/// A notebook as one object with the flat keys of earlier programs.
///
///     let legacy = try LegacyNotebook(bytes, at: now)
///     notebook = notebook.importing(NotebookDocument(content: legacy.content), .merge).content
///     let written = try LegacyNotebook.write(notebook)
///     written.leftOut   // calculations and tools: they had no key
///     written.omitted   // [.skin]: nor had the skin
///
/// The keys are `settings.theme`, `settings.precision.global`, `settings.precision.perCategory`,
/// `settings.roundingMode`, `settings.formatting.separators`, `settings.haptics`,
/// `settings.reduceMotion`, `iap.entitlements.pro`, `iap.history`, `favorites.list`,
/// `history.list`, `customUnits.CATEGORY`, `recents.categories` and `recents.units`, and of another
/// program `lastUsedCategoryName`, `lastInputUnitSymbol` and `lastOutputUnitSymbol`.
public struct LegacyNotebook: Hashable, Sendable {
  /// The notebook, without entitlements.
  public let content: NotebookContent
  /// Whether the text says that Pro was bought.
  ///
  /// No licence proves it, so nothing is unlocked.
  public let claimsPro: Bool
  /// What was joined or left out: favourites of one pair became one; a recent item that is one too
  /// many or stands twice and a last conversion whose category or unit is not known stayed out.
  ///
  ///     legacy.notes.map(\.english)   // ["last conversion: it stayed out, because …"]
  public let notes: [ImportNote]

  /// The most conversions that are written: the newest.
  public static let historyLimit = 500

  static let keys: StaticString = """
    settings.theme settings.precision.global settings.precision.perCategory \
    settings.roundingMode settings.formatting.separators settings.haptics settings.reduceMotion \
    iap.entitlements.pro iap.history favorites.list history.list recents.categories \
    recents.units lastUsedCategoryName lastInputUnitSymbol lastOutputUnitSymbol customUnits.*
    """
}

extension String {
  /// What the keys of custom units begin with; the category follows.
  static let customUnitsKey = "customUnits."

  /// The category of a key of custom units; `nil` for other keys.
  var legacyCategory: String? {
    guard utf8.starts(with: Self.customUnitsKey.utf8) else { return nil }
    return String(Substring(utf8.dropFirst(Self.customUnitsKey.utf8.count)))
  }
}
