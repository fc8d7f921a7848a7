import Foundation
import Metryvo
import Testing

@Suite struct PreferredUnitsTests {
  @Test func regionsHaveTheirUnits() {
    let catalog = Catalog.standard
    let names = { (quantity: String, region: String) in
      catalog.preferredUnits(of: quantity, in: region).map(\.identifier)
    }
    #expect(names("length", "US") == ["mile", "foot", "inch"])
    #expect(names("length", "DE") == ["kilometer", "meter", "centimeter"])
    #expect(names("temperature", "GB") == ["celsius"])
    #expect(names("temperature", "US") == ["fahrenheit"])
    #expect(names("radioactivity", "US") == [])
    #expect(names("length", "nowhere") == names("length", "001"))
  }

  /// Preferred units belong to their quantity and decrease in size.
  @Test func unitsAreInOrder() throws {
    let converter = Converter<Decimal128>()
    let one = try #require(Decimal128("1"))
    for quantity in Catalog.standard.quantities {
      for region in ["001", "US", "GB"] {
        let units = Catalog.standard.preferredUnits(of: quantity.identifier, in: region)
        for unit in units { #expect(unit.quantity == quantity.identifier) }
        for (large, small) in zip(units, units.dropFirst()) {
          let result = try converter.convert(Measure(one, large), to: small).conversion.value
          #expect(result > one, "\(large.identifier) \(small.identifier)")
        }
      }
    }
  }

  private static let file: URL? = CLDRNumbers.folder.map {
    $0.deletingLastPathComponent().appendingPathComponent("supplemental/units.xml")
  }

  /// CLDR's names of quantities that differ from ours.
  private static let quantities = ["consumption": "fuel-economy", "duration": "time"]
  /// CLDR's quantities that the catalog lacks, or for which it lacks the preferred unit.
  private static let missing: Set<String> = ["concentration", "year-duration"]
  private static let units = ["metric-ton": "tonne"]

  @Test(
    .enabled(if: file != nil, "no CLDR: make tables fetches it"))
  func unitsAreThoseOfCLDR() throws {
    let text = try String(contentsOf: try #require(Self.file), encoding: .utf8)
    let blocks = text.components(separatedBy: "<unitPreferences ").dropFirst()
      .filter { $0.hasPrefix("category=") && $0.prefix(120).contains("usage=\"default\"") }
    #expect(blocks.count >= 10)
    for block in blocks {
      let category = Self.attribute("category", block) ?? ""
      if Self.missing.contains(category) { continue }
      var expected: [String: [String]] = [:]
      let rows = block.components(separatedBy: "</unitPreferences>")[0]
        .components(separatedBy: "<unitPreference ").dropFirst()
      for row in rows {
        let unit = row.components(separatedBy: ">")[1].components(separatedBy: "<")[0]
        for region in (Self.attribute("regions", row) ?? "").split(separator: " ") {
          expected[String(region), default: []].append(Self.units[unit] ?? unit)
        }
      }
      for region in ["001", "US", "GB", "FR", "JP", "BS"] {
        let found = Catalog.standard.preferredUnits(
          of: Self.quantities[category] ?? category, in: region)
        #expect(
          found.map(\.identifier) == expected[region] ?? expected["001"], "\(category) \(region)")
      }
    }
  }

  private static func attribute(_ name: String, _ text: String) -> String? {
    let parts = text.components(separatedBy: "\(name)=\"")
    return parts.count > 1 ? parts[1].components(separatedBy: "\"")[0] : nil
  }
}
