import UnitCatalog
import UnitRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Catalog {
  /// The catalog with what a registry file adds to another catalog.
  ///
  ///     let catalog = try Catalog(registry: URL(filePath: "units.json"))
  ///     catalog.unit("smoot")?.definition     // "67 inch"
  ///
  /// `Converter(registry:)` makes a converter of it in one call. Warnings are dropped; ``RegistryReader``
  /// gives them.
  ///
  /// - Parameters:
  ///   - file: a registry or a table of categories.
  ///   - catalog: what the file adds to.
  /// - Throws: ``RegistryError`` with file, line and column.
  public init(registry file: URL, onto catalog: Catalog = .standard) throws(RegistryError) {
    self = try RegistryReader(onto: catalog).read(contentsOf: file).catalog
  }
}
