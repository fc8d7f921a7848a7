import ArgumentParser
import Conformance
import Foundation
import GMPDecimal
import NativeDecimal
import PerformanceBudgets
import Reporting
import Workloads

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Set backends and number types side by side: accuracy and speed in one run.",
    usage: "metryvo compare [--cases <n>] [--seed <n>] [options]",
    discussion: """
      Accuracy: random pairs of units with a factor and perhaps an offset, numbers of up to 15 digits; a result is misrounded if it is not \
      the exact one rounded to 34 digits (decimal types) or to the nearest double. Speed: the same \
      workloads interleaved in this run, as ratios to native with their 99 % interval.

      It types the numbers of a checkout; elsewhere give a file with --keystrokes.
      """)

  @Option(help: ArgumentHelp("How many conversions are judged.", valueName: "n"))
  var cases = 20_000

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

  func validate() throws {
    if !(1...100_000_000).contains(cases) {
      throw ValidationError("--cases must be 1...100000000, not \(cases).")
    }
  }

  func run() throws {
    let start = ContinuousClock.now
    let numbers = try typedNumbers()
    let native = BackendEngine(Decimal128.self)
    let gmp = BackendEngine(BigDecimal.self)
    let foundation = FoundationDecimalEngine()
    let double = DoubleEngine()

    let progress = ProgressLine()
    progress.show("accuracy")
    let judge = try AccuracyJudge()
    let accuracy = [
      judge.judge(DecimalSubject(native), seed: seed, cases: cases),
      judge.judge(DecimalSubject(gmp), seed: seed, cases: cases),
      judge.judge(DecimalSubject(foundation), seed: seed, cases: cases),
      judge.judge(DoubleSubject(engine: double), seed: seed, cases: cases),
    ]

    progress.show("speed")
    let subjects =
      ConversionWorkloads.subjects(of: native, typing: numbers)
      + ConversionWorkloads.subjects(of: gmp, typing: numbers)
      + ConversionWorkloads.subjects(of: foundation, typing: numbers)
      + ConversionWorkloads.subjects(of: double, typing: numbers)
    let measurer = Measurer(plan: MeasurementPlan(looks: [24], cpuTimeLimit: 8_000_000_000))
    let speed = try [ConversionWorkloads.convert, ConversionWorkloads.textToText].map { workload in
      try measurer.measure(subjects.filter { $0.workload == workload })
    }
    progress.end()

    let findings = ComparisonFindings(
      engines: [
        (native.name, native.summary), (gmp.name, gmp.summary),
        (foundation.name, foundation.summary), (double.name, double.summary),
      ], accuracy: accuracy, speed: speed, seed: seed)
    let document = findings.document(seconds: (ContinuousClock.now - start) / .seconds(1))
    if let report {
      try ReportFolder(path: report).write(.compare, document: document, data: findings.record)
    }
    if json {
      try StandardOutput.write(json: findings.record)
    } else {
      try StandardOutput.write(TerminalRenderer.standardOutput.render(document))
    }
    if !findings.holds { throw ExitCode(Failure.Code.checkFailed.rawValue) }
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
