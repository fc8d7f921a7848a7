import Testing
import UnitCatalog

@Suite struct ExpectedDimensionsTests {
  @Test func aDefinitionOfAnotherDimensionIsReported() throws {
    let catalog = try smallCatalog(unit("ell", "2 meter^2"))
    let problems = ExpectedDimensions.problems(in: catalog)
    let area = try #require(DimensionVector("length^2"))
    let length = try #require(DimensionVector("length"))
    #expect(problems == [.wrongDimension(unit: "ell", area, expected: length)])
    #expect(
      problems[0].description
        == "ell: definition is length^2, not length; mend the definition")
  }
}
