import UnitCatalog

/// A unit that a person defines as a multiple of another unit, perhaps with an offset.
///
///     let smoot = UserUnit(
///       id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
///       factor: "67", createdAt: .epoch)
///     var notebook = NotebookContent()
///     try notebook.edit(.addUnit(smoot))
///     notebook.catalog().unit("smoot")?.quantity  // Optional("length")
///
/// Numbers are texts, as in `CustomUnit`: `0.3048`, `1/3`, `2.54e-2`.
public struct UserUnit: Hashable, Sendable {
  /// The identifier of the row, opaque and unique among custom units: 1 to 128 bytes.
  public var id: String
  /// The identifier of the unit, by which favourites and the history name the unit.
  ///
  /// A later change of the name does not change the identifier, so favourites and the history still
  /// find the unit.
  public var identifier: String
  /// The identifier of the quantity.
  public var category: String
  /// The singular name.
  public var name: String
  /// The symbol written after numbers.
  public var symbol: String
  /// Further names and symbols by which a text may name the unit.
  public var aliases: [String]
  /// The identifier of the reference unit, which must be of the same quantity.
  public var reference: String
  /// The factor: the number of reference units in one unit; not 0.
  public var factor: String
  /// The offset, added before or after the multiplication: see ``offsetOrder``.
  public var offset: String
  /// Whether the offset is added before or after the multiplication.
  public var offsetOrder: CustomUnit.OffsetOrder
  /// A note that the person wrote.
  public var note: String?
  /// The time of the definition.
  public var createdAt: Timestamp
  /// The time of the last change.
  public var updatedAt: Timestamp

  /// Creates a unit from its parts.
  ///
  /// ``NotebookContent/check(_:in:by:locale:)`` reports the problems of the unit.
  ///
  /// Without `identifier`, the identifier is derived from the name: `Baker's dozen` becomes
  /// `bakers-dozen`. If the name has no letters a to z, the identifier lists the code points of the
  /// characters: `走る` becomes `u8d70-u308b`.
  ///
  ///     let dozen = UserUnit(
  ///       id: "5b", category: "length", name: "Baker's dozen", symbol: "bd", reference: "inch",
  ///       factor: "13", createdAt: .epoch)
  ///     dozen.identifier  // "bakers-dozen"
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

  /// The unit as an argument of `Catalog.adding`.
  public var customUnit: CustomUnit {
    CustomUnit(
      identifier: identifier, name: name, symbol: symbol, aliases: aliases, reference: reference,
      factor: factor, offset: offset, offsetOrder: offsetOrder, note: note)
  }
}
