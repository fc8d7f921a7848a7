import UnitCatalog

extension NotebookContent {
  /// Returns a catalog with the custom categories and units of the notebook.
  ///
  ///     let catalog = notebook.catalog()
  ///     let converter = Converter<Decimal128>(catalog: catalog)
  ///
  /// The catalog leaves out rows that clash: ``clashes(extending:)`` names them with the reason.
  ///
  /// - Complexity: O(*m* + *n*) for a catalog of *m* units and *n* custom units, and O(*k*²) for
  ///   *k* custom units in one category.
  public func catalog(extending catalog: Catalog = .standard) -> Catalog {
    if customUnits.isEmpty && customCategories.isEmpty { return catalog }
    return UsableRows(self, in: catalog).catalog
  }
}
