import UnitCatalog
import UnitRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Catalog {
  /// Creates a catalog with the units of another catalog and of a registry file.
  ///
  /// ```swift
  /// let catalog = try Catalog(registry: URL(filePath: "units.json"))
  /// print(catalog.unit("smoot")?.definition ?? "no smoots")  // 67 inch
  /// ```
  ///
  /// `Converter(registry:)` creates a converter of such a catalog. This initialiser drops warnings;
  /// ``RegistryReader`` returns them.
  ///
  /// - Parameters:
  ///   - file: a registry or a table of categories.
  ///   - catalog: the catalog to which the file adds.
  /// - Throws: ``RegistryError`` with file, line and column.
  public init(registry file: URL, onto catalog: Catalog = .standard) throws(RegistryError) {
    self = try RegistryReader(onto: catalog).read(contentsOf: file).catalog
  }
}
