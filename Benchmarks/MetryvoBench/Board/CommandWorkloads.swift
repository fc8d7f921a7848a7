import Foundation
import PerformanceBudgets
import Workloads

/// The workloads whose samples are processes: each runs the command `metryvo` to its end.
struct CommandWorkloads {
  /// The path of the command; `nil` if there is none.
  var command: String?
  /// The clock that counts the CPU time of the processes.
  var clock: ChildTimeClock

  private static let ours = "metryvo"
  static let gnuUnits = "gnu-units"
  private static let firstConversion = ["convert", "5", "mi", "km"]

  /// `command-start` converts one value; `batch` converts rows on one thread, one per operation.
  var all: [BudgetedWorkload] {
    let units = GNUUnits()
    var start = KnownWorkload("command-start", subjects: [Self.ours])
    var batch = KnownWorkload("batch", subjects: [Self.ours, Self.gnuUnits], optional: ["rows"])
    if units == nil {
      batch.absent[Self.gnuUnits] = "GNU units is not installed ('make tables' fetches it)"
    }
    if command == nil {
      let reason = "the command metryvo is not beside this program"
      start.absent[Self.ours] = reason
      batch.absent[Self.ours] = reason
    }
    return [
      BudgetedWorkload(start) { call throws(ParameterError) in
        command.map { [self.start($0, call)] } ?? []
      },
      BudgetedWorkload(batch) { call throws(ParameterError) in
        let rows = try call.number("rows", in: 1...1_000_000, else: 10_000)
        let file = RowsFile(rows: rows)
        return (command.map { [self.batch(call, $0, file)] } ?? [])
          + (units.map { [$0.subject(Self.gnuUnits, call, file, on: clock)] } ?? [])
      },
    ]
  }

  private func start(_ command: String, _ call: WorkloadCall) -> Subject {
    let words = [command] + Self.firstConversion
    var subject = Subject(Self.ours, workload: call.description, samplesPerBlock: 2) { _ in
      clock.spend(running: words)
    } check: {
      let found = try ChildRun.watching(words)
      guard String(decoding: found.output, as: UTF8.self).hasPrefix("8.04672 km") else {
        throw BenchFailure(1, "the command does not convert 5 mi to 8.04672 km")
      }
    }
    subject.command = words
    return subject
  }

  private func batch(
    _ call: WorkloadCall, _ command: String, _ file: RowsFile
  ) -> Subject {
    let words =
      [command, "convert", "--batch", file.path, "--decimals", "12", "--threads", "1"]
    var subject = Subject(
      Self.ours, workload: call.description, samplesPerBlock: 1, operationsPerSample: file.rows
    ) { _ in
      clock.spend(running: words)
    } check: {
      try file.write()
      try file.check(command)
    }
    subject.command = words
    return subject
  }
}

extension ChildTimeClock {
  /// Runs a program as a sample and adds its CPU time to the clock.
  ///
  /// A failed run must not look fast: its sample takes two seconds of both clocks, above any limit.
  func spend(running command: [String], input: String? = nil) {
    spend {
      let run = try? ChildRun(command, input: input)
      if let run, run.exitCode == 0 { return run.cpu * 1e9 }
      Thread.sleep(forTimeInterval: 2)
      return 2e9
    }
  }
}
