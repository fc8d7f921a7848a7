/// Favourites of one subject are one star, whatever their identifiers are.

extension [Favorite] {
  /// The favourites, those of one subject joined where the first of them stands.
  ///
  /// - Complexity: O(*n*) for *n* favourites.
  var joinedBySubject: [Favorite] {
    #if SeededFaults
    if Favorite.staysTwin { return self }
    #endif
    var positions: [SubjectKey: Int] = [:]
    var joined: [Favorite] = []
    for favorite in self {
      if let position = positions[SubjectKey(favorite.subject)] {
        joined[position] = joined[position].joined(with: favorite)
      } else {
        positions[SubjectKey(favorite.subject)] = joined.count
        joined.append(favorite)
      }
    }
    return joined
  }
}

extension NotebookContent {
  /// The notebook, its favourites with the identifiers that the same stars have after an import.
  ///
  /// So a report does not say of a star whose identifier became a smaller one that it came and went,
  /// and a limit does not leave it out. Of a star that stands twice one keeps its identifier, so the
  /// report names what went.
  func namingFavorites(as after: NotebookContent) -> NotebookContent {
    let (own, new) = (RowIndex(favorites), RowIndex(after.favorites))
    var ids: [SubjectKey: String] = [:]
    for favorite in after.favorites where own.position(of: favorite.id) == nil {
      ids[SubjectKey(favorite.subject)] = favorite.id
    }
    var named = self
    for position in favorites.indices where new.position(of: favorites[position].id) == nil {
      if let id = ids.removeValue(forKey: SubjectKey(favorites[position].subject)) {
        named.favorites[position].id = id
      }
    }
    return named
  }
}

/// A subject as a key of dictionaries, equal to another one by its bytes.
private struct SubjectKey: Hashable {
  private let from: TextKey
  /// `nil` for a single unit.
  private let to: TextKey?

  init(_ subject: Favorite.Subject) {
    switch subject {
    case .pair(let from, let to): (self.from, self.to) = (TextKey(from), TextKey(to))
    case .unit(let unit): (from, to) = (TextKey(unit), nil)
    }
  }
}
