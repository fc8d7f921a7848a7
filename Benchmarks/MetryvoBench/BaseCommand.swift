import ArgumentParser
import Foundation
import PerformanceBudgets
import Reporting
import TerminalText
import Wording

/// Compares the times of two builds.
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

  @Option(
    help: ArgumentHelp(
      "Compare the bases with each other so many times slowed by a fifth, and more often not slowed, to "
        + "see whether slowdowns are found.",
      valueName: "number"))
  var selfTest: Int?

  func validate() throws {
    if programs.isEmpty || bases.isEmpty {
      throw ValidationError("--programs and --bases need a file each.")
    }
    if let selfTest, selfTest < 1 { throw ValidationError("--self-test needs a run.") }
  }

  func run() throws {
    // A program that is compared times its subjects here, and ends.
    _ = try BenchFailure.mapping { try board.run().prepare { _ in } }
    try output.prepare()
    let progress = ProgressLine()
    // Both get the arguments that choose subjects, and names of programs that they do not look at.
    func arguments(_ budgets: String) -> [String] {
      ["base", "--budgets", budgets, "--keystrokes", board.keystrokes]
        + ["--programs", "-", "--bases", "-"]
    }
    let baseArguments = arguments(baseBudgets ?? board.budgets)
    if let selfTest {
      // Each against one whose functions stand in another order.
      let others = Array(bases.dropFirst() + bases.prefix(1))
      var comparison = ProgramComparison(bases, with: others, arguments: baseArguments)
      let test = try BenchFailure.mapping {
        try BaseSelfTest(&comparison, runs: selfTest) { progress.show($0) }
      }
      progress.end()
      return try output.finish(test.document, exitCode: test.exitCode)
    }
    var comparison = ProgramComparison(
      programs, with: bases, arguments: arguments(board.budgets))
    comparison.baseArguments = baseArguments
    let start = ContinuousClock.now
    let findings = try BenchFailure.mapping {
      try comparison.run { progress.show("turn \($0)") }
    }
    progress.end()
    let seconds = Int(((ContinuousClock.now - start) / .seconds(1)).rounded())
    let slower = findings.count { $0.outcome == .slower }
    let undecided = findings.count { $0.outcome == .undecided }
    let code: Int32 = slower > 0 ? 1 : undecided > 0 || findings.isEmpty ? 2 : 0
    let verdict = ReportVerdict(exitCode: code)
    var document = ReportDocument(title: "metryvo-bench base", facts: RunFacts.current())
    var table = ReportTable(columns: [
      .init("workload"), .init("subject"), .init("time ÷ base's", .right), .init("is"),
    ])
    for finding in findings.sorted(by: { $0.ratio.median > $1.ratio.median }) {
      let ratio = finding.ratio
      let text = String(format: "%.3f (%.3f – %.3f)", ratio.median, ratio.lower, ratio.upper)
      table.append(
        .init(
          [finding.subject.workload, finding.subject.name, text, finding.outcome.rawValue],
          verdict: [.slower: .failed, .undecided: .inconclusive][finding.outcome] ?? .ok))
    }
    document.sections = [
      ReportSection("base", title: "Beside the base", verdict: verdict, blocks: [.table(table)])
    ]
    document.conclusions = [
      ReportConclusion(
        "base", verdict: verdict,
        text: "\(slower) of \(findings.count.counted("subject")) slower, \(undecided) undecided "
          + "(\(seconds) s)")
    ]
    try output.finish(document, exitCode: code)
  }
}
