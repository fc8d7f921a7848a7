import DecimalArithmetic

/// A quantity with all its units: length, mass, data.
public struct Quantity: Hashable, Sendable {
  /// The identifier: `length`.
  public let identifier: String
  /// The English name: `Length`.
  public let name: String
  /// One sentence that defines the quantity: `Distance from one point to another.` Empty for a
  /// custom quantity without a description.
  public let description: String
  /// Further names, unique to this quantity: `Weight`.
  public let aliases: [String]
  /// Names shared with other quantities: `Flow`.
  public let topics: [String]
  /// The SF Symbols name of the picture in user interfaces: `ruler`.
  public let iconName: String
  /// The base unit (CLDR), in which scales and offsets are given; its scale is 1, its offset 0.
  public let baseUnit: MeasureUnit
  /// The dimension of every unit of the quantity.
  public let dimension: DimensionVector
  /// The lowest possible value, in base units: absolute zero.
  ///
  /// `nil` for quantities without such a limit.
  public let lowest: ExactRatio?
  /// Groups of units under display headings; a unit need not be in a group.
  public let groups: [UnitGroup]
  /// The units in display order.
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
