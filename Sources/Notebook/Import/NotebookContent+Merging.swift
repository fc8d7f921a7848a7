extension NotebookContent {
  /// This notebook and another, joined row by row.
  ///
  ///     let both = phone.merged(with: laptop)
  ///
  /// Rows with one identifier become one row. Of favourites, custom units and categories the one
  /// changed later counts; the last use of favourites is the later one. A row of the history is
  /// starred or copied if it is so in either notebook. Equal times are decided by the rows' bytes,
  /// so the order of the two notebooks does not matter.
  ///
  /// Favourites of one subject become one, too, with the smaller of their identifiers. Merging is
  /// associative, commutative and idempotent for all lists, but the order of favourites: this
  /// notebook's stand first. Only where an identifier had two subjects may the subjects after three
  /// merges depend on the order of notebooks.
  ///
  /// Settings and recent items have no time, so the side decides: they are this notebook's, unless
  /// they are as at the beginning. Then they are the other's. Each of the two is taken as a whole.
  /// This is associative and idempotent, but not commutative: a device keeps what its person chose
  /// on it. Entitlements are this notebook's, because a licence moves by its own file.
  ///
  /// Nothing tells a row that was deleted here from one that was never here, so deleted rows come
  /// back.
  ///
  /// - Complexity: O(*n* log *n*) for *n* rows of both.
  public func merged(with other: NotebookContent) -> NotebookContent {
    var merged = self
    merged.favorites = Self.joined(favorites, other.favorites).joinedBySubject
    merged.customUnits = Self.joined(customUnits, other.customUnits)
    merged.customUnits.sort { $0.stands(before: $1) }
    merged.customCategories = Self.joined(customCategories, other.customCategories)
    merged.customCategories.sort { $0.stands(before: $1) }
    merged.history.merge(other.history)
    if settings == NotebookSettings() { merged.settings = other.settings }
    #if SeededFaults
    if other.settings != NotebookSettings(), Self.mergeTakesOtherSettings {
      merged.settings = other.settings
    }
    #endif
    if recents == RecentItems() { merged.recents = other.recents }
    return merged
  }

  /// The rows of the first list, joined with those of the second, then the others of the second.
  private static func joined<Row: JoinedRow>(_ first: [Row], _ second: [Row]) -> [Row] {
    let index = RowIndex(first)
    var rows = first
    for row in second {
      if let position = index.position(of: row.id) {
        rows[position] = rows[position].joined(with: row)
      } else {
        rows.append(row)
      }
    }
    return rows
  }
}

extension HistoryRows {
  /// Adds the rows of another history, and joins those with one identifier.
  fileprivate mutating func merge(_ other: HistoryRows) {
    for entry in other {
      guard let place = place(of: entry.id) else {
        insert(entry)
        continue
      }
      let joined = self[place].joined(with: entry)
      if joined.createdAt == self[place].createdAt && joined.kind == self[place].kind {
        change(at: place) { $0 = joined }
      } else {
        _ = remove(at: place)
        insert(joined)
      }
    }
  }
}
