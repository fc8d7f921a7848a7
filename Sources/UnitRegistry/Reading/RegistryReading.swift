import UnitCatalog

/// What a registry file gave.
public struct RegistryReading: Sendable {
  /// The catalog with what the file added.
  public let catalog: Catalog
  /// What in the file was probably not meant.
  public let warnings: [RegistryWarning]
}
