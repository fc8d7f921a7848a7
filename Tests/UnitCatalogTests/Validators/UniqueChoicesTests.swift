import Testing
import UnitCatalog

@Suite struct UniqueChoicesTests {
  private func problems(_ choices: [String]) throws -> [CatalogProblem] {
    let head = (["base meter"] + choices).joined(separator: "\n")
    return UniqueChoices.problems(in: try smallCatalog(unit("ell", "2 meter"), head: head))
  }

  @Test func aSecondDeclarationIsReported() throws {
    let problems = try problems(["choice rod = ell meter", "choice x | Rod = meter ell"])
    #expect(problems == [.repeatedChoice("Rod")])
    #expect(problems[0].description == "Rod: declared as a choice twice; join the lines")
  }

  @Test func caseTellsSingleLettersApart() throws {
    #expect(try problems(["choice k = ell meter", "choice K = meter ell"]) == [])
    #expect(
      try problems(["choice k = ell meter", "choice k = meter ell"]) == [.repeatedChoice("k")])
  }

  @Test func oneLineMayListSpellingsThatFoldTogether() throws {
    #expect(try problems(["choice pH | ph = ell meter"]) == [])
  }
}
