/// The data of one person: favourites, history, custom units, settings, recents and entitlements.
///
///     let run = Favorite(id: "a1", .pair(from: "mile", to: "kilometer"), createdAt: .epoch)
///     var notebook = NotebookContent()
///     let undo = try notebook.edit(.addFavorite(run))
///     notebook.favorites.count  // 1
///     try notebook.edit(undo)
///     notebook.favorites.count  // 0
///
/// A notebook is a value, and ``edit(_:in:)`` makes all changes. The notebook has no clock, no
/// storage and no random numbers: the edits contain the times and identifiers.
public struct NotebookContent: Hashable, Sendable {
  /// The favourites, in the order that the person chose.
  public internal(set) var favorites: [Favorite] = []
  /// The history, the oldest row first.
  public internal(set) var history = HistoryRows()
  /// The custom units, ordered by `createdAt`, then by the bytes of `id`.
  public internal(set) var customUnits: [UserUnit] = []
  /// The custom categories, ordered by `createdAt`, then by the bytes of `id`.
  public internal(set) var customCategories: [UserCategory] = []
  /// The settings of the person.
  public internal(set) var settings = NotebookSettings()
  /// The items that the person used last.
  public internal(set) var recents = RecentItems()
  /// The products and tips of the person; a document contains only claims, which unlock nothing.
  public internal(set) var entitlements = Entitlements()

  /// Creates the notebook of a person who has kept nothing.
  public init() {}
}
