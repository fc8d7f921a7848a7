import Testing
import UnitCatalog

@Suite struct DistinctHeadingsTests {
  private func problems(_ groups: [String]) throws -> [CatalogProblem] {
    let head = (["base meter"] + groups).joined(separator: "\n")
    return DistinctHeadings.problems(in: try smallCatalog(unit("ell", "2 meter"), head: head))
  }

  @Test func repeatedHeadingsAndUnitsAreReported() throws {
    for groups in [
      ["group Old = ell", "group Old = meter"], ["group Old = ell meter ell"],
      ["group New = ell", "group Old | New = meter"], ["group Old | Old = ell"],
    ] {
      let problems = try problems(groups)
      #expect(problems == [.headingNotDistinct("Old", quantity: "length")])
      #expect(
        problems[0].description
          == "length: group \"Old\" is empty or repeats; list each name and unit once")
    }
  }

  @Test func anEmptyGroupIsReported() throws {
    var records = try smallCatalog("").records
    records[0].groups = [UnitGroup(name: "Old", units: [])]
    #expect(
      DistinctHeadings.problems(in: try Catalog(records)) == [
        .headingNotDistinct("Old", quantity: "length")
      ])
  }

  @Test func aUnitMayStandUnderSeveralHeadings() throws {
    #expect(try problems(["group Old = ell meter", "group New = meter"]) == [])
  }
}
