import DecimalArithmetic
import Foundation
import Testing
import UnitCatalog
import UnitRegistry
import UnitRegistryFiles

@Suite struct RegistryRoundTripTests {
  @Test func theWholeCatalogComesBackRecordByRecord() throws {
    let text = RegistryWriter.text(of: .standard)
    let reading = try RegistryReader(onto: .empty).read(text)
    #expect(reading.catalog.records == Catalog.standard.records)
    #expect(reading.catalog.units == Catalog.standard.units)
    #expect(reading.catalog.quantities == Catalog.standard.quantities)
    #expect(reading.warnings == [])
    #expect(RegistryWriter.text(of: reading.catalog) == text)
    // Reading the text onto the catalog from which it was written adds nothing.
    #expect(try RegistryReader().read(text).catalog.records == Catalog.standard.records)
  }

  @Test func aListingOfSomeUnitsCanBeReadBackOntoTheCatalog() throws {
    for quantity in Catalog.standard.quantities {
      let text = RegistryWriter.text(of: .standard) {
        $0.quantity == quantity.identifier && $0 != quantity.baseUnit
      }
      #expect(try RegistryReader().read(text).catalog.records == Catalog.standard.records)
    }
  }

  @Test func addedUnitsAndQuantitiesComeBack() throws {
    let catalog = try Catalog.standard
      .adding(CustomQuantity(name: "Currency (manual)", baseName: "euro", baseSymbol: "€"))
      .adding([
        CustomUnit(name: "dollar", symbol: "$", reference: "euro", factor: "0.92"),
        CustomUnit(
          name: "mark", symbol: "mk", reference: "celsius", factor: "14", offset: "121"),
      ])
    let text = RegistryWriter.text(of: catalog)
    #expect(try RegistryReader().read(text).catalog.records == catalog.records)
    #expect(try RegistryReader(onto: .empty).read(text).catalog.units == catalog.units)
  }

  /// Descriptions and names of quantities are read back, and an older file without them is read as
  /// before.
  @Test func descriptionsAndNamesOfQuantitiesComeBack() throws {
    let file = { (fields: String) in
      "{\"format\": \"metryvo-registry\", \"version\": 1, \"quantities\": [\(fields)]}"
    }
    let own = #"""
      {"identifier": "luck", "name": "Luck", "description": "What befalls.", "base": "clover",
       "aliases": ["Fortune"], "topics": ["Flow"], "dimension": "1",
       "groups": [{"name": "Green", "aliases": ["Leafy"], "units": ["clover"]}],
       "units": [{"identifier": "clover", "symbol": "clover", "name": "clover",
         "definition": "base"}]}
      """#
    let catalog = try RegistryReader().read(file(own)).catalog
    let luck = try #require(catalog.quantity("luck"))
    #expect(luck.description == "What befalls." && luck.aliases == ["Fortune"])
    #expect(luck.topics == ["Flow"] && luck.groups.map(\.aliases) == [["Leafy"]])
    #expect(catalog.sections(named: "flow").count == 3)
    let text = RegistryWriter.text(of: catalog)
    #expect(try RegistryReader(onto: .empty).read(text).catalog.records == catalog.records)
    // A known quantity gets further names, but keeps its own name and units.
    let more = #"{"identifier": "mass", "aliases": ["Heft", "Weight"], "topics": ["Matter"]}"#
    let named = try RegistryReader().read(file(more)).catalog
    #expect(named.quantity(named: "HEFT")?.identifier == "mass")
    #expect(named.quantity("mass")?.aliases == ["Weight", "Mass/Weight", "Weight/Mass", "Heft"])
    #expect(throws: RegistryError.self) {
      try RegistryReader().read(file(#"{"identifier": "mass", "description": "Heavy."}"#))
    }
    let older = text.split(separator: "\n").filter { !$0.contains("\"description\"") }
    let reading = try RegistryReader().read(older.joined(separator: "\n"))
    #expect(reading.catalog.quantity("mass") == Catalog.standard.quantity("mass"))
  }

  /// Scales are texts in lowest terms that another program can use.
  @Test func scalesAreExactFractions() throws {
    struct Entry: Decodable {
      struct Fraction: Decodable { var numerator, denominator: String }
      var identifier, model: String
      var scale: Fraction
      var offset: Fraction?
    }
    struct File: Decodable {
      struct Quantity: Decodable { var units: [Entry] }
      var quantities: [Quantity]
    }
    let text = RegistryWriter.text(of: .standard)
    let entries = try JSONDecoder().decode(File.self, from: Data(text.utf8)).quantities
      .flatMap(\.units)
    #expect(entries.count == Catalog.standard.units.count)
    var compared = 0
    for entry in entries {
      let unit = try #require(Catalog.standard.unit(entry.identifier))
      for (fraction, ratio) in [(entry.scale, unit.scale), (entry.offset, unit.offset)] {
        guard let fraction else {
          #expect(ratio.isZero)
          continue
        }
        let isNegative = fraction.numerator.hasPrefix("-")
        // Scales that exceed 128 bits when written out, such as a yottabyte's, are not compared
        // here.
        guard
          let top = UInt128(
            isNegative ? String(fraction.numerator.dropFirst()) : fraction.numerator),
          let bottom = UInt128(fraction.denominator)
        else { continue }
        compared += 1
        #expect(ExactRatio(isNegative: isNegative, top, over: bottom) == ratio, "\(unit)")
        #expect(greatestCommonDivisor(top, bottom) == 1, "\(unit)")
      }
    }
    #expect(compared > entries.count - 20)
    let mile = entries.first { $0.identifier == "mile" }
    #expect(mile?.scale.numerator == "201168" && mile?.scale.denominator == "125")
    let fahrenheit = entries.first { $0.identifier == "fahrenheit" }
    #expect(fahrenheit?.offset?.numerator == "45967" && fahrenheit?.offset?.denominator == "180")
  }

  @Test func theSampleOfThePageIsTrue() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/UnitRegistry/README.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
      .filter { $0.hasPrefix("json\n") }.map { String($0.dropFirst(5)) }
    try #require(blocks.count == 2)
    let registry = try RegistryReader().read(blocks[0])
    #expect(registry.warnings == [])
    #expect(registry.catalog.unit("smoot")?.scale == ExactRatio(17018, exponent: -4))
    #expect(registry.catalog.unit("dollar")?.quantity == "currency")
    #expect(registry.catalog.unit("double-step")?.scale == ExactRatio(8509, over: 6, exponent: -3))
    #expect(registry.catalog.unit("oven-mark")?.offset == ExactRatio(39415, exponent: -2))
    let table = try RegistryReader().read(blocks[1])
    #expect(table.warnings.map(\.description).count == 1)
    #expect(table.warnings[0].description.contains("1609.34 differs from mile = 1609.344 meter ("))
    #expect(table.catalog.unit("smoot")?.scale == ExactRatio(17018, exponent: -4))
  }
}
