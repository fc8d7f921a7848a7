import UnitCatalog

extension NotebookContent {
  /// A catalog with the custom categories and units of the notebook.
  ///
  ///     let catalog = notebook.catalog()
  ///     let converter = Converter<Decimal128>(catalog: catalog)
  ///
  /// Rows that cannot be used are left out: ``clashes(extending:)`` names them with the reason.
  ///
  /// - Complexity: O(*m* + *n*) for a catalog of *m* units and *n* custom ones, and O(*k*²) for *k* of
  ///   one category.
  public func catalog(extending catalog: Catalog = .standard) -> Catalog {
    if customUnits.isEmpty && customCategories.isEmpty { return catalog }
    return UsableRows(self, in: catalog).catalog
  }
}
