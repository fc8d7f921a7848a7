import Foundation
import Testing

/// `verify claims` streams its table: each row is judged and printed as it arrives.
@Suite struct ClaimStreamTests {
  /// The number of rows: more than two blocks hold, and more than the 10,000 notes that are
  /// printed.
  ///
  /// Each block aligns its columns separately.
  private static let count = 24_000

  private func withTable(_ text: String, _ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString).csv"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test func noRowOfALongTableIsLost() throws {
    let rows = (1...Self.count).map { "\($0),cup,mL,1\n" }.joined()
    try withTable(rows) { path in
      let run = try CommandRun(["verify", "claims", path])
      #expect(run.code == 1)
      let lines = run.output.split(separator: "\n")
      let judged = lines.filter { $0.contains("  wrong  ") || $0.contains("  off by ") }
      let numbers = judged.compactMap { Int($0.split(separator: " ")[0]) }
      #expect(numbers == Array(1...Self.count))
      #expect(lines.filter { $0.contains("line  verdict") }.count == 1)
      #expect(lines.filter { $0.hasPrefix("note: line ") }.count == 10_000)
      #expect(
        run.output.contains("\nnote: \(Self.count - 10_000) more notes; --json has them all\n"))
      #expect(
        lines.last
          == "\(path): \(Self.count) claims: 0 correct, 0 off in the last place, \(Self.count) wrong",
        "\(lines.last ?? "")")
    }
  }

  /// Rows are printed while further rows are still to come, and the JSON output is one value.
  @Test func programsReadOneValue() throws {
    struct Record: Decodable {
      struct Claim: Decodable {
        var line: Int
        var verdict: String
      }
      var claims: [Claim]
      var counts: [String: Int]
      var holds: Bool
    }
    let rows = (1...3_000).map { "\($0),m,cm,\($0)00\n\n" }.joined()
    try withTable(rows) { path in
      let run = try CommandRun(["verify", "claims", path, "--json"])
      let record = try JSONDecoder().decode(Record.self, from: Data(run.output.utf8))
      #expect(run.code == 0 && record.holds && record.counts["correct"] == 3_000)
      #expect(record.claims.map(\.line) == (1...3_000).map { 2 * $0 - 1 })
      // The streamed JSON equals the JSON of the whole value, written by `JSONSerialization`.
      let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let options: JSONSerialization.WritingOptions = [
        .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
      ]
      let laidOut = try JSONSerialization.data(withJSONObject: value, options: options)
      #expect(run.output == String(decoding: laidOut, as: UTF8.self) + "\n")
    }
  }

  /// A row without an end is refused within bounded memory, after the rows before it are printed.
  @Test func aRowWithoutEndEndsSoon() throws {
    let zero = try CommandRun(["verify", "claims", "/dev/zero"])
    #expect(zero.code == 65 && zero.output == "", "\(zero.code) \(zero.error)")
    #expect(zero.error == "metryvo: /dev/zero: a row is longer than 16777216 bytes\n")
    #expect(zero.processorTime < 10)
    let line = "{ echo 1,m,cm,100; cat /dev/zero; } | metryvo verify claims /dev/stdin"
    for option in ["", " --json"] {
      let run = try ShellRun(line + option)
      #expect(run.code == 65 && run.error == zero.error.replacing("/dev/zero", with: "/dev/stdin"))
      #expect(run.output.contains("correct"))
      if option.isEmpty {
        #expect(
          run.output.hasSuffix(
            "\n/dev/stdin: 1 claim: 1 correct, 0 off in the last place, 0 wrong\n"))
      } else {
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        #expect((value as? [String: Any])?["holds"] as? Bool == false)
      }
    }
  }

  /// `-` is standard input, read as a stream: rows are printed before the input ends.
  @Test func aDashIsStandardInput() throws {
    let rows = try ShellRun("printf '1,m,cm,100\\n2,m,cm,201\\n' | metryvo verify claims -")
    #expect(rows.code == 1 && rows.error == "")
    #expect(
      rows.output.hasSuffix(
        "standard input: 2 claims: 1 correct, 1 off in the last place, 0 wrong\n"))
    let json = try ShellRun("echo 1,m,cm,100 | metryvo verify claims - --json")
    #expect(json.code == 0 && json.output.contains("\"file\" : \"-\""))
    let endless = try ShellRun("{ echo 1,m,cm,100; cat /dev/zero; } | metryvo verify claims -")
    #expect(endless.code == 65 && endless.output.contains("correct"))
    #expect(endless.error == "metryvo: standard input: a row is longer than 16777216 bytes\n")
    let empty = try ShellRun("metryvo verify claims - </dev/null")
    #expect(empty.code == 65 && empty.error.hasPrefix("metryvo: standard input: line 1: no rows"))
  }

  /// An unclosed quotation mark makes only its own line bad, in a table of any length.
  @Test func anOpenQuoteIsNoReasonToHoldTheTable() throws {
    let rows =
      "1,\"m,cm,100\n"
      + String(repeating: "1,m,cm,100 \n#\(String(repeating: " ", count: 4_000))\n", count: 1_000)
    try withTable(rows) { path in
      let run = try CommandRun(["verify", "claims", path])
      #expect(run.code == 65 && run.output.contains("from: a quotation mark is not closed"))
      #expect(
        run.output.hasSuffix(
          "1001 claims: 1000 correct, 0 off in the last place, 0 wrong, 1 unreadable\n"))
    }
  }
}
