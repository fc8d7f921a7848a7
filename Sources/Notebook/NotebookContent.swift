/// What a person keeps: favourites, history, custom units, settings, recent items, entitlements.
///
///     var notebook = NotebookContent()
///     let undo = try notebook.edit(.addFavorite(run))
///     try notebook.edit(undo)   // as before
///
/// A value: all changes go through ``edit(_:)``. The notebook has no clock, no storage and no
/// random numbers; times and identifiers come in with the edits.
public struct NotebookContent: Hashable, Sendable {
  /// Favourites in the order that the person gave them.
  public internal(set) var favorites: [Favorite] = []
  /// The history, the oldest row first.
  public internal(set) var history = HistoryRows()
  /// Custom units in the order of their definition.
  public internal(set) var customUnits: [UserUnit] = []
  /// Custom categories in the order of their definition.
  public internal(set) var customCategories: [UserCategory] = []
  /// What the person chose.
  public internal(set) var settings = NotebookSettings()
  /// What the person did last.
  public internal(set) var recents = RecentItems()
  /// What the person may use; of a document that was read claims, which open nothing.
  public internal(set) var entitlements = Entitlements()

  /// The notebook of a person who has kept nothing.
  public init() {}
}
