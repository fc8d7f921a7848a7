import ArgumentParser
import Foundation
import PerformanceBudgets
import Reporting
import TerminalText
import Workloads

/// The entry point: runs the workloads and holds them against the budgets.
@main
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "metryvo-bench",
    abstract: "Measure the workloads on both backends and enforce the budgets.",
    discussion: """
      Each workload first checks its results; a wrong one ends the run without a verdict. Budgets are
      judged by intervals of the median over interleaved rounds, on thread CPU time, but the
      documents' 16 ms on the wall clock. All verdicts of a board together err in at most 1 % of runs.

      Exit codes: 0 all budgets hold; 1 a budget is breached, a figure is worse than the stored one, or a \
      result is wrong; 2 the measurement cannot decide; 64 usage; 65 bad budgets or numbers; 66 missing input; 74 output error.
      """)

  @Option(help: ArgumentHelp("The budgets.", valueName: "file"))
  var budgets = "Benchmarks/Budgets.json"

  @Option(help: ArgumentHelp("The numbers that are typed.", valueName: "file"))
  var keystrokes = "Corpora/metryvo/keystrokes.tsv"

  @Option(
    help: ArgumentHelp(
      "Write the findings to this folder for 'metryvo report'.", valueName: "folder"))
  var report: String?

  @Flag(
    help: """
      Enforce only what neither the speed of the machine nor its make decides: wall-clock limits of the \
      documents, allocations, memory, ratios of two sides of ours in one run, and how times grow.
      """)
  var portable = false

  @Flag(
    help: "Measure the board in 20 s: fewer rounds, wider intervals, no growth and no worst inputs."
  )
  var quick = false

  @Option(
    help: ArgumentHelp(
      "Compare the board with the run stored there, of a machine of the same class.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Store the run as the baseline instead.")
  var updateBaseline = false

  @Option(
    help: ArgumentHelp(
      "Make a workload of the board slower by a factor, to see whether the budgets notice.",
      valueName: "workload=factor", visibility: .hidden))
  var injectSlowdown: Slowdown?

  @Flag(
    help: """
      Judge the board itself: does it find each subject slowed by a fifth, and how many boards drawn from \
      stored rounds raise a false alarm?
      """)
  var selfTest = false

  @Flag(
    help: """
      Measure the board for some minutes, and print the sensitivities and limits that its ratios would have on this \
      machine.
      """)
  var calibrate = false

  @Option(
    help: ArgumentHelp(
      "How often the self-test slows each subject.", valueName: "number", visibility: .hidden))
  var selfTestRuns = 20

  @Option(
    help: ArgumentHelp(
      "How many boards the self-test draws.", valueName: "number", visibility: .hidden))
  var selfTestBoards = 2_000

  @Option(
    help: ArgumentHelp(
      "Measure the budgets on these lines of their file alone, and print what comes of each.",
      valueName: "lines", visibility: .hidden))
  var confirming: BudgetLines?

  @Option(
    help: ArgumentHelp(
      "Begin no further round of the board after this time.", valueName: "seconds",
      visibility: .hidden))
  var timeLimit: UInt32?

  @Option(
    help: ArgumentHelp(
      "Slow every second subject, and print what the board says of each.",
      valueName: "even|odd", visibility: .hidden))
  var slowedBoard: SlowedBoard.Parity?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "What to measure: conversions, as people use them; prepared, pair by pair beside Foundation's "
        + "Measurement; text, what is typed, searched and converted in batches; or arithmetic, "
        + "operation by operation.",
      valueName: "conversions|prepared|text|arithmetic"))
  var suite = Suite.conversions

  @Option(
    help: ArgumentHelp(
      "Measure the arithmetic of BigDecimal at these numbers of digits, not that of Decimal128.",
      valueName: "list"))
  var digits: DigitsList?

  @Flag(
    help: """
      Measure the arithmetic beside a peer: Decimal128 beside Intel's library, which 'make bench-peers' \
      builds in, BigDecimal beside libmpdec through python3.
      """)
  var peers = false

  @Option(
    help: ArgumentHelp(
      "What the arithmetic may take of the peer's time (default: Benchmarks/ArithmeticLimits.json, "
        + "with --digits Benchmarks/DigitLimits.json), or prepared conversions "
        + "(Benchmarks/PreparedLimits.json), or text (Benchmarks/TextLimits.json).",
      valueName: "file"))
  var limits: String?

  @Option(
    help: ArgumentHelp(
      "The command that the suites conversions and text start (default: metryvo beside this program).",
      valueName: "file"))
  var command: String?

  @Flag(
    help: ArgumentHelp(
      "Use the catalog for the first time, and print what it took.", visibility: .hidden))
  var catalogFirstUse = false

  enum Suite: String, ExpressibleByArgument {
    case conversions, prepared, text, arithmetic
  }

  func validate() throws {
    if suite != .arithmetic && (peers || digits != nil) {
      throw ValidationError("--peers and --digits go with '--suite arithmetic'.")
    }
    if ![.conversions, .text].contains(suite) && command != nil {
      throw ValidationError("--command goes with '--suite conversions' and '--suite text'.")
    }
    if suite != .conversions
      && (quick || selfTest || calibrate || updateBaseline || baseline != nil
        || injectSlowdown != nil || slowedBoard != nil)
    {
      throw ValidationError(
        "--quick, --baseline, --update-baseline, --self-test and --calibrate go with '--suite conversions'."
      )
    }
    if updateBaseline && baseline == nil {
      throw ValidationError("--update-baseline needs '--baseline FILE'.")
    }
    if (selfTest || calibrate || slowedBoard != nil)
      && (baseline != nil || injectSlowdown != nil || report != nil)
      || calibrate && (selfTest || portable)
    {
      throw ValidationError(
        "--self-test and --calibrate stand alone, without --baseline, --report and each other.")
    }
    if selfTestRuns < 1 || selfTestBoards < 1 {
      throw ValidationError("--self-test needs a run and a board.")
    }
    if suite == .arithmetic && portable {
      throw ValidationError("--portable does not go with '--suite arithmetic'.")
    }
    if suite == .arithmetic && report != nil && digits == nil {
      throw ValidationError("--report does not go with '--suite arithmetic' without --digits.")
    }
  }

  func run() throws {
    if catalogFirstUse {
      return try print(String(decoding: JSONEncoder().encode(CatalogReadiness()), as: UTF8.self))
    }
    // A folder that cannot be written ends the run before its work.
    if let report {
      do throws(ReportError) {
        try ReportFolder(path: report).makeWritable()
      } catch { throw BenchFailure(74, error.description) }
    }
    switch suite {
    case .conversions: try runConversions()
    case .prepared: try runPrepared()
    case .text: try runText()
    case .arithmetic:
      if let digits { try runDigits(digits.counts) } else { try runArithmetic() }
    }
  }

  private func runPrepared() throws {
    let file = limits ?? "Benchmarks/PreparedLimits.json"
    let limits = try PreparedLimits(try contents(of: file), name: file)
    let findings = try PreparedSuite(limits: limits, isPortable: portable).run()
    let document = findings.document
    try finish(document, findings.record, as: .prepared, exitCode: findings.exitCode)
  }

  private func runText() throws {
    let file = limits ?? "Benchmarks/TextLimits.json"
    let limits = try TextLimits(try contents(of: file), name: file)
    let findings = try TextSuite(
      limits: limits, isPortable: portable, command: startedCommand()
    ).run()
    let document = findings.document
    try finish(document, findings.record, as: .text, exitCode: findings.exitCode)
  }

  private func runArithmetic() throws {
    if peers && !IntelArithmetic.isBuilt {
      throw BenchFailure(
        66,
        "this build has no peers: 'make bench-peers' installs Intel's library and builds with it")
    }
    let file = limits ?? "Benchmarks/ArithmeticLimits.json"
    let limits = try ArithmeticLimits(try contents(of: file), name: file)
    let (document, exitCode) = try ArithmeticSuite(limits: limits, hasPeer: peers).run()
    try finish(document, exitCode: exitCode)
  }

  private func runDigits(_ counts: [Int]) throws {
    let file = limits ?? "Benchmarks/DigitLimits.json"
    let suite = DigitsSuite(
      digits: counts, limits: try DigitsLimits(try contents(of: file), name: file),
      peer: peers ? try LibmpdecPeer() : nil)
    let progress = ProgressLine()
    let (document, record, exitCode) = try suite.run { progress.show($0) }
    progress.end()
    try finish(document, record, as: .arithmetic, exitCode: exitCode)
  }

  private func runConversions() throws {
    let start = ContinuousClock.now
    SecondThread.run()
    var suite = try BoardSuite(
      budgetFile(), typing: typedNumbers(), isQuick: quick,
      scope: calibrate
        ? .calibration : selfTest || slowedBoard != nil ? .relative : portable ? .portable : .all,
      command: startedCommand(), slowdown: injectSlowdown)
    // Numbered before it is restricted.
    let timed = suite.timed
    if let confirming { suite = suite.restricted(to: confirming) }
    if let slowedBoard { suite = suite.slowed(slowedBoard, of: timed) }
    if let timeLimit { suite.plan.wallTimeLimit = UInt64(timeLimit) * 1_000_000_000 }
    if confirming != nil {
      let verdicts = try suite.run().flatMap(\.verdicts)
      return try print(Confirmation.text(of: verdicts, in: suite.file))
    }
    // A tenth of the time is left for those that confirm, or what the board did not need.
    let end = start + .nanoseconds(suite.plan.wallTimeLimit / 10 * 11)
    let confirmation = Confirmation(arguments: boardArguments, end: end)
    if slowedBoard != nil {
      let findings = try SlowedBoard(suite: suite, confirmation: confirmation).findings()
      return try print(findings.map { "\($0.line)\n" }.joined())
    }
    if selfTest {
      let progress = ProgressLine()
      let test = SelfTest(
        suite: suite, arguments: boardArguments, runs: selfTestRuns, boards: selfTestBoards)
      let (document, exitCode) = try test.run { progress.show($0) }
      progress.end()
      return try finish(document, exitCode: exitCode)
    }
    if calibrate { return try finish(Calibration(suite: suite).run(), exitCode: 0) }
    let baselineFile = baseline.map(BaselineFile.init)
    let stored = updateBaseline ? nil : try baselineFile?.read()
    let judged = try suite.run()
    let measured = judged.map(\.measurement)
    if updateBaseline { try baselineFile?.write(measured, budgets: suite.budgets) }
    let findings = BoardFindings(
      judged, of: suite, confirmation: confirmation,
      comparisons: stored?.comparisons(with: measured))
    let document = findings.document(seconds: (ContinuousClock.now - start) / .seconds(1))
    try finish(document, findings.record, as: .bench, exitCode: findings.exitCode)
  }

  /// The arguments that choose what the board measures.
  private var boardArguments: [String] {
    ["--budgets", budgets, "--keystrokes", keystrokes]
      + (quick ? ["--quick"] : []) + (portable ? ["--portable"] : [])
      + (command.map { ["--command", $0] } ?? [])
      + (injectSlowdown.map { ["--inject-slowdown", $0.argument] } ?? [])
      + (slowedBoard.map { ["--slowed-board", $0.rawValue] } ?? [])
  }

  /// Prints what was found whatever becomes of the file, then says if that could not be written.
  private func finish(
    _ document: ReportDocument, _ record: some Encodable, as part: ReportFolder.Part,
    exitCode: Int32
  ) throws {
    let written = Result { try write(part, document, record) }
    try show(document)
    try written.get()
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  /// Prints what was found, and ends with its exit code.
  private func finish(_ document: ReportDocument, exitCode: Int32) throws {
    try show(document)
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  private func show(_ document: ReportDocument) throws {
    try print(json ? JSONRenderer.render(document) : TerminalRenderer().render(document))
  }

  /// Writes to standard output; on a full disk that is an error.
  private func print(_ text: String) throws(BenchFailure) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
      throw BenchFailure(74, "cannot write to standard output: \(error.localizedDescription)")
    }
  }

  /// Writes the findings to the folder of ``report``, if there is one.
  private func write(
    _ part: ReportFolder.Part, _ document: ReportDocument, _ record: some Encodable
  ) throws(BenchFailure) {
    guard let report else { return }
    do throws(ReportError) {
      try ReportFolder(path: report).write(part, document: document, data: record)
    } catch { throw BenchFailure(74, error.description) }
  }

  /// The command that is started: the one named, which must be there, or that beside this program if it is.
  private func startedCommand() throws(BenchFailure) -> String? {
    if let command, !FileManager.default.isExecutableFile(atPath: command) {
      throw BenchFailure(66, "cannot run '\(command)'")
    }
    return command ?? TextSuite.commandBeside()
  }

  private func budgetFile() throws(BenchFailure) -> BudgetFile {
    let data = try contents(of: budgets)
    do throws(BudgetFileError) {
      return try BudgetFile(data, name: budgets)
    } catch { throw BenchFailure(65, error.description) }
  }

  private func typedNumbers() throws(BenchFailure) -> [TypedNumber] {
    let table = String(decoding: try contents(of: keystrokes), as: UTF8.self)
    do throws(KeystrokesError) { return try TypedNumber.read(table) } catch {
      throw BenchFailure(65, "\(keystrokes): \(error.description)")
    }
  }

  private func contents(of path: String) throws(BenchFailure) -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BenchFailure(66, "cannot read '\(path)'")
    }
    return data
  }

  static func main() {
    do {
      let command = try parse()
      try command.run()
    } catch let failure as BenchFailure {
      try? FileHandle.standardError.write(
        contentsOf: Data("metryvo-bench: \(failure.message)\n".utf8))
      Foundation.exit(failure.code)
    } catch {
      exit(withError: error)
    }
  }
}
