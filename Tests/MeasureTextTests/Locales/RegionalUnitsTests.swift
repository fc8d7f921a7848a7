import Foundation
import Metryvo
import Testing

/// Units of a name that depend on the region.
@Suite struct RegionalUnitsTests {
  private func unit(
    _ name: String, _ region: String, _ system: MeasurementSystem? = nil
  ) throws -> String {
    let region = try #require(RegionCode(rawValue: region))
    return try MeasureReader(preferredSystem: system, region: region).unit(name).unit.identifier
  }

  @Test func sharedNamesAreThoseOfTheRegion() throws {
    for (region, name, identifier) in [
      ("GB", "gallon", "gallon-imperial"), ("GB", "pint", "pint-imperial"),
      ("GB", "cup", "cup-imperial"), ("GB", "mpg", "mile-per-gallon-imperial"),
      ("GB", "ton", "ton-imperial"), ("IE", "pint", "pint-imperial"),
      ("AU", "cup", "cup-metric"), ("AU", "tbsp", "tablespoon-australian"),
      ("AU", "pint", "pint-imperial"), ("NZ", "tbsp", "tablespoon-metric"),
      ("CA", "gallon", "gallon-imperial"), ("CA", "cup", "cup-metric"), ("CA", "ton", "ton"),
      ("CA", "mpg", "mile-per-gallon-imperial"), ("US", "gallon", "gallon"), ("US", "cup", "cup"),
      ("US", "barrel", "barrel"), ("LR", "pint", "pint"), ("DE", "gallon", "gallon"),
      ("IN", "pint", "pint"),
    ] {
      #expect(try unit(name, region) == identifier, "\(name) in \(region)")
    }
  }

  @Test func aSystemGoesBeforeTheRegion() throws {
    #expect(try unit("gallon", "GB", .us) == "gallon")
    #expect(try unit("pint", "US", .imperial) == "pint-imperial")
    #expect(try unit("cup", "AU", .imperial) == "cup-imperial")
    // If the system has no such unit, the region decides.
    #expect(try unit("gallon", "GB", .metric) == "gallon-imperial")
  }

  @Test func theLocaleHasItsRegion() throws {
    let british = try #require(NumberLocale(rawValue: "en-GB"))
    let reader = MeasureReader(.lenient(british))
    let reading = try reader.read("2 pints")
    #expect(reading.unit.identifier == "pint-imperial" && reading.flags.contains(.regionalUnit))
    // The region decides both units of a conversion. The target mL makes `oz` a volume, and the
    // region makes this volume the imperial fluid ounce.
    let fitted = reader.fit(try reader.read("8 oz"), try reader.unit("mL"))
    #expect(fitted.source.unit.identifier == "fluid-ounce-imperial")
    let other = MeasureReader(.lenient(british), region: RegionCode(rawValue: "US"))
    #expect(try other.read("2 pints").unit.identifier == "pint")
  }

  /// Compares with CLDR's `measurementSystem`, if present.
  @Test(
    .enabled(
      if: CLDRNumbers.folder != nil,
      "not run: no CLDR in .corpora/tables ('make tables' gets it) or installed"))
  func systemsAreThoseOfCLDR() throws {
    let folder = try #require(CLDRNumbers.folder)
    let text = try String(
      contentsOf: folder.deletingLastPathComponent()
        .appendingPathComponent("supplemental/supplementalData.xml"), encoding: .utf8)
    func territories(_ type: String) throws -> [Substring] {
      let start = try #require(
        text.range(of: "<measurementSystem type=\"\(type)\"  territories=\""))
      return text[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ")
    }
    for region in try territories("UK") {
      #expect(try unit("gallon", String(region)) == "gallon-imperial", "\(region)")
    }
    for region in try territories("US") {
      #expect(try unit("gallon", String(region)) == "gallon", "\(region)")
    }
  }
}
