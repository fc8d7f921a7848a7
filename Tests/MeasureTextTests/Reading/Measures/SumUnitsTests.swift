import Metryvo
import Testing

/// The names of a sum and of its target unit are resolved together.
@Suite struct SumUnitsTests {
  private typealias Row = (text: String, target: String, units: String, number: String)

  private func failures(_ rows: [Row], _ reader: MeasureReader = MeasureReader()) throws
    -> [String]
  {
    try rows.compactMap { row in
      let fitted = reader.fit(try reader.read(row.text), try reader.unit(row.target))
      let units = fitted.source.parts.map(\.unit.unit.identifier) + [fitted.target.unit.identifier]
      let found = "\(units.joined(separator: " ")), \(fitted.source.number?.text ?? "-")"
      let expected = "\(row.units), \(row.number)"
      return found == expected ? nil : "\(row.text) to \(row.target): \(found), not \(expected)"
    }
  }

  /// The years and months of a sum and of its target belong to one calendar.
  ///
  /// Days belong to every calendar.
  @Test func calendarsAreOfOneFamily() throws {
    #expect(
      try failures([
        ("1 year 2 hours", "months", "year-gregorian hour month-gregorian", "8767.82"),
        ("2 years 3 days", "months", "year-gregorian day month-gregorian", "733.485"),
        ("1 month 2 days", "years", "month-gregorian day year-gregorian", "32.436875"),
        ("12 months 1 day", "years", "month-gregorian day year-gregorian", "366.2425"),
        ("1 year 1 day", "decades", "year-gregorian day decade", "366.2425"),
        ("1 year 6 months", "days", "year-gregorian month-gregorian day", "18"),
        (
          "1 Gregorian year 6 months", "years", "year-gregorian month-gregorian year-gregorian",
          "18"
        ),
        ("1 Julian year 6 h", "months", "year-julian hour month-julian", "8772"),
        ("1 year 1 day", "days", "year-365-day day day", "366"),
        ("1 month 1 day", "hours", "month-30-day day hour", "31"),
        ("1 day 2 hours", "years", "day hour year-365-day", "26"),
        ("-1 year 2 hours", "months", "year-gregorian hour month-gregorian", "-8767.82"),
      ]) == [])
  }

  /// A part with one meaning, such as milliliters, does not affect the other parts.
  @Test func metricPartsDecideNothing() throws {
    #expect(
      try failures([
        ("1 pint 10 mL", "mL", "pint milliliter milliliter", "483.176473"),
        ("1 pint 100 mL", "fl oz", "pint milliliter fluid-ounce", "573.176473"),
        ("1 pint 10 mL", "imperial pints", "pint milliliter pint-imperial", "483.176473"),
        ("1 ton 5 kg", "tons", "ton kilogram ton", "912.18474"),
        ("1 peck 1 US dry quart", "qt", "peck quart-dry quart-dry", "9"),
      ]) == [])
    let british = MeasureReader(region: RegionCode(rawValue: "GB"))
    #expect(
      try failures(
        [
          ("1 pint 10 mL", "mL", "pint-imperial milliliter milliliter", "578.26125"),
          ("1 pint 10 mL", "pints", "pint-imperial milliliter pint-imperial", "578.26125"),
          ("1 ton 5 kg", "tons", "ton-imperial kilogram ton-imperial", "1021.0469088"),
        ], british) == [])
    let metric = MeasureReader(preferredSystem: .metric)
    #expect(
      try failures(
        [
          ("1 pint 10 mL", "pints", "pint-metric milliliter pint-metric", "510"),
          ("1 cup 3 tbsp", "mL", "cup-metric tablespoon-metric milliliter", "59/3"),
        ], metric) == [])
  }

  /// Cups and spoons are those of the region, even if a cup is no whole number of spoons.
  @Test func kitchensAreThoseOfTheRegion() throws {
    for (region, units, number) in [
      ("AU", "cup-metric tablespoon-australian milliliter", "14.5"),
      ("CA", "cup-metric tablespoon-metric milliliter", "56/3"),
      ("GB", "cup-imperial tablespoon-imperial milliliter", "18"),
      ("US", "cup tablespoon milliliter", "18"), ("DE", "cup tablespoon milliliter", "18"),
    ] {
      let reader = MeasureReader(region: RegionCode(rawValue: region))
      #expect(try failures([("1 cup 2 tbsp", "mL", units, number)], reader) == [], "\(region)")
    }
  }

  /// The flag `regionalUnit` is set only if the region decided.
  @Test func theRegionIsNamedWhereItDecided() throws {
    for (text, region, isDecided) in [
      ("1 pint 10 mL", "GB", true), ("1 pint 10 mL", "US", false), ("1 cup 2 tbsp", "AU", true),
      ("5 ft 6 in", "GB", false), ("1 m 2 cm", "GB", false),
    ] {
      let reading = try MeasureReader(region: RegionCode(rawValue: region)).read(text)
      #expect(reading.flags.contains(.regionalUnit) == isDecided, "\(text), \(region)")
    }
  }

  /// If the parts of a sum do not add up exactly in the fitted units, the sum keeps its units.
  @Test func sumsThatDoNotFitKeepTheirUnits() throws {
    let reader = MeasureReader()
    let text = "123456789012345678901234567890123456 years 1 day"
    let sum = try reader.read(text)
    let fitted = reader.fit(sum, try reader.unit("months"))
    #expect(fitted.source.parts.count == 2)
    #expect(fitted.source.number != nil)
  }
}
