/// What a data text says about one unit, before its definition is evaluated.
public struct UnitRecord: Hashable, Sendable {
  /// The name programs use: `mile-per-hour`: `a`–`z`, digits and `-`, from CLDR where it has one.
  public var identifier: String
  /// The symbol written after numbers: `µm`.
  public var symbol: String
  /// Other symbols it is read by; as case-sensitive as ``symbol``.
  public var symbolVariants: [String]
  /// The English name for 1, in American spelling.
  public var name: String
  /// The English name for other numbers.
  public var pluralName: String
  /// Other names it is read by, in any case.
  public var aliases: [String]
  /// The measurement systems it belongs to, one at least.
  public var systems: [MeasurementSystem]
  /// The defining expression; `Definitions/README.md` states its grammar.
  public var definition: String
  /// Where the definition stands: statute, standard, resolution.
  public var source: String
  /// What kind of number the definition rests on.
  public var kind: DefinitionKind
  /// What is assumed, or what it is not to be confused with.
  public var note: String?

  /// A record from its parts.
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
