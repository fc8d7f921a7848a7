import Foundation
import Testing

/// If the place of `--report` cannot be written, the command fails before its work, or prints its
/// findings and then the error.
@Suite struct ReportPlaceTests {
  /// Commands with `--report` that would run for seconds before they write the report.
  private static let commands: [(command: String, arguments: [String])] = [
    ("metryvo", ["verify"]), ("metryvo", ["verify", "conversions"]),
    ("metryvo", ["verify", "catalog"]),
    ("metryvo", ["verify", "peer", "python"]), ("metryvo", ["verify", "--shard", "1/2"]),
    ("metryvo", ["verify", "--vectors", "/dev/null/x"]),
    ("metryvo", ["verify", "merge", "/dev/null/x"]), ("metryvo", ["compare"]),
    ("metryvo-bench", []), ("metryvo-bench", ["--quick"]),
  ]

  @Test func theFolderIsTriedFirst() throws {
    for folder in ["/dev/null", "/dev/null/x", "README.md", "README.md/x", "/proc/x"] {
      for (command, arguments) in Self.commands {
        let run = try CommandRun(arguments + ["--report", folder], command: command)
        #expect(run.code == 74 && run.output == "", "\(arguments) \(folder): \(run.code)")
        #expect(
          run.error
            == "\(command): cannot write into the folder '\(folder)': name another one\n")
        #expect(run.processorTime < 1, "\(arguments) \(folder)")
      }
    }
  }

  /// A folder stands in place of the report file, so the run fails only when it writes the report.
  @Test func findingsArePrintedWhateverBecomesOfTheFile() throws {
    let rows: [(name: String, arguments: [String], found: String)] = [
      ("verify.json", ["verify", "laws", "add-commutes", "--cases", "20"], "Laws of arithmetic"),
      (
        "conversions.json",
        ["verify", "conversions", "--quantity", "angle", "--level", "quick"], "conversions"
      ),
      (
        "shard-1-of-2.jsonl",
        ["verify", "laws", "add-commutes", "--cases", "20", "--shard", "1/2"], "nothing failed"
      ),
      (
        "compare.json", ["compare", "--cases", "100", "--engine", "double"], "Accuracy"
      ),
    ]
    for (name, arguments, found) in rows {
      let folder = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)/x", withIntermediateDirectories: true)
      let run = try CommandRun(arguments + ["--report", folder])
      #expect(run.code == 74, "\(arguments): \(run.code)")
      #expect(run.output.contains(found), "\(arguments): \(run.output)")
      #expect(
        run.error.hasSuffix("metryvo: cannot write '\(folder)/\(name)'\n"), "\(run.error)")
    }
  }

  /// A report's conclusions are printed even if its page cannot be written.
  @Test func conclusionsArePrintedBeforeThePageFails() throws {
    let folder = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let verify = try CommandRun([
      "verify", "laws", "add-commutes", "--cases", "20", "--report", folder,
    ])
    #expect(verify.code == 0, "\(verify.error)")
    let run = try CommandRun(["report", "--from", folder, "--to", "/dev/null/index.html"])
    let told = run.output.contains("Accuracy, in part: conversions: not run: ")
    #expect(run.code == 74 && told, "\(run.output)")
    #expect(run.error == "metryvo: cannot write '/dev/null/index.html'\n")
  }
}
