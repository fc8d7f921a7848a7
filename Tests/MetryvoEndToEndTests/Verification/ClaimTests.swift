import Foundation
import Testing

/// `metryvo verify claims`: output and exit code for results of other converters.
@Suite struct ClaimTests {
  /// Calls `body` with the path of a table that exists during the call.
  private func withTable(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString).csv")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  private struct Record: Decodable {
    struct Counts: Decodable, Equatable {
      var correct: Int
      var off: Int
      var wrong: Int
      var unreadable: Int
    }
    struct Unit: Decodable {
      var identifier: String
      var definition: String
      var source: String
    }
    struct Claim: Decodable {
      var line: Int
      var value: String?
      var verdict: String
      var offBy: Int?
      var right: String?
      var rightDigits: Int?
      var noResult: String?
      var exact: Bool?
      var definitions: String?
      var fromUnit: Unit?
      var toUnit: Unit?
      var notes: [String]
      var column: String?
      var problem: String?
    }
    var holds: Bool
    var counts: Counts
    var claims: [Claim]
  }

  private let table = """
    Value,From,To,Claimed,Mode,Digits
    5,mi,km,8.04672
    1,cup,mL,236
    5,mi,km,9
    0,W,dBm,3
    5,mi,km,8.04,nearest
    1,oz,m,1
    1,Da,kg,1.66053906892e-27
    1,ft,yd,0.4,,50

    """

  private func record(_ text: String, code: Int32) throws -> Record {
    var record: Record?
    try withTable(Array(text.utf8)) { path in
      let run = try CommandRun(["verify", "claims", path, "--json"], memoryLimit: 400_000)
      #expect(run.code == code && run.error == "", "\(run.error)")
      record = try JSONDecoder().decode(Record.self, from: Data(run.output.utf8))
    }
    return try #require(record)
  }

  @Test func programsReadUnitsNotesAndCounts() throws {
    let record = try record(table, code: 1)
    #expect(!record.holds)
    #expect(record.counts == Record.Counts(correct: 2, off: 1, wrong: 3, unreadable: 2))
    let claims = record.claims
    try #require(claims.map(\.line) == Array(2...9))
    #expect(claims[0].verdict == "correct" && claims[0].exact == true && claims[0].notes == [])
    #expect(claims[0].fromUnit?.identifier == "mile" && claims[0].toUnit?.identifier == "kilometer")
    #expect(claims[0].fromUnit?.definition == "1760 yard")
    #expect(claims[0].toUnit?.source.hasPrefix("SI Brochure") == true)
    #expect(claims[1].verdict == "off" && claims[1].offBy == -1 && claims[1].right == "237")
    #expect(
      claims[1].notes == [
        "'cup' was read as US cup (cup); also: cup-metric, cup-imperial, cup-us-legal, cup-japanese"
      ])
    #expect(claims[2].verdict == "wrong" && claims[2].right == "8" && claims[2].offBy == nil)
    #expect(claims[3].noResult == "the logarithm of zero is infinite" && claims[3].right == nil)
    #expect(claims[3].exact == nil)
    #expect(claims[4].verdict == "unreadable" && claims[4].column == "mode")
    #expect(claims[4].value == "5" && claims[4].problem?.hasPrefix("unknown rounding mode") == true)
    #expect(claims[5].column == "to" && claims[5].notes.count == 1)
    #expect(claims[6].exact == false && claims[6].definitions == "measured")
    #expect(claims[7].rightDigits == 50)
    #expect(claims[7].right == "0." + String(repeating: "3", count: 50))
  }

  @Test func peopleReadThemInLines() throws {
    try withTable(Array(table.utf8)) { path in
      let run = try CommandRun(["verify", "claims", path])
      #expect(run.code == 1 && run.error == "", "\(run.error)")
      let threes = String(repeating: "3", count: 38)
      for line in [
        "   2  correct     5 mi      = 8.04672 km            8.04672 (exact)",
        "   3  off by -1   1 cup (US)  = 236 mL                237 (rounded half-up)",
        "   5  wrong       0 W       = 3 dBm                 no value: the logarithm of zero is infinite",
        "   6  unreadable  5 mi      = 8.04 km               mode: unknown rounding mode 'nearest'; ",
        "   8  correct     1 Da      = 1.66053906892e-27 kg  1.66053906892E-27 (exact for a measured unit)",
        "   9  wrong       1 ft      = 0.4 yd                0.\(threes)… (50 digits, rounded half-up)",
        "note: line 3: 'cup' was read as US cup (cup); also: ",
        "note: line 7: 'oz' was read as ounce (ounce); also: ",
        "\(path): 8 claims: 2 correct, 1 off in the last place, 3 wrong, 2 unreadable",
      ] {
        let words = line.split(separator: " ").joined(separator: " ")
        let found = run.output.split(separator: "\n").contains { text in
          text.split(separator: " ").joined(separator: " ").hasPrefix(words)
        }
        #expect(found, "\(line) in\n\(run.output)")
      }
    }
  }

  /// The output of long results is bounded.
  ///
  /// Results are complete up to a total length; further results are shortened.
  @Test func longResultsAreBounded() throws {
    let rows = String(repeating: "1,ft,yd,1,,100000\n", count: 101)
    let record = try record(rows, code: 1)
    let lengths = record.claims.map { $0.right?.utf8.count ?? 0 }
    #expect(record.claims.allSatisfy { $0.rightDigits == 100_000 })
    // A complete result has `0.` and 100,000 digits. The last result exceeds the total of ten
    // million digits.
    #expect(lengths.dropLast().allSatisfy { $0 == 100_002 } && lengths.count == 101)
    #expect(record.claims.last?.right == "0." + String(repeating: "3", count: 38) + "…")
  }

  @Test func exitCodesSayWhatIsWorst() throws {
    let rows: [(String, Int32)] = [
      ("1,m,cm,100\n", 0), ("1,m,cm,101\n1,m,cm\n", 1), ("1,m,cm,100\n1,m,cm,100,x\n", 65),
      ("1,m,cm,100\n\"1,m,cm,100", 65), ("value,from,to\n1,m,cm", 65),
    ]
    for (text, code) in rows {
      try withTable(Array(text.utf8)) { path in
        let run = try CommandRun(["verify", "claims", path])
        #expect(run.code == code, "\(text)")
      }
    }
    try withTable(Array("1,m,cm,100\n20,".utf8) + [0xB0] + Array("C,K,293\n".utf8)) { path in
      let run = try CommandRun(["verify", "claims", path])
      #expect(run.code == 65 && run.output.contains("from: the field is not UTF-8"))
      #expect(
        run.output.contains("2 claims: 1 correct, 0 off in the last place, 0 wrong, 1 unread"))
    }
  }

  @Test func unitsOfARegistryAreKnown() throws {
    let registry = """
      {"format": "metryvo-registry", "version": 1, "customUnits": [
        {"name": "smoot", "symbol": "smoot", "reference": "inch", "factor": "67"}]}
      """
    try withTable(Array("364.4,smoot,m,620.136\n".utf8)) { table in
      try withTable(Array(registry.utf8)) { file in
        let run = try CommandRun(["verify", "claims", table, "--registry", file])
        #expect(run.code == 0 && run.output.contains("1 correct") && run.error == "")
      }
      let without = try CommandRun(["verify", "claims", table])
      #expect(without.code == 65 && without.output.contains("from: unknown unit 'smoot'"))
    }
  }
}
