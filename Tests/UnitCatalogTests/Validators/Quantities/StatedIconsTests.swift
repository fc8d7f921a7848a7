import Testing
import UnitCatalog

@Suite struct StatedIconsTests {
  @Test func aQuantityWithoutIconIsReported() throws {
    var records = try smallCatalog("").records
    records[0].iconName = ""
    let problems = StatedIcons.problems(in: try Catalog(records))
    #expect(problems == [.missingIcon(quantity: "length")])
    #expect(problems[0].description == "length: no icon; name a picture")
  }
}
