import UnitCatalog

extension NotebookContent {
  /// The favourite of a pair or a unit: whether its star is filled.
  ///
  /// - Complexity: O(*n*) for *n* favourites.
  public func favorite(of subject: Favorite.Subject) -> Favorite? {
    favorites.first { $0.subject.isSame(as: subject) }
  }

  /// The unit that a conversion from a unit should go to: the target of the first favourite pair
  /// from the unit, else the first target of its quantity, else the first other unit of its
  /// quantity that a favourite has.
  ///
  ///     notebook.favoriteTarget(from: mile, in: .standard)?.identifier   // "kilometer"
  ///
  /// `nil` if no favourite has another unit of the quantity: the interface keeps its unit.
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
