import Testing
import UnitCatalog

@Suite struct StatedSourcesTests {
  @Test func aUnitWithoutSourceIsReported() throws {
    let text = "unit ell\nsymbol ell\nname ell\nsystem other\ndefinition 2 meter"
    let problems = StatedSources.problems(in: try smallCatalog(text))
    #expect(problems == [.missingSource(unit: "ell")])
    #expect(problems[0].description == "ell: no source; name the law or standard")
  }
}
