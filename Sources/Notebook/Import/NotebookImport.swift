import UnitCatalog

/// How a document is taken into a notebook.
public enum ImportMode: String, CaseIterable, Hashable, Sendable {
  /// Rows of both, joined by identifier.
  case merge
  /// The document in place of the notebook.
  case replace
}

/// What an import comes to: the notebook after it, a backup of the one before, and a report.
///
///     let document = try NotebookDocument(bytes)
///     let result = notebook.importing(document, .merge, plan: plan, at: now)
///     if store.save(result).isEmpty { undo = try notebook.edit(.replaceAll(result.content)) }
///
/// Nothing is changed by itself. ``NotebookStore/save(_:)`` keeps the backup and writes the
/// notebook after the import, all or nothing; then the program makes the edit. A program without
/// such a store keeps ``backup`` first.
public struct NotebookImport: Hashable, Sendable {
  /// The notebook after the import.
  public let content: NotebookContent
  /// The notebook before the import.
  public let backup: NotebookDocument
  /// What came, what changed, what went, and what was left out.
  public let notes: [ImportNote]
}

extension NotebookContent {
  /// Takes a document into the notebook, all of it or, for what a plan does not have, by name.
  ///
  /// A limit of the plan leaves out rows that come with the document, never rows that were here. Of
  /// favourites and custom units those that stand first come in, of the history the newest. Rows
  /// that are here and that the next trim of the plan removes because of newer ones are named. A
  /// setting that the plan does not have stays as it is here, and all others come in; so do the
  /// decimals of a favourite.
  ///
  /// Entitlements stay as they are. A document of another version was refused when it was read.
  ///
  /// - Parameters:
  ///   - document: what was read.
  ///   - mode: whether rows are joined or replaced.
  ///   - plan: whose limits hold; all is open by default.
  ///   - catalog: the catalog that custom units are for.
  ///   - time: when this happens, for the backup.
  ///   - app: the program, for the backup.
  /// - Returns: what the import comes to; the notebook stays as it is.
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
    var decimals: [LeftOutSetting] = []
    #if SeededFaults
    if !NotebookImport.takesDecimals {
      decimals = plan.leaveOutDecimals(of: &after.favorites, before: known.favorites)
    }
    #else
    decimals = plan.leaveOutDecimals(of: &after.favorites, before: known.favorites)
    #endif
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
