/// Favourites of one subject are joined, because a pair or a unit has one star even if the
/// identifiers differ.

extension [Favorite] {
  /// The favourites, with all favourites of one subject joined at the position of the first.
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

  /// Returns the favourites whose subject has another identifier in `merged`, because they were
  /// joined with another favourite of the subject.
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
  /// Returns the notebook with the identifiers that its favourites have after an import.
  ///
  /// An import may replace the identifier of a favourite by a smaller one. With the new identifier,
  /// the report does not name the favourite as removed and added, and no limit leaves it out.
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
