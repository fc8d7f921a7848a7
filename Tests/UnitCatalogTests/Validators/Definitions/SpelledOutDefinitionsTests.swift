import Testing
import UnitCatalog

@Suite struct SpelledOutDefinitionsTests {
  private func problems(_ units: [String]) throws -> [CatalogProblem] {
    let catalog = try smallCatalog(
      units.joined(separator: "\n"),
      more: [
        """
        quantity area
        name Area
        icon square.dashed
        base square-meter
        dimension length^2
        unit square-meter
        symbol m²
        name square meter
        system metric
        definition meter^2
        source SI
        \(unit("square-kilometer", "1e6 square-meter"))
        """
      ])
    return SpelledOutDefinitions.problems(in: catalog)
  }

  @Test func aPowerOfTenForWhatUnitsSayIsReported() throws {
    let kilometer = unit("kilometer", "1000 meter")
    let problems = try problems([kilometer, unit("werst", "1e3 meter")])
    #expect(
      problems == [
        .powerOfTen(unit: "werst", meant: "kilometer"),
        .powerOfTen(unit: "square-kilometer", meant: "kilometer^2"),
      ])
    #expect(
      problems[1].description
        == "square-kilometer: a power of ten says not what it is; define it as kilometer^2")
  }

  @Test func prefixesAndOtherNumbersAreAccepted() throws {
    let units = [
      unit("league", "1e3 meter"), unit("werst", "1066.8 meter"), unit("rod", "1 meter"),
      unit("half", "1/10 league"), unit("decileague", "1e-1 league"),
    ]
    #expect(try problems(units) == [.powerOfTen(unit: "half", meant: "decileague")])
    #expect(try problems([units[0], units[1], units[2], units[4]]) == [])
  }
}
