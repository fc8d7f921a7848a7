import ArgumentParser
import Foundation
import PerformanceBudgets
import Reporting
import TerminalText
import Wording

/// The command `base`, which compares the times of two builds.
struct BaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "base",
    abstract: "Time this program and the one that it came from in turns.",
    discussion: """
      'make bench-base' builds both, each several times with its functions in another order. A subject is \
      slower if the whole interval of the ratio is beyond 1.095.
      """)

  @OptionGroup var board: BoardOptions
  @OptionGroup var output: BenchOutput

  @Option(
    parsing: .upToNextOption, help: ArgumentHelp("The programs that are judged.", valueName: "file")
  )
  var programs: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The programs that they came from.", valueName: "file"))
  var bases: [String] = []

  @Option(
    help: ArgumentHelp(
      "The budgets of the bases, which name their workloads (default: those of --budgets).",
      valueName: "file"))
  var baseBudgets: String?

  func validate() throws {
    if programs.isEmpty || bases.isEmpty {
      throw ValidationError("--programs and --bases need a file each.")
    }
  }

  func run() throws {
    // In a process that the comparison starts, this call times the subjects and ends the process.
    let subjects = try BenchFailure.mapping { try board.run().prepare { _ in } }
    if let obstacle = InstructionCounter.obstacle {
      throw BenchFailure(2, "what is counted is compared, and nothing is: \(obstacle)")
    }
    // Both programs make their subjects from the arguments of this process.
    let arguments = Array(CommandLine.arguments.dropFirst())
    var comparison = ProgramComparison(programs, with: bases, arguments: arguments)
    comparison.baseArguments = arguments + ["--budgets", baseBudgets ?? board.budgets]
    let progress = ProgressLine()
    let start = ContinuousClock.now
    let findings = try BenchFailure.mapping {
      try comparison.run { progress.show("turn \($0)") }
    }
    progress.end()
    let seconds = Int(((ContinuousClock.now - start) / .seconds(1)).rounded())
    let slower = findings.count { $0.outcome == .slower }
    let undecided = findings.count { $0.outcome == .undecided }
    let code = (ReportVerdict.gravest(of: findings.map(\.verdict)) ?? .notRun).exitCode
    var table = ProgramComparison.Finding.table
    for finding in findings.sorted(by: { $0.ratio.median > $1.ratio.median }) {
      table.append(finding.row())
    }
    // Subjects that are programs, have worst inputs, or exist in one build only are not compared.
    let others = subjects.count - findings.count
    try output.finish(
      .conclusion(
        "base", title: "Time beside the base's", table, exitCode: code,
        "\(slower) of \(findings.count.counted("subject")) slower, \(undecided) undecided, "
          + "\(others) not compared (\(seconds) s)"), exitCode: code)
  }
}

extension ProgramComparison.Finding {
  static var table: ReportTable {
    ReportTable(columns: [
      .init("workload"), .init("subject"), .init("time ÷ base's", .right), .init("is"),
    ])
  }

  /// Returns the finding as a table row, with the description `run` in front of the outcome.
  func row(_ run: String = "") -> ReportTable.Row {
    let text = String(format: "%.3f (%.3f – %.3f)", ratio.median, ratio.lower, ratio.upper)
    return .init(
      [subject.workload, subject.name, text, run + outcome.rawValue], verdict: verdict)
  }

  var verdict: ReportVerdict { [.slower: .failed, .undecided: .inconclusive][outcome] ?? .ok }
}

extension ReportDocument {
  /// Returns a report with one table and a conclusion.
  static func conclusion(
    _ name: String, title: String, _ table: ReportTable, exitCode: Int32, _ text: String
  ) -> ReportDocument {
    let verdict = ReportVerdict(exitCode: exitCode)
    return ReportDocument(
      title: "metryvo-bench \(name)", facts: RunFacts.current(),
      sections: [ReportSection(name, title: title, verdict: verdict, blocks: [.table(table)])],
      conclusions: [ReportConclusion(name, verdict: verdict, text: text)])
  }
}
