import ArgumentParser
import BuildInformation
import Foundation
import PerformanceBudgets
import Reporting
import TerminalText

/// Measures the board, and judges it or commits its figures.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measure the workloads of a file of budgets, and judge it.")

  @OptionGroup var board: BoardOptions
  @OptionGroup var output: BenchOutput

  @Flag(help: "Write the counted figures into the file of budgets; other limits stay.")
  var update = false

  func run() throws {
    try output.prepare()
    let run = try board.run()
    let progress = ProgressLine()
    let report = try BenchFailure.mapping { try run.run { progress.show($0) } }
    progress.end()
    if update {
      do {
        try report.updatedFile.write(to: URL(fileURLWithPath: board.budgets), options: .atomic)
      } catch {
        throw BenchFailure(74, "cannot write '\(board.budgets)': \(error.localizedDescription)")
      }
    }
    var document = report.document
    document.facts.insert(ReportFact("commit", Version.commit), at: 0)
    try output.finish(document, as: (.bench, BoardRecord(report)), exitCode: report.exitCode)
  }
}
