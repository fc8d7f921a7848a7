import UnitCatalog

/// A unit that a person defines: so many of another unit, perhaps with an offset.
///
///     let smoot = UserUnit(
///       id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
///       factor: "67", createdAt: now)
///     notebook.check(smoot, by: Decimal128.self).isValid   // true
///     try notebook.edit(.addUnit(smoot))
///
/// Numbers are texts, as in `CustomUnit`: `0.3048`, `1/3`, `2.54e-2`.
public struct UserUnit: Hashable, Sendable {
  /// The identifier of the row, opaque and the only one among custom units: 1 to 128 bytes.
  public var id: String
  /// The identifier of the unit, by which favourites and the history name it.
  ///
  /// A later change of the name leaves the identifier, so what names the unit still finds it.
  public var identifier: String
  /// The identifier of the quantity.
  public var category: String
  /// The name for 1.
  public var name: String
  /// The symbol written after numbers.
  public var symbol: String
  /// Other names it is read by.
  public var aliases: [String]
  /// The identifier of the unit it is given in, of the same quantity.
  public var reference: String
  /// How many of the reference one is; not 0.
  public var factor: String
  /// What is added, before or after the factor.
  public var offset: String
  /// Whether the offset is added before or after the multiplication.
  public var offsetOrder: CustomUnit.OffsetOrder
  /// What the person wrote about it.
  public var note: String?
  /// When it was defined.
  public var createdAt: Timestamp
  /// When it was last changed.
  public var updatedAt: Timestamp

  /// A unit from its parts; ``NotebookContent/check(_:in:by:)`` says what is wrong with it.
  ///
  /// Without an identifier it has that of its name: `Baker's dozen` gives `bakers-dozen`, and a name
  /// without letters a to z gives the numbers of its characters: `走る` gives `u8d70-u308b`.
  public init(
    id: String, identifier: String? = nil, category: String, name: String, symbol: String,
    aliases: [String] = [], reference: String, factor: String, offset: String = "0",
    offsetOrder: CustomUnit.OffsetOrder = .afterFactor, note: String? = nil,
    createdAt: Timestamp, updatedAt: Timestamp? = nil
  ) {
    self.id = id
    self.identifier = identifier ?? Identifier.ofName(name)
    self.category = category
    self.name = name
    self.symbol = symbol
    self.aliases = aliases
    self.reference = reference
    self.factor = factor
    self.offset = offset
    self.offsetOrder = offsetOrder
    self.note = note
    self.createdAt = createdAt
    self.updatedAt = updatedAt ?? createdAt
  }

  /// The unit as the catalog adds it.
  public var customUnit: CustomUnit {
    CustomUnit(
      identifier: identifier, name: name, symbol: symbol, aliases: aliases, reference: reference,
      factor: factor, offset: offset, offsetOrder: offsetOrder, note: note)
  }
}
