/// A unit that somebody adds: so many of another unit, perhaps with an offset.
///
///     let smoot = CustomUnit(name: "smoot", symbol: "smoot", reference: "inch", factor: "67")
///     let catalog = try Catalog.standard.adding([smoot])
///
/// Numbers are text, so that every digit counts as written: `0.3048`, `1/3`, `2.54e-2`.
public struct CustomUnit: Hashable, Sendable {
  /// The identifier; `nil` takes it from the name: `Baker's dozen` gives `bakers-dozen`.
  public var identifier: String?
  /// The English name for 1.
  public var name: String
  /// The English name for other numbers; `nil` adds an s to the name.
  public var pluralName: String?
  /// The symbol written after numbers.
  public var symbol: String
  /// Other names it is read by.
  public var aliases: [String]
  /// The identifier of the unit it is given in, of any quantity; it may be a custom unit too.
  public var reference: String
  /// How many of the reference one is, not 0; see ``ExactNumber``.
  public var factor: String
  /// What is added; its meaning is ``offsetOrder``'s.
  public var offset: String
  /// Whether the offset is added before or after the multiplication.
  public var offsetOrder: OffsetOrder
  /// Where the factor comes from.
  public var source: String
  /// What is assumed, or anything else.
  public var note: String?

  /// Which of the two usual formulas the offset belongs to.
  public enum OffsetOrder: Hashable, Sendable {
    /// reference = x · factor + offset, as in CLDR and in definitions here.
    case afterFactor
    /// reference = (x + offset) · factor: °F is factor 5/9, offset 459.67.
    case beforeFactor
  }

  /// A unit from its parts; nothing is checked before ``Catalog/adding(_:)``.
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
  /// What errors call the unit: the identifier it has or gets, or else its name.
  package var label: String {
    Printable.excerpt(identifier ?? Identifier.derived(from: name) ?? name, 64)
  }
}
