/// The data of one unit, before its definition is evaluated.
public struct UnitRecord: Hashable, Sendable {
  /// The identifier: `mile-per-hour`.
  ///
  /// An identifier consists of `a`–`z`, digits and `-`. If CLDR has the unit, this is CLDR's
  /// identifier.
  public var identifier: String
  /// The symbol after a number: `µm`.
  public var symbol: String
  /// Further symbols that look-up finds, case-sensitive like ``symbol``.
  public var symbolVariants: [String]
  /// The English name in the singular, in American spelling.
  public var name: String
  /// The English name in the plural.
  public var pluralName: String
  /// Further names that look-up finds, in any case.
  public var aliases: [String]
  /// The measurement systems of the unit, at least one.
  public var systems: [MeasurementSystem]
  /// The defining expression; `Definitions/README.md` states its grammar.
  public var definition: String
  /// The source of the definition: a statute, a standard, a resolution.
  public var source: String
  /// The origin of the number in the definition.
  public var kind: DefinitionKind
  /// An assumption behind the definition, or a unit that is easily confused with this unit.
  public var note: String?

  /// Creates a record from its parts.
  public init(
    identifier: String, symbol: String, symbolVariants: [String] = [], name: String,
    pluralName: String, aliases: [String] = [], systems: [MeasurementSystem], definition: String,
    source: String, kind: DefinitionKind = .exact, note: String? = nil
  ) {
    self.identifier = identifier
    self.symbol = symbol
    self.symbolVariants = symbolVariants
    self.name = name
    self.pluralName = pluralName
    self.aliases = aliases
    self.systems = systems
    self.definition = definition
    self.source = source
    self.kind = kind
    self.note = note
  }
}
