import Testing
import UnitCatalog

@Suite struct StatedAssumptionsTests {
  private let time = """
    quantity time
    name Time
    icon clock
    base second
    dimension time
    unit second
    symbol s
    name second
    system metric
    definition base
    source SI
    """

  @Test func anAssumptionWithoutNoteIsReported() throws {
    for kind in ["conventional", "measured", "approximate"] {
      let catalog = try smallCatalog(unit("ell", "2 meter", ["kind \(kind)"]))
      let problems = StatedAssumptions.problems(in: catalog)
      #expect(problems == [.missingNote(unit: "ell")])
      #expect(
        problems[0].description
          == "ell: no note; state what is assumed or how well it is known")
    }
  }

  @Test func monthsAndYearsAlwaysNeedANote() throws {
    let units = [time, unit("year-x", "9 second"), unit("month", "2 second", ["note Short."])]
    let catalog = try smallCatalog("", more: [units.joined(separator: "\n")])
    #expect(StatedAssumptions.problems(in: catalog) == [.missingNote(unit: "year-x")])
  }
}
