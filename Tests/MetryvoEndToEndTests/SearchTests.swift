import Foundation
import Testing

/// `search`, and `units` with a word.
@Suite struct SearchTests {
  @Test func theBestStandFirst() throws {
    let rows: [([String], String)] = [
      (
        ["mm", "--limit", "2"],
        "mm  millimeter  millimeter  Length\nMm  megameter   megameter   Length\n"
      ),
      (
        ["kilometre per h", "--limit", "1"], "km/h  kilometer per hour  kilometer-per-hour  Speed\n"
      ),
      (["galon", "--system", "imperial", "--limit", "1"], "similar\n"),
      (["Grad", "--locale", "de", "--limit", "1"], "°  degree  degree  Angle\n"),
      (["square", "foot", "--limit", "1"], "square-foot"),
      (["gal", "--quantity", "Volume", "--system", "imperial", "--limit", "1"], "gallon-imperial"),
    ]
    for (arguments, text) in rows {
      let run = try CommandRun(["search"] + arguments)
      #expect(run.output.contains(text) && run.error == "" && run.code == 0, "\(run.output)")
    }
  }

  @Test func json() throws {
    struct Record: Decodable {
      var identifier: String
      var quantity: String
      var match: String
      var edits: Int
    }
    let run = try CommandRun(["search", "killometer", "--limit", "3", "--json"])
    let records = try JSONDecoder().decode([Record].self, from: Data(run.output.utf8))
    #expect(records.count == 3 && records.first?.identifier == "kilometer")
    #expect(records.first?.match == "similar" && records.first?.edits == 1)
  }

  /// As grep does: 1, and nothing on standard output.
  @Test func nothingFoundEndsWithOne() throws {
    let run = try CommandRun(["search", "xyzzy"])
    #expect(run.code == 1 && run.output == "")
    #expect(run.error == "metryvo: no unit matches 'xyzzy'\n")
    let json = try CommandRun(["search", "xyzzy", "--json"])
    #expect(json.code == 1 && json.output.filter { !$0.isWhitespace } == "[]")
    let custom = try CommandRun(["search", "mile", "--custom"])
    #expect(custom.code == 1)
  }

  @Test func badOptionsAreUsageErrors() throws {
    let rows: [([String], Int32)] = [
      (["search"], 64), (["search", "m", "--limit", "0"], 64),
      (["search", "m", "--limit", "x"], 64),
      (["search", "m", "--system", "martian"], 64), (["search", "m", "--quantity", "love"], 65),
      (["search", String(repeating: "m", count: 1_000)], 64),
    ]
    for (arguments, code) in rows {
      let run = try CommandRun(arguments)
      #expect(run.code == code && run.output == "", "\(run.error)")
    }
  }

  @Test func unitsListsWhatIsFound() throws {
    let mile = try CommandRun(["units", "mile"])
    #expect(mile.output.contains("nautical-mile") && !mile.output.contains("mole"))
    let inside = try CommandRun(["units", "byte"])
    #expect(inside.output.contains("kibibyte") && inside.code == 0)
    let similar = try CommandRun(["units", "furlog"])
    #expect(similar.output.contains("furlong") && similar.code == 0)
  }
}
