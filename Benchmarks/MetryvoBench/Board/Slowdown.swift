import ArgumentParser
import PerformanceBudgets
import Workloads

/// A workload that is made slower, to see whether the budgets notice: `multi-convert=1.2`.
struct Slowdown: ExpressibleByArgument {
  var workload: String
  /// What it takes of its own time: 1.2 is a fifth more.
  var factor: Double

  init(workload: String, factor: Double) {
    self.workload = workload
    self.factor = factor
  }

  init?(argument: String) {
    guard let sign = argument.lastIndex(of: "="),
      let factor = Double(argument[argument.index(after: sign)...]), (1...1_000).contains(factor)
    else { return nil }
    self.init(workload: String(argument[..<sign]), factor: factor)
  }

  var argument: String { "\(workload)=\(factor)" }

  /// The board with the workload slowed on each of its subjects.
  func applied(
    to board: [[Subject]], on clock: ChildTimeClock
  ) throws(BenchFailure) -> [[Subject]] {
    let names = board.compactMap { $0.first?.workload }
    guard names.contains(workload) else {
      throw BenchFailure(
        64,
        "--inject-slowdown: no workload '\(workload)'; known are "
          + names.joined(separator: ", "))
    }
    return board.map { subjects in
      subjects.map { $0.workload == workload ? $0.slowed(by: factor, on: clock) : $0 }
    }
  }
}
