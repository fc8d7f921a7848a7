import ArgumentParser
import CommandShell
import Foundation
import Laboratory
import Peers
import PerformanceBudgets
import Reporting
import TerminalText
import Workloads

/// The command `metryvo compare`, which compares number types by accuracy and speed.
package struct CompareCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: LaboratoryAbstract.compare,
    usage: "metryvo compare [--engine <name>] … [--digits <n>] … [--cases <n>] [options]",
    discussion: """
      In this process: native, gmp (at each of --digits), foundation (Foundation's Decimal) and double. In others, if \
      they are there: intel, python (decimal), units (GNU units), pint, decimal.js, big.js, bignumber.js. One that is \
      not there is named with the command that gets it; asked for by --engine it is an error.

      Accuracy: as many conversions of each model (a factor, an offset, a reciprocal, π, levels), three typed numbers \
      of up to 15 digits and then one of 34 built to be hard; a result is misrounded if it is not the nearest to the \
      exact one that its number type has. Speed: the same conversions in turns, as ratios to the first engine with \
      their 99 % interval. Sizes: from how many digits on one overtakes the other.

      It types the numbers of a checkout; elsewhere give a file with --keystrokes. It exits with 1 if native or gmp \
      misrounds.
      """)

  @Option(
    name: .customLong("engine"),
    help: ArgumentHelp(
      "What is compared; repeat it. By default all that are there.", valueName: "name"))
  var engines: [EngineChoice] = []

  @Option(help: ArgumentHelp("The digits of gmp; repeat it.", valueName: "n"))
  var digits: [Int] = []

  @Option(help: ArgumentHelp("How many conversions are judged.", valueName: "n"))
  var cases = 8_000

  @Option(help: ArgumentHelp("The seed of the conversions.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp("The numbers that are typed.", valueName: "file"), completion: .file())
  var keystrokes = "Corpora/metryvo/keystrokes.tsv"

  @Option(
    help: ArgumentHelp(
      "Write the findings to this folder for 'metryvo report'.", valueName: "folder"),
    completion: .directory)
  var report: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var color: ColorOptions

  package init() {}

  /// The allowed numbers of digits; with more digits the oracle takes minutes.
  private static let digitsRange = 1...2_000

  package func validate() throws {
    if !(1...100_000_000).contains(cases) {
      throw ValidationError("--cases must be 1...100000000, not \(cases).")
    }
    for digits in digits where !Self.digitsRange.contains(digits) {
      throw ValidationError("--digits must be 1...2000, not \(digits).")
    }
    try FindingOptions.check(report: report)
    if Set(digits).count < digits.count || Set(engines).count < engines.count {
      throw ValidationError("--engine and --digits take each value once.")
    }
  }

  package func run() throws {
    // Check the folder first, so that an unwritable folder ends the command before its work.
    let folder = report.map { ReportFolder(path: $0) }
    try folder?.makeWritable()
    let start = ContinuousClock.now
    let numbers = try typedNumbers()
    let progress = ProgressLine()
    var comparison = Comparison(clock: ChildTimeClock())
    try comparison.add(
      engines, gmpDigits: digits.isEmpty ? [34, 50, 100, 1_000] : digits, progress: progress)
    comparison.judge(AccuracyJudge(try AccuracyCases(seed: seed)), cases: cases, progress)
    try comparison.time(typing: numbers, progress)
    try comparison.compareSizes(typing: numbers, progress)
    progress.end()

    let findings = ComparisonFindings(comparison, seed: seed)
    let document = findings.document(seconds: (ContinuousClock.now - start) / .seconds(1))
    let written = Result {
      try folder?.write(.compare, document: document, data: findings.record)
    }
    if json {
      try StandardOutput.write(json: findings.record)
    } else {
      try StandardOutput.write(TerminalRenderer.standardOutput.render(document))
    }
    _ = try written.get()
    if !findings.holds { throw Failure.checkFailed }
  }

  private func typedNumbers() throws -> [TypedNumber] {
    guard let data = FileManager.default.contents(atPath: keystrokes) else {
      throw Failure(
        code: .missingInput,
        message: "cannot read '\(keystrokes)': --keystrokes names a file of typed numbers")
    }
    do throws(KeystrokesError) {
      return try TypedNumber.read(String(decoding: data, as: UTF8.self))
    } catch {
      throw Failure(code: .badInput, message: "\(keystrokes): \(error.description)")
    }
  }
}

extension EngineChoice: ExpressibleByArgument {}

extension AbsentPeer: SaidAsFailure {
  package var failure: Failure {
    Failure(
      code: .missingInput,
      message: "--engine \(kind.rawValue): \(reason); \(kind.advice) gets it")
  }
}

extension MeasurementError: SaidAsFailure {
  package var failure: Failure { Failure(code: .checkFailed, message: description) }
}
