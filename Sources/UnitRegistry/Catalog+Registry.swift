import Foundation
import UnitCatalog

extension Catalog {
  /// The catalog with what a registry file adds to another catalog.
  ///
  /// Converters take units, so one with a registry is a converter of this catalog's units:
  ///
  ///     let catalog = try Catalog(registry: URL(filePath: "units.json"))
  ///     let smoot = catalog.unit("smoot")!
  ///     try Converter<Decimal128>().convert(Measure(5, smoot), to: catalog.unit("meter")!)
  ///
  /// Warnings are dropped; ``RegistryReader`` gives them.
  ///
  /// - Parameters:
  ///   - file: a registry or a table of categories.
  ///   - catalog: what the file adds to.
  /// - Throws: ``RegistryError`` with file, line and column.
  public init(registry file: URL, onto catalog: Catalog = .standard) throws(RegistryError) {
    self = try RegistryReader(onto: catalog).read(contentsOf: file).catalog
  }

  /// A catalog without quantities, onto which whole registries are read.
  public static var empty: Catalog {
    do throws(CatalogError) { return try Catalog([QuantityRecord]()) } catch {
      preconditionFailure("no records, so none can be wrong")
    }
  }
}
