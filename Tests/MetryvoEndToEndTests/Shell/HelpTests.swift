import Foundation
import Testing

/// The help pages, which newcomers read first.
@Suite struct HelpTests {
  private static let commands = [
    "convert", "all", "search", "units", "paste", "verify", "compare", "report",
  ]

  private func help(_ line: String) throws -> [Substring] {
    let run = try ShellRun("metryvo \(line)", environment: ["COLUMNS": "100"])
    #expect(run.code == 0 && run.error == "", "\(line)")
    return run.output.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func everyCommandHasOne() throws {
    let root = try help("--help")
    #expect(try help("") == root)
    for command in Self.commands {
      let page = try help("help \(command)")
      #expect(try help("\(command) --help") == page)
      #expect(root.contains { $0.hasPrefix("  \(command) ") })
      #expect(page.contains { $0.hasPrefix("USAGE: metryvo \(command)") })
      #expect(page.filter { $0.count > 100 } == [])
    }
  }

  /// Each part of `verify` has a page.
  ///
  /// The page of `verify` fits a screen of 24 lines and 80 columns.
  @Test func partsOfVerifyHaveOne() throws {
    let run = try ShellRun("metryvo help verify", environment: ["COLUMNS": "80"])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    // The output ends with a line end, so the last element of `lines` is empty.
    #expect(lines.count - 1 <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
    for part in [
      "everything", "laws", "conversions", "catalog", "claims", "peer", "merge", "mutants",
    ] {
      let page = try help("help verify \(part)")
      #expect(try help("verify \(part) --help") == page)
      #expect(lines.contains { $0.hasPrefix("  \(part) ") })
      #expect(page.contains { $0.hasPrefix("USAGE: metryvo verify ") })
      #expect(page.filter { $0.count > 100 } == [])
    }
  }

  @Test func unknownTopicsAreUsageErrors() throws {
    for (topic, text) in [
      ("convrt", "Error: Unknown command 'convrt'; did you mean 'convert'?\n"),
      (
        "nope",
        "Error: Unknown command 'nope'. There is help for convert, all, search, units, paste"
      ),
      ("convert nope", "Error: Unknown command 'nope'."),
      ("convert laws", "Error: Unknown command 'laws'"),
      (
        "verify nope",
        "Error: Unknown command 'nope'. There is help for 'verify' and its parts everything, laws, conversions"
      ),
      ("verify law", "Error: Unknown command 'law'; did you mean 'laws'?\n"),
    ] {
      let run = try ShellRun("metryvo help \(topic)")
      #expect(run.code == 64 && run.output == "" && run.error.hasPrefix(text), "\(run.error)")
    }
  }

  @Test func exitCodesAreSaid() throws {
    let text = try help("--help").joined(separator: " ")
    for code in ["0 all holds", "1 a check failed", "64", "65", "66", "70", "74"] {
      #expect(text.contains(code))
    }
  }

  /// Runs the examples, except those that take minutes or need files.
  @Test func examplesAreTrue() throws {
    var count = 0
    for page in ["", "convert", "all", "search", "units", "paste", "verify"] {
      for line in try help("help \(page)") where line.hasPrefix("  metryvo ") {
        // Three spaces separate a remark or the result from the command.
        let command = line.dropFirst(2).components(separatedBy: "   ")[0]
        let words = command.split(separator: " ")
        let isShort = ["convert", "all", "search", "units", "paste"].contains(words[1])
        if !isShort || words.contains("--batch") || words.contains("<value>") { continue }
        let run = try ShellRun(command)
        #expect(run.code == 0, "\(command): \(run.error)")
        count += 1
      }
    }
    #expect(count >= 10)
  }
}
