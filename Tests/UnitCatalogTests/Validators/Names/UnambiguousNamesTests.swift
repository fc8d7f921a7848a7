import Testing
import UnitCatalog

@Suite struct UnambiguousNamesTests {
  private func problems(_ units: [String], choice: String? = nil) throws -> [CatalogProblem] {
    let head = choice.map { "base meter\nchoice \($0)" } ?? "base meter"
    let catalog = try smallCatalog(units.joined(separator: "\n"), head: head)
    return UnambiguousNames.problems(in: catalog)
  }

  private let shared = [
    unit("ell", "2 meter", ["alias cloth yard"]), unit("aune", "3 meter", ["alias Cloth-Yard"]),
  ]

  @Test func aSharedAliasIsReported() throws {
    let problems = try problems(shared)
    #expect(problems == [.undeclaredAmbiguity("cloth yard", units: ["ell", "aune"])])
    #expect(
      problems[0].description
        == "ell, aune: all called \"cloth yard\"; declare a choice, the default first")
  }

  @Test func aNameWrittenLikeAnotherUnitsSymbolIsReported() throws {
    let problems = try problems([
      unit("ell", "2 meter"), unit("aune", "3 meter", ["alias ell"]),
    ])
    #expect(Set(problems) == [.undeclaredAmbiguity("ell", units: ["ell", "aune"])])
  }

  @Test func aDeclaredChoiceIsAccepted() throws {
    #expect(try problems(shared, choice: "cloth yard = aune ell") == [])
  }

  @Test func aChoiceThatHidesABearerIsReported() throws {
    let problems = try problems(shared, choice: "cloth yard = ell meter")
    #expect(problems == [.choiceOmits(unit: "aune", name: "cloth yard")])
    #expect(
      problems[0].description
        == "aune: hidden by the choice \"cloth yard\"; add it there or drop the name")
  }
}
