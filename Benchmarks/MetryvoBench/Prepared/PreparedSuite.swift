import Foundation
import GMPDecimal
import NativeDecimal
import PerformanceBudgets
import Reporting
import Workloads

/// The suite `prepared`: conversions by prepared plans, beside Foundation's `Measurement`.
struct PreparedSuite {
  var limits: PreparedLimits
  /// Judge only what no machine's speed decides: ratios within the run, allocations and memory.
  var isPortable = false

  /// Checks every result, measures, and gives the findings.
  func run() throws(BenchFailure) -> PreparedFindings {
    let start = ContinuousClock.now
    // First of all: whatever converts uses the catalog.
    var surroundings = Surroundings()
    let catalog = CatalogReadiness.shortest(limits, in: &surroundings)
    let subjects: [Subject]
    do {
      subjects =
        try PreparedWorkloads.subjects(on: Decimal128.self)
        + PreparedWorkloads.subjects(on: BigDecimal.self) + FoundationMeasurements.subjects()
      for subject in subjects { try subject.check() }
    } catch { throw BenchFailure(1, "\(error)") }
    let measurements = PreparedWorkloads.statements.map { workload, _ in
      PreparedMeasurement(
        subjects.filter { $0.workload == workload }, workload: workload, limits: limits,
        isPortable: isPortable)
    }
    return PreparedFindings(
      limits: limits, isPortable: isPortable, catalog: catalog,
      besideCatalog: surroundings, measurements: measurements,
      seconds: (ContinuousClock.now - start) / .seconds(1))
  }
}
