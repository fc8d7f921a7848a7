import DecimalArithmetic

/// What a unit measures, with all its units: length, mass, data.
public struct Quantity: Hashable, Sendable {
  /// The name programs use: `length`.
  public let identifier: String
  /// The English name: `Length`.
  public let name: String
  /// One sentence that says what the quantity is: `Distance from one point to another.`; empty for
  /// a custom quantity that states none.
  public let description: String
  /// Other names, which no other quantity bears: `Weight`.
  public let aliases: [String]
  /// Names that cover several quantities: `Flow`.
  public let topics: [String]
  /// A name from which user interfaces choose a picture: `ruler`.
  public let iconName: String
  /// The unit all others are defined against; scale 1, offset 0.
  public let baseUnit: MeasureUnit
  /// What every unit's definition comes to.
  public let dimension: DimensionVector
  /// The lowest value there is, in base units: absolute zero; `nil` where there is none to speak of.
  public let lowest: ExactRatio?
  /// Headings under which some of the units are shown together.
  public let groups: [UnitGroup]
  /// The units in the order they are shown.
  public let units: [MeasureUnit]

  init(_ record: QuantityRecord, baseUnit: MeasureUnit, units: [MeasureUnit]) {
    identifier = record.identifier
    name = record.name
    description = record.description
    aliases = record.aliases
    topics = record.topics
    iconName = record.iconName
    self.baseUnit = baseUnit
    dimension = record.dimension
    lowest = record.lowest
    groups = record.groups
    self.units = units
  }
}
