import Testing
import UnitCatalog

@Suite struct CoherentBaseUnitsTests {
  @Test func aScaledOrShiftedBaseUnitIsReported() throws {
    for definition in ["2 meter", "1 meter + 1 meter", "pi meter"] {
      let head = "quantity width\nname Width\nicon ruler\nbase ell\ndimension length\n"
      let catalog = try smallCatalog("", more: [head + unit("ell", definition)])
      let problems = CoherentBaseUnits.problems(in: catalog)
      #expect(problems == [.baseUnitNotCoherent(unit: "ell")])
      #expect(
        problems[0].description
          == "ell: base unit must be 1 without offset; define it by base units alone")
    }
  }
}
