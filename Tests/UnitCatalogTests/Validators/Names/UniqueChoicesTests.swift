import Testing
import UnitCatalog

@Suite struct UniqueChoicesTests {
  private func problems(_ choices: [String]) throws -> [CatalogProblem] {
    let head = (["base meter"] + choices).joined(separator: "\n")
    return UniqueChoices.problems(in: try smallCatalog(unit("ell", "2 meter"), head: head))
  }

  @Test func aSecondDeclarationIsReported() throws {
    let problems = try problems(["choice rOd = ell meter", "choice x | Rod = meter ell"])
    #expect(problems == [.repeatedChoice("Rod")])
    #expect(problems[0].description == "Rod: declared as a choice twice; join the lines")
  }

  @Test func caseTellsSingleLettersApart() throws {
    #expect(try problems(["choice k = ell meter", "choice K = meter ell"]) == [])
    #expect(
      try problems(["choice k = ell meter", "choice k = meter ell"]) == [.repeatedChoice("k")])
  }

  @Test func aCapitalTellsANameFromOneInSmallLetters() throws {
    let choices = ["choice Rod = ell meter", "choice rod = meter ell"]
    #expect(try problems(choices) == [])
    let head = (["base meter"] + choices).joined(separator: "\n")
    let catalog = try smallCatalog(unit("ell", "2 meter"), head: head)
    #expect(catalog.lookUp("Rod").candidates.map(\.identifier) == ["ell", "meter"])
    for text in ["rod", "ROD", "rOD"] {
      #expect(catalog.lookUp(text).candidates.map(\.identifier) == ["meter", "ell"])
    }
  }

  @Test func hyphensCountAsSpaces() throws {
    let problems = try problems(["choice long rod = ell meter", "choice Long-rod = meter ell"])
    #expect(problems == [])
    #expect(
      try self.problems(["choice long rod = ell meter", "choice long-rod = meter ell"])
        == [.repeatedChoice("long-rod")])
  }

  @Test func oneLineMayListSpellingsThatFoldTogether() throws {
    #expect(try problems(["choice pH | ph = ell meter"]) == [])
  }
}
