import DecimalArithmetic

/// The data of one quantity and its units, before definitions are evaluated.
public struct QuantityRecord: Hashable, Sendable {
  /// The identifier: `length`.
  public var identifier: String
  /// The English name: `Length`.
  public var name: String
  /// One sentence that defines the quantity.
  public var description: String
  /// Further names, unique to this quantity.
  public var aliases: [String]
  /// Names shared with other quantities.
  public var topics: [String]
  /// The SF Symbols name of the picture in user interfaces: `ruler`.
  public var iconName: String
  /// The identifier of the base unit (CLDR).
  public var baseUnit: String
  /// The dimension that every unit's definition must have.
  public var dimension: DimensionVector
  /// The lowest possible value, in base units: absolute zero.
  ///
  /// `nil` for quantities without such a limit.
  public var lowest: ExactRatio?
  /// Groups of units under display headings; a unit need not be in a group.
  public var groups: [UnitGroup]
  /// Names that denote several units, of this or of other quantities.
  public var choices: [NameChoice]
  /// The units in display order.
  public var units: [UnitRecord]

  /// Creates a record from its parts.
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
  /// Further headings by which look-up finds the group: "US cooking".
  public var aliases: [String]
  /// The identifiers in display order.
  ///
  /// A unit may be in several groups.
  public var units: [String]

  /// Creates a group from its parts.
  public init(name: String, aliases: [String] = [], units: [String]) {
    self.name = name
    self.aliases = aliases
    self.units = units
  }
}

/// Names that denote several units, and the order in which look-up offers the units of each name.
public struct NameChoice: Hashable, Sendable {
  /// The names.
  ///
  /// Look-up also accepts hyphens instead of the spaces in a name.
  ///
  /// A name is case-sensitive if it has a single character, or if it differs only in capitals from
  /// a name of another choice. All other names match in any case.
  public var names: [String]
  /// The identifiers of the units, of any quantity; the first unit is the default.
  public var units: [String]

  /// Creates a choice from its parts.
  public init(names: [String], units: [String]) {
    self.names = names
    self.units = units
  }
}
