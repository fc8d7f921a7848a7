import UnitCatalog

extension Catalog {
  /// A catalog without quantities, onto which whole registries are read.
  public static var empty: Catalog {
    do throws(CatalogError) { return try Catalog([QuantityRecord]()) } catch {
      preconditionFailure("no records, so none can be wrong")
    }
  }
}
