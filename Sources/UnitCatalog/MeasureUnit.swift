import DecimalArithmetic

/// A unit with its exact relation to the base unit: ``model`` states the formula.
///
/// Nearly always base = x · ``scale``; of temperature scales base = x · scale + ``offset``, in CLDR's
/// convention; of some angles base = x · scale · ``irrationalFactor``.
///
///     let mile = Catalog.standard.unit("mile")   // scale 1609.344, offset 0, kind exact
///
/// Copying costs one reference. Units of one identifier, quantity and scale are equal.
public struct MeasureUnit: Sendable {
  let storage: UnitStorage

  init(_ description: UnitDescription, in quantity: QuantityRecord) {
    storage = UnitStorage(description, in: quantity)
  }

  init(_ block: UnreadBlock, in quantity: QuantityRecord) {
    storage = UnitStorage(block, in: quantity)
  }

  /// Where the strings are; those of a data text are made of it each time.
  var content: UnitDescription { storage.description }

  /// All that the data text says about the unit, put together at each call.
  public var record: UnitRecord { content.record }
  /// The identifier of what it measures: `length`.
  public var quantity: String { storage.quantity }
  /// The formula that ties a value to the value in base units.
  public var model: UnitModel { value.model }
  /// The rational factor of the formula, never 0: how many base units one is, unless ``model`` differs.
  public var scale: ExactRatio { value.scale }
  /// What the scale is multiplied by beside: 1 but for units defined with π or ln 10.
  public var irrationalFactor: IrrationalFactor { value.irrationalFactor }
  /// What is added for scales whose zero is not the base unit's, 273.15 for °C.
  public var offset: ExactRatio { value.offset }
  /// The dimension its definition comes to.
  public var dimension: DimensionVector { value.dimension }

  /// The name programs use: `mile-per-hour`.
  public var identifier: String { storage.identifier }
  /// Whether bytes are the identifier, as programs write it.
  package func isIdentified(by name: UnsafeBufferPointer<UInt8>) -> Bool {
    // Most names differ in length already.
    storage.identifierCount == name.count
      && storage.identifier.withBytes { $0.hasBytes(of: name) }
  }
  /// The symbol written after numbers: `mph`.
  public var symbol: String { content.symbol }
  /// The English name for 1.
  public var name: String { content.name }
  /// The English name for other numbers.
  public var pluralName: String { content.pluralName }
  /// Other names it is read by.
  public var aliases: [String] { content.aliases }
  /// The measurement systems it belongs to.
  public var systems: [MeasurementSystem] { content.systems }
  /// The defining expression: `1760 yard`.
  public var definition: String { content.definition }
  /// Where the definition stands.
  public var source: String { content.source }
  /// What kind of number the definition rests on.
  public var kind: DefinitionKind { content.kind }
  /// What is assumed, if anything.
  public var note: String? { content.note }

  /// Whether a result may be called exact: the definition is exact or conventional.
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
