import UnitCatalog

extension Catalog {
  /// A catalog without quantities, for reading registries that define every unit they name.
  public static var empty: Catalog {
    do throws(CatalogError) { return try Catalog([QuantityRecord]()) } catch {
      preconditionFailure("no records, so none can be wrong")
    }
  }
}
