import Foundation
import PerformanceBudgets
import Reporting

/// The file of a stored run: read to compare with, or written.
struct BaselineFile {
  let path: String

  /// What is stored, if it was measured on such a machine.
  func read() throws(BenchFailure) -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw BenchFailure(66, "cannot read '\(path)': --update-baseline writes it")
    }
    do throws(BudgetFileError) {
      let baseline = try Baseline(data, name: path)
      try baseline.check(machine: RunFacts.machineClass)
      return baseline
    } catch { throw BenchFailure(65, error.description) }
  }

  /// Stores what was measured, whole or not at all.
  func write(
    _ measurements: [WorkloadMeasurement], budgets: [Budget]
  ) throws(BenchFailure) {
    let text = Baseline(machine: RunFacts.machineClass, measurements, budgets: budgets).json
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw BenchFailure(74, "cannot write '\(path)': \(error.localizedDescription)")
    }
  }
}
