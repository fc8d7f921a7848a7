/// A user-defined unit: a multiple of another unit, optionally with an offset.
///
///     let smoot = CustomUnit(name: "smoot", symbol: "smoot", reference: "inch", factor: "67")
///     let catalog = try Catalog.standard.adding([smoot])
///     catalog.unit("smoot")?.definition  // Optional("67 inch")
///
/// Numbers are texts and are read exactly, with all of their digits: `0.3048`, `1/3`, `2.54e-2`.
public struct CustomUnit: Hashable, Sendable {
  /// The identifier; `nil` derives it from the name: `bakers-dozen` from `Baker's dozen`.
  public var identifier: String?
  /// The English name in the singular.
  public var name: String
  /// The English name in the plural; `nil` adds an s to the singular.
  public var pluralName: String?
  /// The symbol after a number.
  public var symbol: String
  /// Further names that look-up finds.
  public var aliases: [String]
  /// The identifier of the reference, which may be a unit of any quantity or another custom unit.
  public var reference: String
  /// The number of reference units in one unit, not 0; ``ExactNumber`` states the form of the text.
  public var factor: String
  /// The addend of the formula that ``offsetOrder`` selects; ``ExactNumber`` states the form of the
  /// text.
  public var offset: String
  /// The order in which the offset is added and the factor multiplied.
  public var offsetOrder: OffsetOrder
  /// The source of the factor.
  public var source: String
  /// An assumption behind the factor, or another remark; `nil` if there is none.
  public var note: String?

  /// The two usual formulas with an offset and a factor.
  public enum OffsetOrder: Hashable, Sendable {
    /// reference = x · factor + offset, as in CLDR and in the grammar of definitions.
    case afterFactor
    /// reference = (x + offset) · factor: °F has the factor 5/9 and the offset 459.67.
    case beforeFactor
  }

  /// Creates a unit from its parts.
  ///
  /// ``Catalog/adding(_:)-([CustomUnit])`` checks the parts.
  ///
  ///     let mark = CustomUnit(
  ///       name: "oven mark", symbol: "mark", reference: "celsius", factor: "14", offset: "121")
  ///     let catalog = try Catalog.standard.adding([mark])
  ///     let converter = Converter<Decimal128>(catalog: catalog)
  ///     try converter.convert(4, from: "oven-mark", to: "celsius").value  // 177
  public init(
    identifier: String? = nil, name: String, pluralName: String? = nil, symbol: String,
    aliases: [String] = [], reference: String, factor: String, offset: String = "0",
    offsetOrder: OffsetOrder = .afterFactor, source: String = "Custom unit", note: String? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.pluralName = pluralName
    self.symbol = symbol
    self.aliases = aliases
    self.reference = reference
    self.factor = factor
    self.offset = offset
    self.offsetOrder = offsetOrder
    self.source = source
    self.note = note
  }
}

extension CustomUnit {
  /// The name of the unit in errors: the stated or derived identifier, else the name.
  package var label: String {
    Printable.excerpt(identifier ?? Identifier.derived(from: name) ?? name, 64)
  }
}
