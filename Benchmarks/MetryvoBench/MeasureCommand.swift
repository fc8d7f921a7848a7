import ArgumentParser
import BuildInformation
import Foundation
import PerformanceBudgets
import Reporting
import TerminalText

/// The command `measure`, which measures workloads, and judges or updates a file of budgets.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Measure the workloads of a file of budgets, and judge it.")

  @OptionGroup var board: BoardOptions
  @OptionGroup var output: BenchOutput

  @Flag(
    help: "Write the counted figures into the file of budgets, and judge its other limits alone.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "Write the findings to this folder for 'metryvo report'.", valueName: "folder"))
  var report: String?

  func run() throws {
    // An unwritable folder ends the run before the measurement.
    try inFolder { folder throws(ReportError) in try folder.makeWritable() }
    let run = try board.run()
    let progress = ProgressLine()
    let found = try BenchFailure.mapping { try run.run { progress.show($0) } }
    progress.end()
    if update {
      do {
        try found.updatedFile.write(to: URL(fileURLWithPath: board.budgets), options: .atomic)
      } catch {
        throw BenchFailure(74, "cannot write '\(board.budgets)': \(error.localizedDescription)")
      }
    }
    let judged = found.verdicts.filter { !update || !$0.budget.limit.isFigure }
    var document = found.document
    document.facts.insert(ReportFact("commit", Version.commit), at: 0)
    // The findings are printed even if the folder is not writable.
    let written = Result {
      try inFolder { folder throws(ReportError) in
        try folder.write(board.part, document: document, data: BoardRecord(found))
      }
    }
    try output.finish(document, exitCode: (try? written.get()) == nil ? 0 : judged.exitCode)
    try written.get()
  }

  private func inFolder(
    _ body: (ReportFolder) throws(ReportError) -> Void
  ) throws(BenchFailure) {
    guard let report else { return }
    do throws(ReportError) { try body(ReportFolder(path: report)) } catch {
      throw BenchFailure(74, error.description)
    }
  }
}
