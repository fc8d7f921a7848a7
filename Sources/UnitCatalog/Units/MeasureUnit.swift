import DecimalArithmetic

/// A unit with its exact relation to the base unit; ``model`` states the formula.
///
/// The formula of most units is base = x · ``scale``. Temperature scales have base = x · scale +
/// ``offset`` (CLDR's convention), some angles have base = x · scale · ``irrationalFactor``.
///
///     MeasureUnit.mile.definition  // "1760 yard"
///     MeasureUnit.mile.scale == ExactRatio(1_609_344, exponent: -3)  // true
///     MeasureUnit.mile.isExactlyDefined  // true
///
/// A copy costs one increment of a reference count. Units are equal if their identifiers,
/// quantities and formulas are equal.
public struct MeasureUnit: Sendable {
  let storage: UnitStorage

  init(_ description: UnitDescription, in quantity: QuantityRecord) {
    storage = UnitStorage(description, in: quantity)
  }

  init(_ block: UnreadBlock, in quantity: QuantityRecord) {
    storage = UnitStorage(block, in: quantity)
  }

  /// The record or the data text with the unit's strings.
  ///
  /// A data text creates new strings at each access.
  var content: UnitDescription { storage.description }

  /// All data of the unit as one record, created at each access.
  public var record: UnitRecord { content.record }
  /// The identifier of the quantity: `length`.
  public var quantity: String { storage.quantity }
  /// The form of the formula that relates a value in this unit to the value in base units.
  public var model: UnitModel { value.model }
  /// The rational factor of the formula, never 0.
  ///
  /// For a linear unit, the scale is the number of base units in one unit.
  public var scale: ExactRatio { value.scale }
  /// The power of π or ln 10 by which the scale is multiplied; 1 for most units.
  public var irrationalFactor: IrrationalFactor { value.irrationalFactor }
  /// The addend of the formula, in base units: 273.15 for °C, 0 for most units.
  public var offset: ExactRatio { value.offset }
  /// The dimension of the definition.
  public var dimension: DimensionVector { value.dimension }

  /// The identifier: `mile-per-hour`.
  public var identifier: String { storage.identifier }
  /// Whether `name` has exactly the bytes of the identifier.
  package func isIdentified(by name: UnsafeBufferPointer<UInt8>) -> Bool {
    // The lengths of most names differ already, so no bytes are compared.
    storage.identifierCount == name.count
      && storage.identifier.withBytes { $0.hasBytes(of: name) }
  }
  /// The symbol after a number: `mph`.
  public var symbol: String { content.symbol }
  /// The English name in the singular.
  public var name: String { content.name }
  /// The English name in the plural.
  public var pluralName: String { content.pluralName }
  /// Further names that look-up finds.
  public var aliases: [String] { content.aliases }
  /// The measurement systems of the unit.
  public var systems: [MeasurementSystem] { content.systems }
  /// The defining expression: `1760 yard`.
  public var definition: String { content.definition }
  /// The source of the definition: a statute, a standard, a resolution.
  public var source: String { content.source }
  /// The origin of the number in the definition.
  public var kind: DefinitionKind { content.kind }
  /// The assumption behind the definition, or another remark; `nil` if there is none.
  public var note: String? { content.note }

  /// Whether the definition is exact or conventional, so that results may be exact.
  public var isExactlyDefined: Bool { kind == .exact || kind == .conventional }
}

extension MeasureUnit: Hashable {
  public static func == (x: MeasureUnit, y: MeasureUnit) -> Bool {
    x.storage === y.storage
      || (x.identifier == y.identifier && x.quantity == y.quantity && x.scale == y.scale
        && x.offset == y.offset && x.irrationalFactor == y.irrationalFactor && x.model == y.model)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension MeasureUnit: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
