extension NotebookContent {
  mutating func editFavorites(_ edit: NotebookEdit) throws(NotebookEditError) -> NotebookEdit {
    switch edit {
    case .addFavorite(let favorite, let position):
      try add(favorite, at: position ?? favorites.count)
      return .removeFavorite(id: favorite.id)
    case .changeFavorite(let favorite):
      try check(favorite)
      let position = try position(ofFavorite: favorite.id)
      try checkSubject(of: favorite)
      defer { favorites[position] = favorite }
      return .changeFavorite(favorites[position])
    case .moveFavorite(let id, let target):
      let position = try position(ofFavorite: id)
      guard favorites.indices.contains(target) else {
        throw .positionOutOfRange(target, count: favorites.count)
      }
      favorites.insert(favorites.remove(at: position), at: target)
      return .moveFavorite(id: id, to: position)
    case .useFavorite(let id, let time):
      let position = try position(ofFavorite: id)
      defer { favorites[position].lastUsedAt = time }
      return .changeFavorite(favorites[position])
    case .removeFavorite(let id):
      let position = try position(ofFavorite: id)
      return .addFavorite(favorites.remove(at: position), at: position)
    default: return edit
    }
  }

  private mutating func add(
    _ favorite: Favorite, at position: Int
  ) throws(NotebookEditError) {
    try check(favorite)
    if favorites.contains(where: { $0.id.hasBytes(of: favorite.id) }) {
      throw .repeatedID(favorite.id)
    }
    try checkSubject(of: favorite)
    guard (0...favorites.count).contains(position) else {
      throw .positionOutOfRange(position, count: favorites.count)
    }
    favorites.insert(favorite, at: position)
  }

  private func position(ofFavorite id: String) throws(NotebookEditError) -> Int {
    guard let position = favorites.firstIndex(where: { $0.id.hasBytes(of: id) }) else {
      throw .unknownID(id)
    }
    return position
  }

  /// Throws ``NotebookEditError/alreadyFavorite(_:)`` if a favourite with another identifier has
  /// the subject.
  private func checkSubject(of favorite: Favorite) throws(NotebookEditError) {
    #if SeededFaults
    if Self.takesSecondStars { return }
    #endif
    let first = self.favorite(of: favorite.subject)
    if let first, !first.id.hasBytes(of: favorite.id) { throw .alreadyFavorite(NamedRow(first)) }
  }

  private func check(_ favorite: Favorite) throws(NotebookEditError) {
    if !KeptText.isID(favorite.id) { throw .malformedID(favorite.id) }
    if let problem = favorite.problem { throw problem.error }
  }
}
