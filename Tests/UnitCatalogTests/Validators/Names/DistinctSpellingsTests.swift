import Testing
import UnitCatalog

@Suite struct DistinctSpellingsTests {
  @Test func aliasesThatLookUpFoldsTogetherAreReported() throws {
    let rows = [
      ["name cloth-ell", "alias Cloth ell"], ["name ell", "alias ells"], ["alias yd | aune | YD"],
      ["name cloth meter", "alias cloth metre"], ["symbol L\u{B2} | EL | L^2"],
    ]
    let repeated = ["Cloth ell", "ells", "YD", "cloth metre", "L^2"]
    for (lines, spelling) in zip(rows, repeated) {
      let problems = DistinctSpellings.problems(
        in: try smallCatalog(unit("ell", "2 meter", lines)))
      #expect(problems == [.repeatedSpelling(unit: "ell", spelling: spelling)])
    }
  }

  @Test func theMessageNamesTheMend() throws {
    let catalog = try smallCatalog(unit("ell", "2 meter", ["alias aune | aune"]))
    #expect(
      DistinctSpellings.problems(in: catalog).map(\.description) == [
        "ell: \"aune\" is understood already; drop it"
      ])
  }

  @Test func oneWordMayBeIdentifierSymbolNameAndPlural() throws {
    let text = unit("ell", "2 meter", ["symbol ell | Ell", "plural ell", "alias EL"])
    #expect(DistinctSpellings.problems(in: try smallCatalog(text)) == [])
  }
}
