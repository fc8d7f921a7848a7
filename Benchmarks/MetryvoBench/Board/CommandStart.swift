import PerformanceBudgets

/// The workload of the start: the command converts one value, from its start to its end, on the wall.
enum CommandStart {
  static let workload = "command-start"

  static let known = KnownWorkload(workload, subjects: ["metryvo"])

  /// A sample is a process; its CPU time is not this thread's, so only the wall's metrics say something.
  static func subject(_ command: String) -> Subject {
    Subject("metryvo", workload: workload, samplesPerBlock: 2) { _ in
      blackHole(try? ChildRun(command, TextMeasurement.firstConversion))
    } check: {
      try TextMeasurement.check(command)
    }
  }
}
