import UnitCatalog

extension NotebookContent {
  /// Returns notes on the rows of all lists that were added, changed and removed since `before`.
  ///
  /// `joined` has the favourites of `before` that were joined with another favourite, and `others`
  /// has the favourites of the document that were joined.
  func changes(
    from before: NotebookContent, joined: [Favorite], _ others: [Favorite], _ mode: ImportMode
  ) -> [ImportNote] {
    let ids = Set(joined.map { TextKey($0.id) })
    let rows = (joined + others).map { NamedRow($0) }
    let notes: [ImportNote] = rows.isEmpty ? [] : [.joined(rows: rows)]
    return Self.changes(.favorites, from: before.favorites, to: favorites, without: ids, mode)
      + notes + historyChanges(from: before.history, mode)
      + Self.changes(.customUnits, from: before.customUnits, to: customUnits, mode)
      + Self.changes(.customCategories, from: before.customCategories, to: customCategories, mode)
  }

  private static func changes<Row: KeptRow>(
    _ list: NotebookList, from before: [Row], to after: [Row], without joined: Set<TextKey> = [],
    _ mode: ImportMode
  ) -> [ImportNote] {
    let (old, new) = (RowIndex(before), RowIndex(after))
    var (added, changed): ([NamedRow], [NamedRow]) = ([], [])
    for row in after {
      if let position = old.position(of: row.id) {
        if before[position] != row { changed.append(NamedRow(row)) }
      } else {
        added.append(NamedRow(row))
      }
    }
    let removed = before.filter {
      new.position(of: $0.id) == nil && !joined.contains(TextKey($0.id))
    }
    return notes(list, added, changed, removed.map { NamedRow($0) }, mode)
  }

  private func historyChanges(from before: HistoryRows, _ mode: ImportMode) -> [ImportNote] {
    var (added, changed): ([NamedRow], [NamedRow]) = ([], [])
    for entry in history {
      if let old = before.entry(entry.id) {
        if old != entry { changed.append(NamedRow(entry)) }
      } else {
        added.append(NamedRow(entry))
      }
    }
    let removed = before.filter { history.place(of: $0.id) == nil }
    return Self.notes(.history, added, changed, removed.map { NamedRow($0) }, mode)
  }

  private static func notes(
    _ list: NotebookList, _ added: [NamedRow], _ changed: [NamedRow], _ removed: [NamedRow],
    _ mode: ImportMode
  ) -> [ImportNote] {
    var notes: [ImportNote] = []
    if !added.isEmpty { notes.append(.added(list, rows: added, mode)) }
    if !changed.isEmpty { notes.append(.changed(list, rows: changed)) }
    if !removed.isEmpty { notes.append(.removed(list, rows: removed)) }
    return notes
  }

  /// Returns the note on whether the settings of a document were taken.
  func notes(onSettings settings: NotebookSettings, before: NotebookSettings) -> [ImportNote] {
    if self.settings != before { return [.settingsTaken] }
    let isKept = settings != before && settings != NotebookSettings()
    return isKept ? [.settingsKept] : []
  }

  /// Returns notes on recent items and entitlements that an import left out, and on new clashes.
  func notes(
    on document: NotebookContent, before: NotebookContent, _ catalog: Catalog
  ) -> [ImportNote] {
    var notes: [ImportNote] = []
    if recents != document.recents && document.recents != RecentItems() {
      notes.append(.recentsKept)
    }
    let entitlements = document.entitlements
    let (products, tips) = (entitlements.unverified.claims.count, entitlements.tips.count)
    if products + tips > 0 {
      notes.append(.entitlementsLeftOut(products: products, tips: tips))
    }
    let old = Set(before.clashes(extending: catalog))
    for clash in clashes(extending: catalog) where !old.contains(clash) {
      notes.append(.clash(clash))
    }
    return notes
  }
}
