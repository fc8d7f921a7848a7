extension NotebookContent {
  /// Returns the join of this notebook and another one, row by row.
  ///
  ///     var (phone, laptop) = (NotebookContent(), NotebookContent())
  ///     let run = Favorite(id: "b2", .pair(from: "mile", to: "kilometer"), createdAt: .epoch)
  ///     try phone.edit(.addFavorite(run))
  ///     let weight = Favorite(id: "a1", .pair(from: "pound", to: "kilogram"), createdAt: .epoch)
  ///     try laptop.edit(.addFavorite(weight))
  ///     phone.merged(with: laptop).favorites.map(\.id)  // ["b2", "a1"]
  ///
  /// Rows with one identifier become one row. Of two favourites, custom units or categories, the
  /// later changed row wins; a favourite has the later last use. A row of the history is starred or
  /// copied if the row is so in at least one notebook. If times are equal, the bytes of the rows
  /// decide, so the order of the two notebooks does not matter.
  ///
  /// Favourites of one subject also become one favourite, with the smaller identifier. Merging is
  /// associative, commutative and idempotent for all lists, except that the favourites of this
  /// notebook come first. If one identifier had two subjects, the subjects after three merges may
  /// depend on the order of the notebooks.
  ///
  /// Settings and recent items have no times, so each is kept as a whole: those of the other
  /// notebook if this notebook has the defaults, else those of this notebook. The rule is
  /// associative and idempotent, but not commutative: a device keeps the choices that its person
  /// made on it. The entitlements are those of this notebook, because a licence has a file of its
  /// own.
  ///
  /// Deleted rows reappear, because a notebook cannot tell a row deleted here from a new one.
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
    merged.takeSettings(of: other)
    #endif
    if recents == RecentItems() { merged.recents = other.recents }
    return merged
  }

  /// Returns the rows of the first list, joined with the rows of the second list, then the rows
  /// that only the second list has.
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
  /// Adds the rows of another history and joins rows with one identifier.
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
