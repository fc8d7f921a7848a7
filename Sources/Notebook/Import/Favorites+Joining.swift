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

  /// The favourites that a merge has under another identifier: each of them and another favourite of
  /// its subject became one row.
  func joined(in merged: [Favorite]) -> [Favorite] {
    #if SeededFaults
    if Favorite.hidesJoined { return [] }
    #endif
    var ids: [SubjectKey: TextKey] = [:]
    for favorite in merged { ids[SubjectKey(favorite.subject)] = TextKey(favorite.id) }
    return filter { favorite in
      ids[SubjectKey(favorite.subject)].map { $0 != TextKey(favorite.id) } ?? false
    }
  }
}

extension NotebookContent {
  /// The notebook, its favourites with the identifiers that the same stars have after an import.
  ///
  /// So a report does not say of a star whose identifier became a smaller one that it came and went,
  /// and a limit does not leave the star out.
  func namingFavorites(as after: NotebookContent) -> NotebookContent {
    let (own, new) = (RowIndex(favorites), RowIndex(after.favorites))
    var ids: [SubjectKey: String] = [:]
    for favorite in after.favorites where own.position(of: favorite.id) == nil {
      ids[SubjectKey(favorite.subject)] = favorite.id
    }
    var named = self
    for position in favorites.indices where new.position(of: favorites[position].id) == nil {
      if let id = ids[SubjectKey(favorites[position].subject)] {
        named.favorites[position].id = id
      }
    }
    return named
  }
}
