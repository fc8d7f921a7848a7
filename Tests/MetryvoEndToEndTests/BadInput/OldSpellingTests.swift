import Testing

/// Options that were replaced by the parts of `verify` still work.
///
/// A note states the new spelling.
@Suite struct OldSpellingTests {
  private static let rows: [(old: [String], option: String, new: [String], part: String)] = [
    (["--law", "add-commutes", "--cases", "9"], "--law", ["laws", "add-commutes"], "laws"),
    (["--cases", "9", "--law=add-commutes"], "--law", ["laws", "add-commutes"], "laws"),
    (["--list-laws"], "--list-laws", ["laws", "--list"], "laws --list"),
    (["--table", "/none"], "--table", ["claims", "/none"], "claims"),
    (["--json", "--table=/none"], "--table", ["claims", "/none", "--json"], "claims"),
    (["--peer", "perl"], "--peer", ["peer", "perl"], "peer"),
    (
      ["--conversions", "--pair", "foot:gram"], "--conversions",
      ["conversions", "--pair", "foot:gram"], "conversions"
    ),
    (
      ["--tables", "/none", "--catalog"], "--catalog", ["catalog", "--tables", "/none"], "catalog"
    ),
    (["--mutants"], "--mutants", ["mutants"], "mutants"),
  ]

  @Test func theyWorkWithANote() throws {
    for (old, option, new, part) in Self.rows {
      let run = try CommandRun(["verify"] + old)
      let cases = new[0] == "laws" && new[1] != "--list" ? ["--cases", "9"] : []
      let now = try CommandRun(["verify"] + new + cases)
      let note =
        "note: 'metryvo verify \(option)' is now 'metryvo verify \(part)'; "
        + "the old spelling goes with the next release\n"
      #expect(run.code == now.code && run.error == note + now.error, "\(old): \(run.error)")
      #expect(run.output.split(separator: "\n").count == now.output.split(separator: "\n").count)
    }
  }

  /// New spellings and the options of other commands get no note.
  @Test func whatIsNewHasNone() throws {
    for arguments in [
      ["verify", "laws", "add-commutes", "--cases", "9"], ["verify", "laws", "x", "--law", "y"],
      ["verify", "--law"], ["convert", "5", "mi", "km", "--law", "x"],
    ] {
      let run = try CommandRun(arguments)
      #expect(!run.error.contains("the old spelling"), "\(arguments): \(run.error)")
    }
  }
}
