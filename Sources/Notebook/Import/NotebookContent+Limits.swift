extension NotebookContent {
  /// Removes rows that are new and exceed the limits of a plan.
  ///
  /// - Returns: what was removed, by name.
  mutating func leaveOut(beyond plan: ProductPlan, before: NotebookContent) -> [ImportNote] {
    let whole = self
    var notes: [ImportNote] = []
    if let limit = plan.limit(.favorites) {
      let rows = Self.leaveOut(of: &favorites, beyond: limit, before: before.favorites)
      notes += plan.note(.favorites, limit, rows)
    }
    if let limit = plan.limit(.customUnits) {
      var rows = Self.leaveOut(of: &customUnits, beyond: limit, before: before.customUnits)
      // Categories are not counted: they come with the units.
      if limit == 0 {
        rows += Self.leaveOut(
          of: &customCategories, beyond: 0, before: before.customCategories)
      }
      notes += plan.note(.customUnits, limit, rows)
      let orphans = removeOrphans(of: whole, before: before)
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
    }
    return notes
  }

  /// Removes the last of the new rows, until the limit is met or no new row is left.
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

  /// Removes new units whose reference was left out.
  private mutating func removeOrphans(
    of whole: NotebookContent, before: NotebookContent
  ) -> [NamedRow] {
    let old = RowIndex(before.customUnits)
    var orphans: [NamedRow] = []
    while let position = customUnits.firstIndex(where: { unit in
      whole.names(unit.reference) && !names(unit.reference) && old.position(of: unit.id) == nil
    }) {
      orphans.append(NamedRow(customUnits.remove(at: position)))
    }
    return orphans
  }
}

extension ProductPlan {
  /// The note on rows that a limit leaves out; none without rows.
  fileprivate func note(_ limit: ProfileLimit, _ most: Int, _ rows: [NamedRow]) -> [ImportNote] {
    rows.isEmpty ? [] : [.leftOut(limit, answer(limit, wished: most + 1), rows: rows)]
  }
}
