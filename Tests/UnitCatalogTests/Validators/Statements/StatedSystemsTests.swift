import Testing
import UnitCatalog

@Suite struct StatedSystemsTests {
  @Test func missingAndRepeatedSystemsAreReported() throws {
    var records = try smallCatalog(unit("ell", "2 meter", ["system us other us"])).records
    records[0].units[0].systems = []
    let problems = StatedSystems.problems(in: try Catalog(records))
    #expect(
      problems == [.systemsNotStatedOnce(unit: "meter"), .systemsNotStatedOnce(unit: "ell")])
    #expect(
      problems[0].description == "meter: systems missing or repeated; state each once")
  }
}
