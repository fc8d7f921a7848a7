import Foundation
import Metryvo
import Testing
import UnitRegistry
import UnitRegistryFiles

@Suite struct ConverterRegistryTests {
  /// The example in the doc comment of `Converter.init(registry:onto:context:target:)`.
  private let registry = """
    {"format": "metryvo-registry", "version": 1, "customUnits": [
      {"name": "smoot", "symbol": "smoot", "reference": "inch", "factor": 67}]}
    """

  @Test func aConverterIsMadeOfTextBytesOrFile() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString).json")
    try Data(registry.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let converters = [
      try Converter<Decimal128>(registry: registry),
      try Converter<Decimal128>(registry: Array(registry.utf8)),
      try Converter<Decimal128>(registry: file),
    ]
    for converter in converters {
      let result = try converter.convert("364.4", from: "smoot", to: "meter")
      #expect("\(result.value)" == "620.13592" && result.isExact)
      #expect("\(try converter.convert("5", from: "mile", to: "kilometer").value)" == "8.04672")
      #expect(converter.target == .digits(34) && converter.context.rounding == .halfUp)
    }
  }

  @Test func reciprocalsAndLevelsOfTheFileConvert() throws {
    let text = """
      {"format": "metryvo-registry", "version": 1, "customUnits": [
        {"name": "liter per 50 km", "symbol": "L/50 km", "reference": "liter-per-100-kilometer", "factor": 2},
        {"name": "decibel-nanowatt", "symbol": "dBnW", "reference": "decibel-milliwatt", "factor": 1,
         "offset": -60}]}
      """
    let converter = try Converter<Decimal128>(registry: text)
    func convert(_ text: String, _ source: String, _ target: String) throws -> String {
      "\(try converter.convert(text, from: source, to: target).value)"
    }
    let fuel = "liter-per-50-km"
    #expect(try convert("8", "liter-per-100-kilometer", fuel) == "4")
    #expect(try convert("4", fuel, "kilometer-per-liter") == "12.5")
    #expect(
      try convert("4", fuel, "mile-per-gallon") == "29.40182291666666666666666666666667")
    #expect(try convert("1", "watt", "decibel-nanowatt") == "90")
    #expect(try convert("30", "decibel-nanowatt", "decibel-milliwatt") == "-30")
  }

  @Test func catalogContextAndTargetAreTheCallers() throws {
    let half = """
      [{"categoryName": "Length", "units": [
        {"unitName": "Smoot", "unitSymbol": "smoot", "factor": 1, "isBase": true},
        {"unitName": "Half smoot", "unitSymbol": "hs", "factor": 0.5}]}]
      """
    let smoots = try RegistryReader().read(registry).catalog
    let converter = try Converter<Decimal128>(
      registry: half, onto: smoots, context: .decimal128.rounding(.floor),
      target: .decimals(1, elseDigits: 2))
    #expect("\(try converter.convert("1", from: "half-smoot", to: "meter").value)" == "0.8")
    let file = URL(fileURLWithPath: "/dev/null/x.json")
    #expect(throws: RegistryError(file: file.relativePath, .unreadable)) {
      try Converter<Decimal128>(registry: file, onto: smoots)
    }
    #expect(throws: RegistryError(file: "registry", line: 1, column: 1, .json(.endsEarly))) {
      try Converter<Decimal128>(registry: "")
    }
    #expect(throws: RegistryError(file: "registry", line: 1, column: 2, .json(.endsEarly))) {
      try Converter<Decimal128>(registry: [UInt8(ascii: "[")])
    }
  }
}
