import ArgumentParser
import CommandShell
import Foundation
import Reporting

/// The command `metryvo report`, which merges the stored findings into one report.
package struct ReportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: LaboratoryAbstract.report,
    usage: "metryvo report [--from <folder>] [--to <file>] [--history <folder>] [options]",
    discussion: """
      Merges verify.json, bench.json, compare.json and others, which 'metryvo verify', 'metryvo-bench' and \
      'metryvo compare' write with --report, into a page to look at, report.md, report.json and report.xml (JUnit); the figures \
      that have budgets also as benchmarks.json, a list for github-action-benchmark \
      (customSmallerIsBetter). What is missing is listed as not run. Exits with 0 whatever the findings \
      are.
      """)

  @Option(
    help: ArgumentHelp("The folder of the findings.", valueName: "folder"), completion: .directory)
  var from = ReportFolder.standardPath

  @Option(help: ArgumentHelp("The page to write.", valueName: "file"), completion: .file())
  var to = "reports/index.html"

  @Option(
    help: ArgumentHelp(
      "Keep the figures that have budgets in this folder, and show how they went over the runs kept there.",
      valueName: "folder"),
    completion: .directory)
  var history: String?

  @Flag(
    help: """
      Print what does not hold as GitHub's workflow commands, which mark the lines of broken budgets.
      """)
  var annotate = false

  @OptionGroup var color: ColorOptions

  package init() {}

  package func run() throws {
    let folder = ReportFolder(path: from)
    var document = try ReportDocument.merged(from: folder)
    if let history { try ReportHistory(path: history).keep(&document, at: Date()) }
    let texts = [
      (to, HTMLRenderer.render(document)),
      (folder.file(named: "report.md"), MarkdownRenderer.render(document)),
      (folder.file(named: "report.json"), try JSONRenderer.render(document)),
      (
        folder.file(named: "report.xml"),
        JUnitRenderer.render(document.testSuites, name: document.title)
      ),
      (folder.file(named: "benchmarks.json"), try SmallerIsBetter.render(document)),
    ]
    let written = Result {
      for (file, text) in texts { try ReportFolder.write(text, to: file) }
    }
    for line in document.summary { try StandardOutput.write(line) }
    if annotate { for line in WorkflowCommands.lines(document) { try StandardOutput.write(line) } }
    try written.get()
    try StandardOutput.write("report: \(texts.map(\.0).joined(separator: ", "))")
  }
}

extension ReportError: SaidAsFailure {
  package var failure: Failure {
    switch self {
    case .missingFolder, .noFindings, .unreadable:
      Failure(code: .missingInput, message: description)
    case .malformed: Failure(code: .badInput, message: description)
    case .unwritable, .unwritableFolder: Failure(code: .inputOutput, message: description)
    case .notEncodable: Failure(code: .internalError, message: description)
    }
  }
}
