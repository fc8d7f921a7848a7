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
///     store.save(result.backup)
///     let undo = try notebook.edit(.replaceAll(result.content))
///
/// Nothing is changed by itself: the program keeps the backup first, then makes the edit.
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
  /// A limit of the plan leaves out rows that come with the document, never rows that were here.
  /// Of favourites and custom units those that stand first come in, of the history the newest.
  ///
  /// Entitlements stay as they are. A document of another version was refused when it was read.
  ///
  /// - Parameters:
  ///   - document: what was read.
  ///   - mode: whether rows are joined or replaced.
  ///   - plan: whose limits hold; all is open by default.
  ///   - time: when this happens, for the backup.
  ///   - app: the program, for the backup.
  /// - Returns: what the import comes to; the notebook stays as it is.
  public func importing(
    _ document: NotebookDocument, _ mode: ImportMode, plan: ProductPlan = ProductPlan(),
    at time: Timestamp? = nil, app: String? = nil
  ) -> NotebookImport {
    let backup = NotebookDocument(
      content: self, exportedAt: time, app: app, profile: plan.profile)
    var after = mode == .merge ? merged(with: document.content) : document.content
    #if SeededFaults
    if !NotebookImport.takesEntitlements { after.entitlements = entitlements }
    #else
    after.entitlements = entitlements
    #endif
    var notes = after.leaveOut(beyond: plan, before: self)
    let answer = plan.answer(to: .changeSettings(after.settings), in: self)
    if answer == .open {
      notes += after.notes(onSettings: document.content.settings, before: settings)
    } else {
      after.settings = settings
      notes.append(.settingsLeftOut(answer))
    }
    notes = after.changes(from: self) + notes + after.notes(on: document.content, before: self)
    return NotebookImport(content: after, backup: backup, notes: notes)
  }
}
