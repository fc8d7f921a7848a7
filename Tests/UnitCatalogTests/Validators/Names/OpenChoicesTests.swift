import Testing
import UnitCatalog

@Suite struct OpenChoicesTests {
  @Test func aChoiceOfFewerThanTwoUnitsIsReported() throws {
    for units in ["ell", "ell meter ell"] {
      let catalog = try smallCatalog(
        unit("ell", "2 meter"), head: "base meter\nchoice rod | rods = \(units)")
      let problems = OpenChoices.problems(in: catalog)
      #expect(problems == [.choiceNotOpen(name: "rod")])
      #expect(
        problems[0].description
          == "rod: a choice needs two units or more, each once; else make it an alias")
    }
  }
}
