import UnitCatalog

extension Catalog {
  /// Returns the units that a region prefers for a quantity in general, the largest first.
  ///
  ///     Catalog.standard.preferredUnits(of: "length", in: "US")  // [mile, foot, inch]
  ///     Catalog.standard.preferredUnits(of: "length", in: "DE")  // [kilometer, meter, centimeter]
  ///
  /// Show a value in the first unit in which the value is 1 or more, else in the last unit.
  ///
  /// Source: Unicode CLDR 41, `unitPreferenceData`, usage `default`.
  ///
  /// - Parameters:
  ///   - quantity: the identifier of a quantity.
  ///   - region: a code of ISO 3166-1, of two capitals; a region without own data has the units of
  ///     the world.
  /// - Returns: the units; none for a quantity without preferences in CLDR.
  public func preferredUnits(of quantity: String, in region: String) -> [MeasureUnit] {
    let isImperial = region == "US" || region == "GB"
    let identifiers: [String] =
      switch quantity {
      case "area":
        isImperial
          ? ["square-mile", "acre", "square-foot", "square-inch"]
          : ["square-kilometer", "hectare", "square-meter", "square-centimeter"]
      case "energy": ["kilowatt-hour"]
      case "fuel-economy": ["liter-per-100-kilometer"]
      case "length": isImperial ? ["mile", "foot", "inch"] : ["kilometer", "meter", "centimeter"]
      case "mass":
        isImperial
          ? ["ton", "pound", "ounce"] : ["tonne", "kilogram", "gram", "milligram", "microgram"]
      case "mass-density": ["kilogram-per-cubic-meter"]
      case "power": ["gigawatt", "megawatt", "kilowatt", "watt", "milliwatt"]
      case "pressure": isImperial ? ["pound-force-per-square-inch"] : ["megapascal", "pascal"]
      case "speed": isImperial ? ["mile-per-hour"] : ["kilometer-per-hour"]
      case "temperature": region == "US" ? ["fahrenheit"] : ["celsius"]
      case "time":
        ["day", "hour", "minute", "second", "millisecond", "microsecond", "nanosecond"]
      case "volume":
        isImperial ? ["cubic-foot", "cubic-inch"] : ["cubic-meter", "cubic-centimeter"]
      default: []
      }
    return identifiers.compactMap { unit($0) }
  }
}
