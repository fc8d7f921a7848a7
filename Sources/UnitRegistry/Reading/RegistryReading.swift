import UnitCatalog

/// What a registry file gave.
public struct RegistryReading: Sendable {
  /// The catalog with what the file added.
  public internal(set) var catalog: Catalog
  /// What in the file was probably not meant.
  public internal(set) var warnings: [RegistryWarning]
}
