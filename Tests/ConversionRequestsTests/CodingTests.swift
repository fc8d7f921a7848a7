import Foundation
import GMPDecimal
import Metryvo
import Testing

/// Values that people store are written as JSON and read back unchanged.
@Suite struct CodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func value<Value: Decodable>(_: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  /// Checks that a value is encoded as the JSON `text` and decoded back.
  private func keeps<Value: Codable & Hashable>(_ kept: Value, as text: String) throws {
    #expect(try json([kept]) == "[\(text)]")
    #expect(try value([Value].self, "[\(text)]") == [kept])
  }

  @Test func choicesAreWordsOrCounts() throws {
    try keeps(RoundingMode.halfEven, as: "\"half-even\"")
    try keeps(RoundingTarget.digits(5), as: #"{"digits":5}"#)
    try keeps(RoundingTarget.decimals(-2, elseDigits: 0), as: #"{"decimals":-2,"elseDigits":0}"#)
    try keeps(NumberPrecision.all, as: "\"all\"")
    try keeps(NumberPrecision.decimals(2), as: #"{"decimals":2}"#)
    try keeps(NumberPrecision.significantDigits(3), as: #"{"significantDigits":3}"#)
    try keeps(SmallNumbers.zero, as: "\"zero\"")
    try keeps(SmallNumbers.asManyDigits, as: "\"asManyDigits\"")
    try keeps(SmallNumbers.digits(2), as: #"{"digits":2}"#)
    for (grouping, word) in [(DigitGrouping.auto, "auto"), (.always, "always"), (.never, "never")] {
      try keeps(grouping, as: "\"\(word)\"")
    }
    try keeps(DigitGrouping.minimum(2), as: #"{"minimum":2}"#)
    for (notation, word) in [
      (NumberNotation.plain, "plain"), (.scientific, "scientific"), (.engineering, "engineering"),
    ] {
      try keeps(notation, as: "\"\(word)\"")
    }
    try keeps(NumberNotation.automatic(.standard), as: #"{"largest":20,"smallest":-12}"#)
    try keeps(MeasurementSystem.imperial, as: "\"imperial\"")
    try keeps(try #require(RegionCode(rawValue: "DE")), as: "\"DE\"")
    try keeps(BackendRange.arbitraryPrecision, as: "\"arbitraryPrecision\"")
  }

  @Test(arguments: NumberLocale.allCases) func localesAreIdentifiers(_ locale: NumberLocale) throws
  {
    try keeps(locale, as: "\"\(locale.rawValue)\"")
  }

  @Test func measuresAreTextsOfNumberAndUnit() throws {
    let text = "12345678901234567890.12345678901234"
    let native = try #require(Decimal128(text))
    try keeps(Measure(native, .mile), as: #"{"unit":"mile","value":"\#(text)"}"#)
    let wide = try #require(BigDecimal(text + "56789"))
    try keeps(Measure(wide, .mile), as: #"{"unit":"mile","value":"\#(text)56789"}"#)
  }

  @Test func everyUnitIsItsIdentifier() throws {
    for unit in Catalog.standard.units { try keeps(unit, as: "\"\(unit.identifier)\"") }
  }

  @Test func unitsAreFoundInTheCatalogOfTheDecoder() throws {
    let unit = CustomUnit(
      identifier: "smoot", name: "smoot", symbol: "smoot", reference: "inch", factor: "67")
    let catalog = try Catalog.standard.adding([unit])
    let decoder = JSONDecoder()
    let data = Data("[\"smoot\"]".utf8)
    #expect(throws: DecodingError.self) { try decoder.decode([MeasureUnit].self, from: data) }
    decoder.userInfo[.unitCatalog] = catalog
    #expect(try decoder.decode([MeasureUnit].self, from: data) == [catalog.unit("smoot")])
  }

  @Test func settingsKeepWhatIsSet() throws {
    var settings = ConversionSettings()
    try keeps(
      settings,
      as: #"{"isStrict":false,"notation":{"largest":20,"smallest":-12},"range":"decimal128","#
        + #""rounding":"half-up","style":"\#(settings.style.rawValue)"}"#)
    #expect(try value(ConversionSettings.self, "{}") == settings)
    settings.digits = 5
    settings.decimals = 2
    settings.rounding = .floor
    settings.range = .arbitraryPrecision
    settings.locale = .german
    settings.region = RegionCode(rawValue: "CH")
    settings.separators = NumberSymbols(decimal: ",", grouping: "\u{202F}")
    settings.isStrict = true
    settings.grouping = .always
    settings.notation = .engineering
    settings.trailingZeros = .padded
    settings.style = .expression
    settings.system = .imperial
    #expect(try value(ConversionSettings.self, json(settings)) == settings)
  }

  @Test func formatsKeepTheirOverrides() throws {
    var settings = FormatSettings(locale: .french)
    settings.separators = NumberSymbols(decimal: ";", grouping: "\u{202F}")
    settings.setQuantity("currency", FormatOverride(precision: .decimals(2)))
    settings.setPair(from: "mile", to: "kilometer", FormatOverride(rounding: .down))
    let read = try value(FormatSettings.self, json(settings))
    #expect(read == settings)
    #expect(read.override(from: "mile", to: "kilometer")?.rounding == .down)
    let format = MeasureFormat(.expression, numbers: NumberFormat(locale: .german))
    #expect(try value(MeasureFormat.self, json(format)) == format)
  }

  @Test func whatNoSettingHasIsRefused() {
    for (text, type) in [
      (#"{"digits":0}"#, RoundingTarget.self as any Decodable.Type),
      (#"{"decimals":1,"elseDigits":-1}"#, RoundingTarget.self),
      (#"{"decimals":1}"#, RoundingTarget.self), (#""all""#, RoundingTarget.self),
      (#""some""#, NumberPrecision.self), (#"{"digits":1,"decimals":1}"#, NumberPrecision.self),
      (#""some""#, SmallNumbers.self), (#""some""#, DigitGrouping.self),
      (#"{"smallest":1}"#, NumberNotation.self), (#""xx-YY""#, NumberLocale.self),
      (#""XYZ""#, RegionCode.self), (#""furlongish""#, MeasureUnit.self),
      (#"{"digits":35}"#, ConversionSettings.self), (#"{"decimals":-1}"#, ConversionSettings.self),
      (#"{"value":"abc","unit":"mile"}"#, Measure<Decimal128>.self),
      (#"{"value":5,"unit":"mile"}"#, Measure<Decimal128>.self),
    ] {
      #expect(throws: DecodingError.self, "\(type) of \(text)") {
        try JSONDecoder().decode(type, from: Data(text.utf8))
      }
    }
  }
}
