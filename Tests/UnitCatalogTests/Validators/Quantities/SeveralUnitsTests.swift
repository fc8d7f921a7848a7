import Testing
import UnitCatalog

@Suite struct SeveralUnitsTests {
  @Test func aQuantityOfOneUnitIsReported() throws {
    let problems = SeveralUnits.problems(in: try smallCatalog(""))
    #expect(problems == [.loneUnit(quantity: "length")])
    #expect(problems[0].description == "length: nothing to convert; add a second unit")
    #expect(SeveralUnits.problems(in: try smallCatalog(unit("ell", "2 meter"))) == [])
  }
}
