import DecimalArithmetic

/// What a data text says about one quantity and its units, before definitions are evaluated.
public struct QuantityRecord: Hashable, Sendable {
  /// The name programs use: `length`.
  public var identifier: String
  /// The English name: `Length`.
  public var name: String
  /// One sentence that says what the quantity is.
  public var description: String
  /// Other names, which no other quantity bears.
  public var aliases: [String]
  /// Names that cover several quantities.
  public var topics: [String]
  /// A name from which user interfaces choose a picture: `ruler`.
  public var iconName: String
  /// The identifier of the unit all others are defined against.
  public var baseUnit: String
  /// What every unit's definition must come to.
  public var dimension: DimensionVector
  /// The lowest value there is, in base units: absolute zero; `nil` where there is none to speak of.
  public var lowest: ExactRatio?
  /// Headings under which some of the units are shown together.
  public var groups: [UnitGroup]
  /// Names that several units bear.
  public var choices: [NameChoice]
  /// The units in the order they are shown.
  public var units: [UnitRecord]

  /// A record from its parts.
  public init(
    identifier: String, name: String, description: String = "", aliases: [String] = [],
    topics: [String] = [], iconName: String, baseUnit: String, dimension: DimensionVector,
    lowest: ExactRatio? = nil, groups: [UnitGroup] = [],
    choices: [NameChoice] = [], units: [UnitRecord] = []
  ) {
    self.identifier = identifier
    self.name = name
    self.description = description
    self.aliases = aliases
    self.topics = topics
    self.iconName = iconName
    self.baseUnit = baseUnit
    self.dimension = dimension
    self.lowest = lowest
    self.groups = groups
    self.choices = choices
    self.units = units
  }
}

/// A heading and the identifiers of the units under it: "Cooking (US)".
public struct UnitGroup: Hashable, Sendable {
  /// The heading.
  public var name: String
  /// Other headings by which it is found: "US cooking".
  public var aliases: [String]
  /// The identifiers, in the order they are shown; a unit may stand in several groups.
  public var units: [String]

  /// A group from its parts.
  public init(name: String, aliases: [String] = [], units: [String]) {
    self.name = name
    self.aliases = aliases
    self.units = units
  }
}

/// Names that several units bear, and the order in which these are offered.
public struct NameChoice: Hashable, Sendable {
  /// The names; hyphens may stand for their spaces.
  ///
  /// A single character is case-sensitive, and so is a name whose capitals alone tell it from another
  /// choice's; the others are not.
  public var names: [String]
  /// The identifiers, of any quantity, the default first.
  public var units: [String]

  /// A choice from its parts.
  public init(names: [String], units: [String]) {
    self.names = names
    self.units = units
  }
}
