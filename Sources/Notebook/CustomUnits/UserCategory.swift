import UnitCatalog

/// A category that a person defines, with the one unit that needs no other.
///
///     let currency = UserCategory(
///       id: "9c", name: "Currency (manual)", baseName: "euro", baseSymbol: "€", createdAt: now)
///     try notebook.edit(.addCategory(currency))
///
/// Custom units of the category refer to its base unit: a dollar of 0.92 `euro`.
public struct UserCategory: Hashable, Sendable {
  /// The identifier of the row, opaque and the only one among custom categories: 1 to 128 bytes.
  public var id: String
  /// The identifier of the quantity; a later change of the name leaves it.
  public var identifier: String
  /// The name shown.
  public var name: String
  /// The identifier of the base unit.
  public var baseIdentifier: String
  /// The name of the base unit.
  public var baseName: String
  /// The symbol of the base unit.
  public var baseSymbol: String
  /// When it was defined.
  public var createdAt: Timestamp
  /// When it was last changed.
  public var updatedAt: Timestamp

  /// A category from its parts; ``NotebookContent/check(_:in:)`` says what is wrong with it.
  ///
  /// Without identifiers it has those of its names, as ``UserUnit`` has.
  public init(
    id: String, identifier: String? = nil, name: String, baseIdentifier: String? = nil,
    baseName: String, baseSymbol: String, createdAt: Timestamp, updatedAt: Timestamp? = nil
  ) {
    self.id = id
    self.identifier = identifier ?? Identifier.ofName(name)
    self.name = name
    self.baseIdentifier = baseIdentifier ?? Identifier.ofName(baseName)
    self.baseName = baseName
    self.baseSymbol = baseSymbol
    self.createdAt = createdAt
    self.updatedAt = updatedAt ?? createdAt
  }

  /// The category as the catalog adds it.
  public var customQuantity: CustomQuantity {
    CustomQuantity(
      identifier: identifier, name: name, baseIdentifier: baseIdentifier, baseName: baseName,
      baseSymbol: baseSymbol)
  }
}
