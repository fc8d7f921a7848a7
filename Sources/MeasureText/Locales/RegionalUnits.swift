import UnitCatalog

/// The units that a name of several units means in a region.
///
/// | region | means |
/// |---|---|
/// | United States and their territories, Liberia | US customary; a barrel of oil, as everywhere |
/// | United Kingdom, Crown dependencies, Myanmar, Ireland | imperial |
/// | Australia | metric cups and spoons, the tablespoon of 20 mL; else imperial |
/// | New Zealand | metric cups and spoons; else imperial |
/// | Canada | metric cups and spoons; ton and hundredweight of 2000 and 100 lb; else imperial |
///
/// In all other regions a name means the same unit as without a region.
///
/// Source: Unicode CLDR 41, `measurementSystem` (`US` and `UK`); Weights and Measures Act, R.S.C.
/// 1985, c. W-6, schedule II (Canada); Directive 80/181/EEC, annex, chapter II (Ireland: the
/// imperial pint); metric cup and spoon sets of the Standards Association of Australia.
struct RegionalUnits {
  /// The identifiers of the units that are preferred to units of ``system``, separated by spaces.
  let units: StaticString
  /// The system whose units are preferred if no unit of ``units`` has the name.
  let system: MeasurementSystem

  private init(_ system: MeasurementSystem, before units: StaticString = "") {
    self.system = system
    self.units = units
  }

  /// Creates the units of a region; `nil` for a region without data.
  init?(_ region: RegionCode) {
    if RegionCode.contains(region, in: "AS GU LR MP PR UM US VI") {
      self.init(.us, before: "barrel")
    } else if RegionCode.contains(region, in: "GB GG IE IM JE MM") {
      self.init(.imperial)
    } else if region == RegionCode("AU") {
      self.init(.imperial, before: "cup-metric tablespoon-australian teaspoon-metric")
    } else if region == RegionCode("NZ") {
      self.init(.imperial, before: "cup-metric tablespoon-metric teaspoon-metric")
    } else if region == RegionCode("CA") {
      self.init(
        .imperial,
        before: """
          cup-metric tablespoon-metric teaspoon-metric ton hundredweight ton-force ton-per-hour
          """)
    } else {
      return nil
    }
  }

  /// Whether a unit is among ``units``.
  func hasFirst(_ unit: MeasureUnit) -> Bool {
    let identifier = Array(unit.identifier.utf8)
    var position = 0
    let count = units.utf8CodeUnitCount
    while position < count {
      var end = position
      while end < count, units.utf8Start[end] != UInt8(ascii: " ") { end += 1 }
      let own = UTF8Bytes(start: units.utf8Start + position, count: end - position)
      if identifier.elementsEqual(own) { return true }
      position = end + 1
    }
    return false
  }
}

extension RegionCode {
  /// The region's system of measurement in addition to the metric system; `nil` if none is known.
  public var ownSystem: MeasurementSystem? { RegionalUnits(self)?.system }
}
