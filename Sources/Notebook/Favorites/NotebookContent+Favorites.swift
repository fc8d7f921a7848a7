import UnitCatalog

extension NotebookContent {
  /// Returns the favourite of a pair or a unit; `nil` if there is none.
  ///
  ///     let run = Favorite(id: "a1", .pair(from: "mile", to: "kilometer"), createdAt: .epoch)
  ///     var notebook = NotebookContent()
  ///     try notebook.edit(.addFavorite(run))
  ///     notebook.favorite(of: .pair(from: "mile", to: "kilometer"))?.id  // Optional("a1")
  ///     notebook.favorite(of: .pair(from: "kilometer", to: "mile"))?.id  // nil
  ///
  /// - Complexity: O(*n*) for *n* favourites.
  public func favorite(of subject: Favorite.Subject) -> Favorite? {
    favorites.first { $0.subject.isSame(as: subject) }
  }

  /// Returns the target unit that the favourites suggest for a conversion from a unit.
  ///
  /// The candidates are units of the same quantity, in this order: the target of the first
  /// favourite pair from the unit; the target of the first other pair; the first other unit of any
  /// favourite.
  ///
  ///     let run = Favorite(id: "a1", .pair(from: "mile", to: "kilometer"), createdAt: .epoch)
  ///     var notebook = NotebookContent()
  ///     try notebook.edit(.addFavorite(run))
  ///     notebook.favoriteTarget(from: .mile, in: .standard)?.identifier  // Optional("kilometer")
  ///     notebook.favoriteTarget(from: .pound, in: .standard)?.identifier  // nil
  ///
  /// - Returns: the unit; `nil` if no favourite has another unit of the quantity.
  public func favoriteTarget(from unit: MeasureUnit, in catalog: Catalog) -> MeasureUnit? {
    func partner(_ identifier: String) -> MeasureUnit? {
      guard !identifier.hasBytes(of: unit.identifier), let found = catalog.unit(identifier),
        found.quantity.hasBytes(of: unit.quantity)
      else { return nil }
      return found
    }
    var (firstTarget, firstOther): (MeasureUnit?, MeasureUnit?)
    for favorite in favorites {
      switch favorite.subject {
      case .pair(let from, let to):
        let target = partner(to)
        if let target, from.hasBytes(of: unit.identifier) { return target }
        firstTarget = firstTarget ?? target
        firstOther = firstOther ?? partner(from)
      case .unit(let starred): firstOther = firstOther ?? partner(starred)
      }
    }
    return firstTarget ?? firstOther
  }
}
