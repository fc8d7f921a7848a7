import Notebook

/// Favourites, history and settings as plain values, and the effect of edits on them.
struct ReferenceNotebook {
  private(set) var favorites: [Favorite] = []
  private var rows: [HistoryEntry] = []
  private(set) var settings = NotebookSettings()

  /// The history in its order: time, then the bytes of the identifier.
  var history: [HistoryEntry] { rows.sorted { Self.stands($0, before: $1) } }

  private static func stands(_ first: HistoryEntry, before second: HistoryEntry) -> Bool {
    if first.createdAt != second.createdAt {
      return first.createdAt.millisecondsSince1970 < second.createdAt.millisecondsSince1970
    }
    return Array(first.id.utf8).lexicographicallyPrecedes(Array(second.id.utf8))
  }

  /// Makes an edit and returns whether it must be accepted; `nil` for edits of other lists.
  mutating func make(_ edit: NotebookEdit) -> Bool? {
    switch edit {
    case .record(let row): return add([row])
    case .addEntries(let rows): return add(rows)
    case .star(let id, let isStarred): return change(id) { $0.isStarred = isStarred }
    case .markCopied(let id, let isCopied): return change(id) { $0.isCopied = isCopied }
    case .deleteEntry(let id, _): return delete([id])
    case .deleteEntries(let ids, _): return delete(ids)
    case .clearHistory:
      rows = []
      return true
    case .changeSettings(let new):
      settings = new
      return true
    case .replaceAll(let new, _):
      (favorites, rows, settings) = (new.favorites, Array(new.history), new.settings)
      return true
    case .trimHistory(let kind, let limit):
      let own = history.filter { $0.kind == kind }
      // A trim removes rows without a star before rows with a star, and the oldest rows first.
      let order = own.filter { !$0.isStarred } + own.filter { $0.isStarred }
      let gone = Set(order.prefix(max(0, own.count - limit)).map(\.id))
      rows.removeAll { gone.contains($0.id) }
      return true
    default: return makeFavorite(edit)
    }
  }

  private mutating func add(_ new: [HistoryEntry]) -> Bool {
    let ids = Set(rows.map(\.id)).union(new.map(\.id))
    if ids.count != rows.count + new.count { return false }
    rows += new
    return true
  }

  private mutating func delete(_ ids: [String]) -> Bool {
    let known = Set(rows.map(\.id))
    guard Set(ids).count == ids.count, ids.allSatisfy(known.contains) else { return false }
    rows.removeAll { ids.contains($0.id) }
    return true
  }

  private mutating func change(_ id: String, _ change: (inout HistoryEntry) -> Void) -> Bool {
    guard let index = rows.firstIndex(where: { $0.id == id }) else { return false }
    change(&rows[index])
    return true
  }

  private mutating func makeFavorite(_ edit: NotebookEdit) -> Bool? {
    func index(_ id: String) -> Int? { favorites.firstIndex { $0.id == id } }
    func isFree(_ new: Favorite) -> Bool {
      !favorites.contains { $0.subject == new.subject && $0.id != new.id }
    }
    switch edit {
    case .addFavorite(let favorite, let position):
      let position = position ?? favorites.count
      guard index(favorite.id) == nil, isFree(favorite), position <= favorites.count else {
        return false
      }
      favorites.insert(favorite, at: position)
    case .changeFavorite(let favorite):
      guard let place = index(favorite.id), isFree(favorite) else { return false }
      favorites[place] = favorite
    case .moveFavorite(let id, let target):
      guard let place = index(id), target < favorites.count else { return false }
      let moved = favorites.remove(at: place)
      favorites.insert(moved, at: target)
    case .useFavorite(let id, let time):
      guard let place = index(id) else { return false }
      favorites[place].lastUsedAt = time
    case .removeFavorite(let id):
      guard let place = index(id) else { return false }
      favorites.remove(at: place)
    default: return nil
    }
    return true
  }
}
