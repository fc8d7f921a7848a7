import Testing
import UnitCatalog

@Suite struct PositiveScalesTests {
  @Test func aNegativeUnitWithoutOffsetIsReported() throws {
    let units = [
      unit("ell", "-2 meter"), unit("aune", "-2/3 meter + 373.15 meter"), unit("foot", "3 meter"),
    ]
    let problems = PositiveScales.problems(in: try smallCatalog(units.joined(separator: "\n")))
    #expect(problems == [.negativeScale(unit: "ell")])
    #expect(
      problems[0].description
        == "ell: negative without an offset; turn the sign of its definition")
  }

  @Test func aNegativeReciprocalIsReported() throws {
    let head = "quantity width\nname Width\nicon ruler\nbase ell\ndimension length^-1\n"
    let units = [unit("ell", "1 / meter"), unit("aune", "reciprocal -2 meter")]
    let catalog = try smallCatalog("", more: [head + units.joined(separator: "\n")])
    #expect(PositiveScales.problems(in: catalog) == [.negativeScale(unit: "aune")])
  }
}
