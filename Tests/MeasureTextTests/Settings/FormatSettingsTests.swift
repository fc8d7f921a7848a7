import Metryvo
import Testing

@Suite struct FormatSettingsTests {
  private func unit(_ identifier: String) throws -> MeasureUnit {
    try #require(Catalog.standard.unit(identifier))
  }

  @Test func theNarrowestPlaceDecidesEachProperty() throws {
    var settings = FormatSettings(locale: .french)
    settings.standard.precision = .decimals(4)
    settings.standard.rounding = .floor
    settings.setQuantity("length", FormatOverride(precision: .decimals(3), grouping: .never))
    settings.setPair(from: "mile", to: "kilometer", FormatOverride(precision: .decimals(1)))
    let pair = settings.format(from: try unit("mile"), to: try unit("kilometer"))
    #expect(pair.precision == .decimals(1))
    #expect(pair.grouping == .never && pair.rounding == .floor)
    #expect(pair.symbols == NumberLocale.french.symbols)
    // The reverse direction is another pair.
    let back = settings.format(from: try unit("kilometer"), to: try unit("mile"))
    #expect(back.precision == .decimals(3) && back.grouping == .never)
    let mass = settings.format(from: try unit("kilogram"), to: try unit("gram"))
    #expect(mass.precision == .decimals(4) && mass.grouping == .auto)
    #expect(settings.format(of: try unit("mile")).precision == .decimals(3))
  }

  @Test func everyPropertyCanBeOverridden() throws {
    let override = FormatOverride(
      precision: .all, rounding: .up05, smallNumbers: .zero, trailingZeros: .kept,
      grouping: .always, notation: .engineering)
    var settings = FormatSettings()
    settings.setQuantity("length", override)
    var expected = NumberFormat(
      precision: .all, rounding: .up05, smallNumbers: .zero, trailingZeros: .kept,
      grouping: .always, notation: .engineering)
    #expect(settings.format(of: try unit("mile")) == expected)
    settings.separators = NumberSymbols(decimal: "'", grouping: " ")
    expected.symbols = NumberSymbols(decimal: "'", grouping: " ")
    #expect(settings.format(of: try unit("mile")) == expected)
  }

  @Test func anOverrideIsReplacedAndTakenAway() {
    var settings = FormatSettings()
    settings.setQuantity("mass", FormatOverride(precision: .all))
    settings.setQuantity("mass", FormatOverride(rounding: .up))
    #expect(settings.override(ofQuantity: "mass") == FormatOverride(rounding: .up))
    settings.setPair(from: "a", to: "b", FormatOverride(precision: .all))
    #expect(settings.override(from: "b", to: "a") == nil)
    #expect(settings.override(ofQuantity: "a") == nil)
    settings.setPair(from: "a", to: "b", FormatOverride())
    settings.setQuantity("mass", FormatOverride())
    #expect(settings == FormatSettings())
  }

  @Test func theOrderOfSettingIsOfNoMatter() {
    var (x, y) = (FormatSettings(), FormatSettings())
    x.setQuantity("mass", FormatOverride(precision: .all))
    x.setPair(from: "a", to: "b", FormatOverride(rounding: .up))
    y.setPair(from: "a", to: "b", FormatOverride(rounding: .up))
    y.setQuantity("mass", FormatOverride(precision: .all))
    #expect(x == y)
  }
}
