import Testing
import UnitCatalog

@Suite struct PlainTextsTests {
  @Test func controlCharactersInAnyTextOfAUnitAreReported() throws {
    for character in ["\u{1B}[2J", "\t", "\0", "\u{7F}", "\u{85}", "\u{9B}"] {
      for line in ["symbol", "symbol x |", "name", "plural", "alias x |", "source", "note"] {
        let text = unit("ell", "2 meter", ["\(line) a\(character)b"])
        let problems = PlainTexts.problems(in: try smallCatalog(text))
        #expect(problems == [.controlCharacter(in: "ell")])
      }
    }
  }

  @Test func controlCharactersInTextsOfAQuantityAreReported() throws {
    let records = try smallCatalog(unit("ell", "2 meter")).records
    let changes: [(inout QuantityRecord) -> Void] = [
      { $0.description = "a\u{1B}" }, { $0.aliases = ["a", "\u{7F}"] }, { $0.topics = ["\t"] },
      { $0.groups = [UnitGroup(name: "Old", aliases: ["\u{9B}"], units: ["ell"])] },
      { $0.name = "Le\u{7}ngth" }, { $0.iconName = "\n" },
      { $0.groups = [UnitGroup(name: "\u{1B}", units: ["ell"])] },
      { $0.choices = [NameChoice(names: ["a", "b\u{8}"], units: ["ell", "meter"])] },
    ]
    for change in changes {
      var changed = records
      change(&changed[0])
      let problems = PlainTexts.problems(in: try Catalog(changed))
      #expect(problems == [.controlCharacter(in: "length")])
      #expect(problems[0].description == "length: control character in a text; remove it")
    }
  }

  @Test func otherCharactersArePlain() throws {
    let text = unit("ell", "2 meter", ["name é~\u{A0}⁴ 尺", "note 5 × 10⁻²"])
    #expect(PlainTexts.problems(in: try smallCatalog(text)) == [])
  }
}
