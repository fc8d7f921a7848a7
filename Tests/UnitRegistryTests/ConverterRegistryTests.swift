import Foundation
import Metryvo
import Testing
import UnitRegistry

@Suite struct ConverterRegistryTests {
  /// The sample of the doc comment.
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
    let file = URL(fileURLWithPath: "/nonexistent.json")
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
