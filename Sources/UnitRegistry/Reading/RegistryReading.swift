import UnitCatalog

/// The result of reading a registry file.
public struct RegistryReading: Sendable {
  /// The catalog with the additions of the file.
  public internal(set) var catalog: Catalog
  /// The probable mistakes in the file.
  public internal(set) var warnings: [RegistryWarning]
}
