/// The subject of a favourite as a key of dictionaries, compared by its bytes.
struct SubjectKey: Hashable {
  private let from: TextKey
  /// The target unit of a pair; `nil` for a single unit.
  private let to: TextKey?

  init(_ subject: Favorite.Subject) {
    switch subject {
    case .pair(let from, let to): (self.from, self.to) = (TextKey(from), TextKey(to))
    case .unit(let unit): (from, to) = (TextKey(unit), nil)
    }
  }
}
