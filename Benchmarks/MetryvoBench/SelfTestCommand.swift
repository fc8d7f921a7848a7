import ArgumentParser
import Foundation
import PerformanceBudgets
import Reporting
import TerminalText

/// Judges the budgets themselves.
struct SelfTestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "self-test",
    abstract: "Judge the budgets: is a planted slowdown found, and do counts repeat?",
    discussion: """
      Plants 5 % more instructions into every subject that is no program, and looks whether each budget finds them. Then \
      counts all subjects again and again, every second time beside a loaded core: counts may differ by \
      0.1 %.
      """)

  @OptionGroup var board: BoardOptions
  @OptionGroup var output: BenchOutput

  @Option(help: ArgumentHelp("How often all subjects are counted again.", valueName: "number"))
  var runs = 10

  @Option(
    help: ArgumentHelp(
      "Another build of this program from the same sources, to count with too.", valueName: "file"))
  var otherBuild: String?

  func validate() throws {
    if runs < 1 { throw ValidationError("--runs needs a run.") }
  }

  func run() throws {
    if let otherBuild, !FileManager.default.isExecutableFile(atPath: otherBuild) {
      throw BenchFailure(66, "cannot run '\(otherBuild)'")
    }
    let run = try board.run()
    let progress = ProgressLine()
    let test = try BenchFailure.mapping {
      try SelfTest(of: run, runs: runs, otherBuild: otherBuild) { progress.show($0) }
    }
    progress.end()
    try output.finish(test.document, exitCode: test.exitCode)
  }
}
