import UnitCatalog

extension NotebookContent {
  /// The favourite of a pair or a unit: whether its star is filled.
  ///
  /// - Complexity: O(*n*) for *n* favourites.
  public func favorite(of subject: Favorite.Subject) -> Favorite? {
    favorites.first { $0.subject.isSame(as: subject) }
  }

  /// The unit that a conversion from a unit should go to: that of the first favourite pair from the
  /// unit, else of the first pair to another unit of its quantity.
  ///
  ///     notebook.favoriteTarget(from: mile, in: .standard)?.identifier   // "kilometer"
  ///
  /// `nil` if no favourite shares the quantity: the interface keeps its unit.
  public func favoriteTarget(from unit: MeasureUnit, in catalog: Catalog) -> MeasureUnit? {
    var ofQuantity: MeasureUnit?
    for favorite in favorites {
      guard case .pair(let from, let to) = favorite.subject, let target = catalog.unit(to),
        target.quantity.hasBytes(of: unit.quantity),
        !to.hasBytes(of: unit.identifier)
      else { continue }
      if from.hasBytes(of: unit.identifier) { return target }
      ofQuantity = ofQuantity ?? target
    }
    return ofQuantity
  }
}
