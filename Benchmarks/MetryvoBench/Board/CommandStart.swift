import Foundation
import PerformanceBudgets

/// The workload of the start: the command converts one value, from its start to its end, on the wall.
enum CommandStart {
  static let workload = "command-start"

  static let known = KnownWorkload(workload, subjects: ["metryvo"])

  /// A sample is a process; its CPU time is not this thread's, so only the wall's metrics say something.
  ///
  /// A process that fails is not a fast one: its sample takes two seconds, beyond any limit.
  static func subject(_ command: String) -> Subject {
    Subject("metryvo", workload: workload, samplesPerBlock: 2) { _ in
      let run = try? ChildRun(command, TextMeasurement.firstConversion)
      if run?.exitCode != 0 { Thread.sleep(forTimeInterval: 2) }
    } check: {
      try TextMeasurement.check(command)
    }
  }
}
