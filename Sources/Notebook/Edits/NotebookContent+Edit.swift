import UnitCatalog

extension NotebookContent {
  /// Applies an edit and returns its inverse.
  ///
  ///     let sum = KeptCalculation(expression: "2 + 3 =", result: "5")
  ///     var notebook = NotebookContent()
  ///     try notebook.edit(.record(HistoryEntry(id: "6f1c", createdAt: .epoch, .calculation(sum))))
  ///     let undo = try notebook.edit(.star(id: "6f1c", true))
  ///     notebook.history.map(\.isStarred)  // [true]
  ///     try notebook.edit(undo)
  ///     notebook.history.map(\.isStarred)  // [false]
  ///
  /// An edit without effect succeeds, and its inverse has no effect either. The limits of products
  /// are not checked. An edit of a custom unit or category is refused if the catalog refuses the
  /// row beside the other rows, or if the row would make the catalog refuse another row: see
  /// ``clashes(extending:)``.
  ///
  /// - Parameters:
  ///   - edit: the change.
  ///   - catalog: the catalog that custom units extend; other edits do not use it.
  /// - Returns: the inverse, which restores the notebook if it is the next edit.
  /// - Throws: ``NotebookEditError``; an error leaves the notebook unchanged.
  /// - Complexity: O(log *n*) for *n* rows of history, but O(*k* log *n*) for *k* rows trimmed or
  ///   added; O(*n*) for *n* favourites or overrides of settings; the complexity of
  ///   ``catalog(extending:)`` for custom units.
  @discardableResult
  public mutating func edit(
    _ edit: NotebookEdit, in catalog: Catalog = .standard
  ) throws(NotebookEditError) -> NotebookEdit {
    switch edit {
    case .addFavorite, .changeFavorite, .moveFavorite, .useFavorite, .removeFavorite:
      #if SeededFaults
      if Self.losesPlaces { return try Self.faultyInverse(of: edit, editFavorites(edit)) }
      #endif
      return try editFavorites(edit)
    case .record, .star, .markCopied, .deleteEntry, .clearHistory, .restoreHistory,
      .trimHistory, .addEntries, .deleteEntries:
      return try editHistory(edit)
    case .addUnit, .changeUnit, .removeUnit, .restoreUnits:
      return try editUnits(edit, catalog)
    case .addCategory, .changeCategory, .removeCategory, .restoreCategories:
      return try editCategories(edit, catalog)
    case .changeSettings(let new):
      if let problem = new.problem { throw problem.error }
      defer { settings = new }
      return .changeSettings(settings)
    case .visitCategory, .useUnit, .search, .keepLast, .changeRecents:
      return editRecents(edit)
    case .addProduct, .removeProduct, .addTip, .changeEntitlements:
      return try editEntitlements(edit)
    case .replaceAll(let new, let write): return replaceAll(new, write)
    }
  }

  private mutating func replaceAll(
    _ new: NotebookContent, _ write: HistoryWrite?
  ) -> NotebookEdit {
    let before = self
    self = new
    history.follow(before.history, write: write ?? before.history.write)
    if write == nil && !history.isEmpty { _ = history.countWrite() }
    return .replaceAll(before, undoing: before.history.write)
  }

  private mutating func editRecents(_ edit: NotebookEdit) -> NotebookEdit {
    let inverse = NotebookEdit.changeRecents(recents)
    switch edit {
    case .visitCategory(let category): recents.visit(category: category)
    case .useUnit(let unit): recents.use(unit: unit)
    case .search(let text): recents.search(text)
    case .keepLast(let last): recents.last = last
    case .changeRecents(let new): recents = new
    default: break
    }
    return inverse
  }

  private mutating func editEntitlements(
    _ edit: NotebookEdit
  ) throws(NotebookEditError) -> NotebookEdit {
    var after = entitlements
    switch edit {
    case .addProduct(let owned): after.add(owned)
    case .removeProduct(let product): after.remove(product)
    case .addTip(let tip): after.add(tip)
    case .changeEntitlements(let new): after = new
    default: break
    }
    if let problem = after.problem { throw problem }
    defer { entitlements = after }
    return .changeEntitlements(entitlements)
  }
}
