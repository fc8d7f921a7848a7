import Testing
import UnitCatalog

@Suite struct LinearBaseUnitsTests {
  @Test func levelsAndReciprocalsAsBaseUnitsAreReported() throws {
    for (definition, dimension) in [
      ("level 10 log10 re meter", "length"), ("reciprocal meter", "length^-1"),
    ] {
      let head = "quantity width\nname Width\nicon ruler\nbase ell\ndimension \(dimension)\n"
      let catalog = try smallCatalog("", more: [head + unit("ell", definition)])
      let problems = LinearBaseUnits.problems(in: catalog)
      #expect(problems == [.baseUnitNotLinear(unit: "ell")])
      #expect(
        problems[0].description
          == "ell: a level or reciprocal cannot be the base unit; choose one that is proportional")
    }
  }
}
