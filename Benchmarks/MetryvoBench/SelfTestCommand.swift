import ArgumentParser
import Foundation
import PerformanceBudgets
import Reporting
import TerminalText

/// The command `self-test`, which judges the budgets themselves.
struct SelfTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "self-test",
    abstract: "Judge the budgets: is a planted slowdown found, and do counts repeat?",
    discussion: """
      Plants 5 % more instructions into every subject, and looks whether each budget finds them. Then counts all subjects \
      again and again, every second time beside a loaded core: counts may differ by 0.1 %. Last, with --orders, compares \
      times as 'base' does: of 20 % more at least 99 % must be found, and where nothing changed there is no alarm.
      """)

  @OptionGroup var board: BoardOptions
  @OptionGroup var output: BenchOutput

  @Option(help: ArgumentHelp("How often all subjects are counted again.", valueName: "number"))
  var runs = 10

  @Option(
    help: ArgumentHelp(
      "Another build of this program from the same sources, to count with too.", valueName: "file"))
  var otherBuild: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Builds with their functions in other orders: every second one is timed beside the others.",
      valueName: "file"))
  var orders: [String] = []

  @Option(
    help: ArgumentHelp(
      "How often times are compared with a fifth more planted, and more often without.",
      valueName: "number"))
  var timedRuns = 20

  func validate() throws {
    if runs < 1 || timedRuns < 1 { throw ValidationError("--runs and --timed-runs need a run.") }
    if orders.count == 1 { throw ValidationError("--orders needs two files.") }
  }

  func run() throws {
    if let otherBuild, !FileManager.default.isExecutableFile(atPath: otherBuild) {
      throw BenchFailure(66, "cannot run '\(otherBuild)'")
    }
    let run = try board.run()
    let progress = ProgressLine()
    var documents = [
      try BenchFailure.mapping {
        try SelfTest(of: run, runs: runs, otherBuild: otherBuild) { progress.show($0) }
      }.document
    ]
    if !orders.isEmpty {
      let sides = [0, 1].map { side in orders.indices.filter { $0 % 2 == side }.map { orders[$0] } }
      var comparison = ProgramComparison(
        sides[0], with: sides[1], arguments: Array(CommandLine.arguments.dropFirst()))
      documents.append(
        try BenchFailure.mapping {
          try BaseSelfTest(&comparison, runs: timedRuns) { progress.show($0) }
        }.document)
    }
    progress.end()
    documents[0].sections = documents.flatMap(\.sections)
    documents[0].conclusions = documents.flatMap(\.conclusions)
    let verdict = ReportVerdict.gravest(of: documents[0].conclusions.map(\.verdict))
    try output.finish(documents[0], exitCode: (verdict ?? .notRun).exitCode)
  }
}
