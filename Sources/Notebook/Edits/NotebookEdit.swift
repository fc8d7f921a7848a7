/// A change of a notebook.
///
/// ``NotebookContent/edit(_:in:)`` makes the change and returns its inverse, which is an edit too.
public enum NotebookEdit: Hashable, Sendable {
  // Favourites.

  /// Inserts a favourite at a position, at the end by default; refused if another favourite has the
  /// subject.
  case addFavorite(Favorite, at: Int? = nil)
  /// Replaces the favourite with the same identifier.
  ///
  /// The edit sets no time: the caller sets ``Favorite/updatedAt`` of the new favourite. If the
  /// caller omits the time or keeps the earlier time, a merge prefers any later state of the
  /// favourite.
  case changeFavorite(Favorite)
  /// Moves a favourite to a position in the list.
  case moveFavorite(id: String, to: Int)
  /// Sets the time when a favourite was last used.
  case useFavorite(id: String, at: Timestamp)
  /// Removes a favourite.
  case removeFavorite(id: String)

  // History.

  /// Adds a row.
  case record(HistoryEntry)
  /// Sets or removes the star of a row.
  case star(id: String, Bool)
  /// Sets whether the result of a row was copied.
  case markCopied(id: String, Bool)
  /// Removes a row. In the inverse of ``record(_:)``, `undoing` is the write before the row was
  /// added.
  case deleteEntry(id: String, undoing: HistoryWrite? = nil)
  /// Removes all rows; the inverse contains them.
  case clearHistory
  /// Restores the rows of a cleared history; refused if the history was written to since.
  ///
  /// A write is ``record(_:)``, ``addEntries(_:)``, or ``replaceAll(_:undoing:)`` by a notebook
  /// with history. Other edits are no writes. Deleting the new row does not undo a write, but the
  /// inverse of the write does. After all writes are undone in reverse order, the restoration is
  /// possible again.
  case restoreHistory(HistoryRows)
  /// Removes the oldest rows of a kind beyond a limit, rows without a star first.
  ///
  /// A program drops the inverse, because trimmed rows are not offered again.
  case trimHistory(HistoryKind, to: Int)
  /// Adds several rows: the inverse of a trim.
  case addEntries([HistoryEntry])
  /// Removes several rows, or no row if one of them is unknown: the inverse of ``addEntries(_:)``.
  case deleteEntries(ids: [String], undoing: HistoryWrite? = nil)

  // Custom units and categories.

  /// Adds a custom unit.
  case addUnit(UserUnit)
  /// Replaces the custom unit that has the same row identifier.
  case changeUnit(UserUnit)
  /// Removes a custom unit.
  case removeUnit(id: String)
  /// Adds a custom category.
  case addCategory(UserCategory)
  /// Replaces the custom category that has the same row identifier.
  case changeCategory(UserCategory)
  /// Removes a custom category; refused if a custom unit belongs to it.
  case removeCategory(id: String)
  /// Replaces all custom units: the inverse of the edits of custom units.
  case restoreUnits([UserUnit])
  /// Replaces all custom categories: the inverse of the edits of custom categories.
  case restoreCategories([UserCategory])

  // Settings.

  /// Replaces the settings.
  case changeSettings(NotebookSettings)

  // Recent items.

  /// Records that the person opened the category with an identifier.
  case visitCategory(String)
  /// Records that the person chose the unit with an identifier.
  case useUnit(String)
  /// Records that the person searched for a text.
  case search(String)
  /// Sets the last conversion; `nil` removes it.
  case keepLast(LastConversion?)
  /// Replaces the recent items.
  case changeRecents(RecentItems)

  // Entitlements.

  /// Adds a product of a verified licence or a ``DemoStore``; replaces an earlier licence of the
  /// product.
  case addProduct(OwnedProduct)
  /// Removes a product and the claim on it.
  case removeProduct(Product)
  /// Adds a tip.
  case addTip(GivenTip)
  /// Replaces the entitlements, for example by the result of a verification.
  case changeEntitlements(Entitlements)

  // All.

  /// Replaces the whole notebook: an import, or its inverse.
  indirect case replaceAll(NotebookContent, undoing: HistoryWrite? = nil)
}
