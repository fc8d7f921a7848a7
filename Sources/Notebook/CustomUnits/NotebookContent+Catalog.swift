import UnitCatalog

extension NotebookContent {
  /// A catalog with the custom categories and units of the notebook.
  ///
  ///     let catalog = try notebook.catalog()
  ///     let converter = Converter<Decimal128>(catalog: catalog)
  ///
  /// Rows that clash with earlier ones after a merge are left out: ``clashes`` names them.
  ///
  /// - Throws: `CustomUnitError` for the first that the catalog does not take.
  public func catalog(
    extending catalog: Catalog = .standard
  ) throws(CustomUnitError) -> Catalog {
    try self.catalog(extending: catalog, withoutUnit: nil)
  }

  /// The catalog without the unit of one row.
  func catalog(
    extending catalog: Catalog, withoutUnit id: String?
  ) throws(CustomUnitError) -> Catalog {
    let usable = usableRows.rows
    let categories = usable.customCategories.map { $0.customQuantity }
    let units = usable.customUnits.filter { unit in
      guard let id else { return true }
      return !unit.id.hasBytes(of: id)
    }
    return try catalog.adding(categories).adding(units.map { $0.customUnit })
  }
}
