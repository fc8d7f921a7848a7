import PerformanceBudgets
import Workloads

/// The workload of the start: the command converts one value, from its start to its end.
///
/// A sample is a process; its CPU time counts.
enum CommandStart {
  static let known = KnownWorkload("command-start", subjects: ["metryvo"])

  static func subject(_ command: String, on clock: ChildTimeClock) -> Subject {
    Subject(known.subjects[0], workload: known.name, samplesPerBlock: 2) { _ in
      clock.spend(running: command, TextMeasurement.firstConversion)
    } check: {
      try TextMeasurement.check(command)
    }
  }
}
