import UnitCatalog

/// A category that a person defines, with its base unit.
///
///     let currency = UserCategory(
///       id: "9c", name: "Currency (manual)", baseName: "euro", baseSymbol: "€", createdAt: .epoch)
///     var notebook = NotebookContent()
///     try notebook.edit(.addCategory(currency))
///     notebook.catalog().quantity("currency-manual")?.name  // Optional("Currency (manual)")
///
/// Custom units of the category refer to the base unit: a dollar of 0.92 `euro`.
public struct UserCategory: Hashable, Sendable {
  /// The identifier of the row, opaque and unique among custom categories: 1 to 128 bytes.
  public var id: String
  /// The identifier of the quantity, which a later change of the name does not change.
  public var identifier: String
  /// The name shown.
  public var name: String
  /// The identifier of the base unit.
  public var baseIdentifier: String
  /// The name of the base unit.
  public var baseName: String
  /// The symbol of the base unit.
  public var baseSymbol: String
  /// The time of the definition.
  public var createdAt: Timestamp
  /// The time of the last change.
  public var updatedAt: Timestamp

  /// Creates a category from its parts; ``NotebookContent/check(_:in:)`` reports its problems.
  ///
  ///     let currency = UserCategory(
  ///       id: "9c", name: "Currency (manual)", baseName: "euro", baseSymbol: "€",
  ///       createdAt: .epoch)
  ///     currency.identifier  // "currency-manual"
  ///
  /// - Parameters:
  ///   - id: the identifier of the row.
  ///   - identifier: the identifier of the quantity; by default it is derived from the name, as in
  ///     ``UserUnit``.
  ///   - name: the name shown.
  ///   - baseIdentifier: the identifier of the base unit; by default it is derived from `baseName`.
  ///   - baseName: the name of the base unit.
  ///   - baseSymbol: the symbol of the base unit.
  ///   - createdAt: the time of the definition.
  ///   - updatedAt: the time of the last change; by default `createdAt`.
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

  /// The category as an argument of `Catalog.adding`.
  public var customQuantity: CustomQuantity {
    CustomQuantity(
      identifier: identifier, name: name, baseIdentifier: baseIdentifier, baseName: baseName,
      baseSymbol: baseSymbol)
  }
}
