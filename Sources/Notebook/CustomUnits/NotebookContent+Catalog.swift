import UnitCatalog

extension NotebookContent {
  /// Returns a catalog with the custom categories and units of the notebook.
  ///
  ///     let smoot = UserUnit(
  ///       id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
  ///       factor: "67", createdAt: .epoch)
  ///     var notebook = NotebookContent()
  ///     try notebook.edit(.addUnit(smoot))
  ///     let converter = RequestConverter<Decimal128>(catalog: notebook.catalog())
  ///     try converter.convert("100 smoot to m").text  // "170.18 m"
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
