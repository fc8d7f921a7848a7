import UnitCatalog

extension NotebookContent {
  /// Removes new rows that exceed the limits of a plan.
  ///
  /// - Returns: notes that name the removed rows, and the rows that the next trim removes.
  mutating func leaveOut(
    beyond plan: ProductPlan, before: NotebookContent, _ catalog: Catalog
  ) -> [ImportNote] {
    let whole = self
    var notes: [ImportNote] = []
    if let limit = plan.limit(.favorites) {
      let rows = Self.leaveOut(of: &favorites, beyond: limit, before: before.favorites)
      notes += plan.note(.favorites, limit, rows)
    }
    if let limit = plan.limit(.customUnits) {
      var rows = Self.leaveOut(of: &customUnits, beyond: limit, before: before.customUnits)
      // The limit does not count categories, because they belong to custom units.
      if limit == 0 {
        rows += Self.leaveOut(
          of: &customCategories, beyond: 0, before: before.customCategories)
      }
      notes += plan.note(.customUnits, limit, rows)
      let orphans = rows.isEmpty ? [] : removeOrphans(of: whole, before: before, catalog)
      if !orphans.isEmpty { notes.append(.withoutReference(rows: orphans)) }
    }
    for kind in HistoryKind.allCases {
      guard let limit = plan.limit(kind.limit) else { continue }
      let rows = history.surplus(of: kind, beyond: limit).filter { entry in
        before.history.place(of: entry.id) == nil
      }
      for row in rows {
        if let place = history.place(of: row.id) { _ = history.remove(at: place) }
      }
      notes += plan.note(kind.limit, limit, rows.map { NamedRow($0) })
      let trimmed = plan.rowsOfDueTrim(of: kind, in: self, before: before)
      if !trimmed.isEmpty { notes.append(.dueForTrim(kind.limit, limit, rows: trimmed)) }
    }
    return notes
  }

  /// Removes the last new rows until the limit is met or no new row is left.
  private static func leaveOut<Row: KeptRow>(
    of rows: inout [Row], beyond limit: Int, before: [Row]
  ) -> [NamedRow] {
    let old = RowIndex(before)
    var room = limit - rows.count { old.position(of: $0.id) != nil }
    var kept: [Row] = []
    var left: [NamedRow] = []
    for row in rows {
      if old.position(of: row.id) != nil {
        kept.append(row)
      } else if room > 0 {
        room -= 1
        kept.append(row)
      } else {
        left.append(NamedRow(row))
      }
    }
    rows = kept
    return left
  }

  /// Undoes changes of units that the catalog refuses because other rows were left out: removes new
  /// units and restores the earlier state of changed units.
  private mutating func removeOrphans(
    of whole: NotebookContent, before: NotebookContent, _ catalog: Catalog
  ) -> [NamedRow] {
    let old = RowIndex(before.customUnits)
    let orphans = Set(newClashes(since: whole, catalog).map { TextKey($0.id) })
    var named: [NamedRow] = []
    customUnits = customUnits.compactMap { unit in
      let position = old.position(of: unit.id)
      let earlier = position.map { before.customUnits[$0] }
      guard orphans.contains(TextKey(unit.id)), unit != earlier else { return unit }
      named.append(NamedRow(unit))
      return earlier
    }
    customUnits.sort { $0.stands(before: $1) }
    return named
  }
}

extension ProductPlan {
  /// Returns the rows that the next trim removes and that no trim of `before` would have removed.
  fileprivate func rowsOfDueTrim(
    of kind: HistoryKind, in notebook: NotebookContent, before: NotebookContent
  ) -> [NamedRow] {
    let known = Set(surplusOfDueTrim(of: kind, in: before).map { TextKey($0.id) })
    return surplusOfDueTrim(of: kind, in: notebook).filter { !known.contains(TextKey($0.id)) }
      .map { NamedRow($0) }
  }

  private func surplusOfDueTrim(
    of kind: HistoryKind, in notebook: NotebookContent
  ) -> [HistoryEntry] {
    for case .trimHistory(kind, let limit) in dueTrims(of: notebook) {
      return notebook.history.surplus(of: kind, beyond: limit)
    }
    return []
  }

  /// Returns the note on rows that a limit leaves out; no note if there are no rows.
  fileprivate func note(_ limit: ProfileLimit, _ most: Int, _ rows: [NamedRow]) -> [ImportNote] {
    rows.isEmpty ? [] : [.leftOut(limit, answer(limit, wished: most + 1), rows: rows)]
  }
}
