import AllocationCounter
import ArgumentParser
import Foundation
import NativeDecimal
import PerformanceBudgets
import Reporting
import Workloads

/// The options that choose what is measured.
struct BoardOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The budgets.", valueName: "file"))
  var budgets = "Benchmarks/Budgets.json"

  @Option(help: ArgumentHelp("The numbers that are typed.", valueName: "file"))
  var keystrokes = "Corpora/metryvo/keystrokes.tsv"

  @Option(
    help: ArgumentHelp(
      "The command that some workloads start (default: metryvo beside this program).",
      valueName: "file"))
  var command: String?

  @Flag(help: "Leave out what takes a minute each: the worst inputs, and GNU units.")
  var quick = false

  @Flag(help: "Judge only single operations beside each other, on peers and on both backends.")
  var onlyPeers = false

  /// Returns the run of the budgets, with the workloads that they name.
  func run() throws(BenchFailure) -> BudgetRun {
    let data = try contents(of: budgets)
    let numbers = try typedNumbers()
    let command = try startedCommand()
    let clock = ChildTimeClock()
    return try BenchFailure.mapping {
      var run = try BudgetRun(
        try BudgetFile(data, name: budgets),
        BoardWorkloads.all(typing: numbers, command: command, on: clock)
      ) { budget in
        let isPeers =
          budget.metric == .ratioToSubject && budget.call.name == ChosenOperations.workload
        if onlyPeers {
          return isPeers ? nil : "only single operations are judged with --only-peers"
        }
        let isLong =
          budget.metric == .worstToTypical || budget.other == CommandWorkloads.gnuUnits
        return quick && isLong ? "worst inputs and GNU units are not judged with --quick" : nil
      }
      // GNU units takes a second for a file, and libmpdec for some functions of 10,000 digits.
      if onlyPeers {
        run.plan = MeasurementPlan(cpuTimeLimit: .max, wallTimeLimit: .max)
      } else if !quick {
        run.plan = MeasurementPlan(cpuTimeLimit: 120_000_000_000, wallTimeLimit: 240_000_000_000)
      }
      run.cpuClock = clock
      run.groups = { BoardGroup(of: $0).rawValue }
      run.allocations = (allocation_count, allocation_bytes)
      return run
    }
  }

  /// The part of the report that these options produce.
  var part: ReportFolder.Part { onlyPeers ? .peers : .bench }

  private func typedNumbers() throws(BenchFailure) -> [TypedNumber] {
    let table = String(decoding: try contents(of: keystrokes), as: UTF8.self)
    do throws(KeystrokesError) { return try TypedNumber.read(table) } catch {
      throw BenchFailure(65, "\(keystrokes): \(error.description)")
    }
  }

  /// Returns the path of the option `--command`, or of `metryvo` beside this program if it exists.
  ///
  /// A path in the option that cannot be run is an error.
  private func startedCommand() throws(BenchFailure) -> String? {
    if let command {
      if FileManager.default.isExecutableFile(atPath: command) { return command }
      throw BenchFailure(66, "cannot run '\(command)'")
    }
    let beside = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("metryvo").path
    return beside.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
  }
}
