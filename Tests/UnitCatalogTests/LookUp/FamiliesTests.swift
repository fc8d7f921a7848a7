import Testing
import UnitCatalog

/// The families of units, which share a convention.
@Suite struct FamiliesTests {
  private func unit(_ identifier: String, in catalog: Catalog = .standard) throws -> MeasureUnit {
    try #require(catalog.unit(identifier))
  }

  @Test(arguments: [Catalog.standard, try? Catalog(Catalog.standard.records)])
  func familiesFollowFromTheData(_ catalog: Catalog?) throws {
    let catalog = try #require(catalog)
    // The second call uses the cached families.
    for _ in 1...2 {
      for (x, y, expected) in [
        ("gallon", "pint", true), ("gallon", "pint-imperial", false), ("liter", "gallon", false),
        ("decade", "year-gregorian", true), ("decade", "year-julian", false),
        ("year-365-day", "day", false), ("calorie-it", "british-thermal-unit-it", true),
      ] {
        let (first, second) = (try unit(x, in: catalog), try unit(y, in: catalog))
        #expect(catalog.areOfOneFamily(first, second) == expected, "\(x), \(y)")
        #expect(catalog.areOfOneFamily(second, first) == expected, "\(y), \(x)")
      }
      for (identifier, isTied, isPlainCount) in [
        ("liter", false, false), ("day", false, false), ("gallon", true, false),
        ("decade", true, false), ("year-gregorian", true, false), ("year-365-day", true, true),
      ] {
        let unit = try unit(identifier, in: catalog)
        #expect(catalog.hasConvention(unit) == isTied, "\(identifier)")
        #expect(catalog.isPlainCount(unit) == isPlainCount, "\(identifier)")
      }
    }
  }
}
