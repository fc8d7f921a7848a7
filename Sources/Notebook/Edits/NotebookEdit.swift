/// A change of a notebook.
///
/// ``NotebookContent/edit(_:)`` makes it and returns its inverse, which is an edit too.
public enum NotebookEdit: Hashable, Sendable {
  // Favourites.

  /// Adds a favourite at a position, at the end by default; refused if the subject has one already.
  case addFavorite(Favorite, at: Int? = nil)
  /// Puts a favourite in place of the one with its identifier.
  ///
  /// The edit sets no time: the caller gives the favourite with its new ``Favorite/updatedAt``. A
  /// favourite with the time before, or none, loses against a later state of it when notebooks
  /// merge.
  case changeFavorite(Favorite)
  /// Moves a favourite to a position among the others.
  case moveFavorite(id: String, to: Int)
  /// States when a favourite was used.
  case useFavorite(id: String, at: Timestamp)
  /// Removes a favourite.
  case removeFavorite(id: String)

  // History.

  /// Adds a row.
  case record(HistoryEntry)
  /// Marks a row, or takes the mark away.
  case star(id: String, Bool)
  /// States whether the result of a row was copied.
  case markCopied(id: String, Bool)
  /// Removes a row; the inverse of adding one says which write it takes back.
  case deleteEntry(id: String, undoing: HistoryWrite? = nil)
  /// Removes all rows; the inverse holds them.
  case clearHistory
  /// Brings back the rows of a history that was cleared, while nothing was written to it since.
  ///
  /// The offer ends when a row is added by ``record(_:)`` or ``addEntries(_:)``, or when a notebook
  /// with history takes the place of this one. It stays ended when that row is deleted. The
  /// inverses of these edits take the write back, so undoing in reverse order reaches the offer
  /// again. Other edits do not end it.
  case restoreHistory(HistoryRows)
  /// Removes the oldest rows of a kind until the limit is met; those with a star go last.
  ///
  /// A program drops the inverse: trimmed rows are not offered again.
  case trimHistory(HistoryKind, to: Int)
  /// Adds several rows: the inverse of a trim.
  case addEntries([HistoryEntry])
  /// Removes several rows, or none if one of them is unknown: the inverse of adding several.
  case deleteEntries(ids: [String], undoing: HistoryWrite? = nil)

  // Custom units and categories.

  /// Adds a custom unit.
  case addUnit(UserUnit)
  /// Puts a custom unit in place of the one with its row's identifier.
  case changeUnit(UserUnit)
  /// Removes a custom unit.
  case removeUnit(id: String)
  /// Adds a custom category.
  case addCategory(UserCategory)
  /// Puts a custom category in place of the one with its row's identifier.
  case changeCategory(UserCategory)
  /// Removes a custom category without units.
  case removeCategory(id: String)
  /// Puts custom units in place of those that are there: the inverse of edits of them.
  case restoreUnits([UserUnit])
  /// Puts custom categories in place of those that are there: the inverse of edits of them.
  case restoreCategories([UserCategory])

  // Settings.

  /// Puts settings in place of those that are there.
  case changeSettings(NotebookSettings)

  // Recent items.

  /// States that a category was opened, by its identifier.
  case visitCategory(String)
  /// States that a unit was chosen, by its identifier.
  case useUnit(String)
  /// States that a text was searched for.
  case search(String)
  /// Keeps the last conversion, or forgets it.
  case keepLast(LastConversion?)
  /// Puts recent items in place of those that are there.
  case changeRecents(RecentItems)

  // Entitlements.

  /// Adds a product that a verified licence or a ``DemoStore`` gave, in place of its earlier
  /// licence.
  case addProduct(OwnedProduct)
  /// Removes a product, and what a document says of it.
  case removeProduct(Product)
  /// Keeps a tip that was given.
  case addTip(GivenTip)
  /// Puts entitlements in place of those that are there, such as those that were verified.
  case changeEntitlements(Entitlements)

  // All.

  /// Puts a notebook in place of this one: an import, or its inverse.
  indirect case replaceAll(NotebookContent, undoing: HistoryWrite? = nil)
}
