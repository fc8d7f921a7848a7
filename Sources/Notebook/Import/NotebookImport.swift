import UnitCatalog

/// The modes of the import of a document into a notebook.
public enum ImportMode: String, CaseIterable, Hashable, Sendable {
  /// Joins the rows of the notebook and the document by their identifiers.
  case merge
  /// Replaces the notebook by the document.
  case replace
}

/// The result of an import: the notebook after the import, a backup of the notebook before the
/// import, and a report.
///
///     let text = #"{"format": "metryvo-data", "version": 1, "settings": {"theme": "dark"}}"#
///     var notebook = NotebookContent()
///     let result = notebook.importing(try NotebookDocument(text: text), .replace)
///     var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
///     if store.save(result).isEmpty { try notebook.edit(.replaceAll(result.content)) }
///     notebook.settings.theme.rawValue  // "dark"
///
/// An import changes nothing by itself. ``NotebookStore/save(_:)`` writes the backup and the
/// notebook after the import, all or nothing. If the save succeeds, the program applies the edit. A
/// program without such a store must write ``backup`` first.
public struct NotebookImport: Hashable, Sendable {
  /// The notebook after the import.
  public let content: NotebookContent
  /// The notebook before the import.
  public let backup: NotebookDocument
  /// The report: rows that were added, changed, removed and left out.
  public let notes: [ImportNote]
}

extension NotebookContent {
  /// Computes the import of a document, and reports by name the rows and settings left out.
  ///
  /// A limit of the plan leaves out rows of the document, never rows of this notebook. Within the
  /// limit, the first new favourites and custom units in their order are imported, and the newest
  /// new rows of the history. The report also names the rows of this notebook that the next trim
  /// removes because of newer rows of the document. A setting that the plan lacks keeps its value,
  /// and all other settings are imported. The decimals of a favourite count as a setting.
  ///
  /// Entitlements do not change. The reader of the document refuses other versions.
  ///
  ///     let text = #"{"format": "metryvo-data", "version": 1, "settings": {"theme": "dark"}}"#
  ///     let result = NotebookContent().importing(try NotebookDocument(text: text), .replace)
  ///     result.content.settings.theme.rawValue  // "dark"
  ///     result.notes  // [settings: those of the file hold now]
  ///
  /// - Parameters:
  ///   - document: the document, as it was read.
  ///   - mode: whether rows are joined or replaced.
  ///   - plan: the plan whose limits apply; by default it unlocks everything.
  ///   - catalog: the catalog that custom units extend.
  ///   - time: the time of the import, for the backup.
  ///   - app: the program, for the backup.
  /// - Returns: the result of the import; this notebook does not change.
  public func importing(
    _ document: NotebookDocument, _ mode: ImportMode, plan: ProductPlan = ProductPlan(),
    in catalog: Catalog = .standard, at time: Timestamp? = nil, app: String? = nil
  ) -> NotebookImport {
    let backup = NotebookDocument(
      content: self, exportedAt: time, app: app, profile: plan.profile)
    var after = mode == .merge ? merged(with: document.content) : document.content
    #if SeededFaults
    if !NotebookImport.takesEntitlements { after.entitlements = entitlements }
    #else
    after.entitlements = entitlements
    #endif
    let known = namingFavorites(as: after)
    var (joined, others): ([Favorite], [Favorite]) = ([], [])
    if mode == .merge {
      joined = favorites.joined(in: after.favorites)
      others = document.content.favorites.joined(in: after.favorites)
    }
    var notes = after.leaveOut(beyond: plan, before: known, catalog)
    let allowed = plan.allowed(after.settings, before: settings)
    after.settings = allowed.settings
    let decimals = plan.leaveOutDecimals(of: &after.favorites, before: known.favorites)
    notes += ImportNote.settingsLeftOut(allowed.leftOut + decimals)
    if allowed.leftOut.isEmpty || after.settings != settings {
      notes += after.notes(onSettings: document.content.settings, before: settings)
    }
    notes =
      after.changes(from: known, joined: joined, others, mode) + notes
      + after.notes(on: document.content, before: self, catalog)
    return NotebookImport(content: after, backup: backup, notes: notes)
  }
}
