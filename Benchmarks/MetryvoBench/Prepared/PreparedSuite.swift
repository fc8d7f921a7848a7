import Foundation
import GMPDecimal
import NativeDecimal
import PerformanceBudgets
import Reporting
import Workloads

/// The suite `prepared`: conversions by prepared plans, beside Foundation's `Measurement`.
struct PreparedSuite {
  var limits: PreparedLimits

  /// Checks every result, measures, and gives the findings.
  func run() throws(BenchFailure) -> (document: ReportDocument, exitCode: Int32) {
    let start = ContinuousClock.now
    let subjects: [Subject]
    do {
      subjects =
        try PreparedWorkloads.subjects(on: Decimal128.self)
        + PreparedWorkloads.subjects(on: BigDecimal.self) + FoundationMeasurements.subjects()
      for subject in subjects { try subject.check() }
    } catch { throw BenchFailure(1, "\(error)") }
    let measurements = PreparedWorkloads.statements.map { workload, _ in
      PreparedMeasurement(
        subjects.filter { $0.workload == workload }, workload: workload, limits: limits)
    }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let breached = measurements.count { !$0.breaches(of: limits).isEmpty }
    return (document(measurements, breached: breached, seconds: seconds), breached == 0 ? 0 : 1)
  }

  private func document(
    _ measurements: [PreparedMeasurement], breached: Int, seconds: Double
  ) -> ReportDocument {
    var document = ReportDocument(title: "metryvo-bench prepared", facts: RunFacts.current())
    let verdict: ReportVerdict = breached == 0 ? .ok : .failed
    document.sections = [
      ReportSection(
        "prepared", title: "Prepared conversions", verdict: verdict,
        blocks: [
          .paragraph(
            """
            Nanoseconds of thread CPU for one operation, the shortest of interleaved rounds: seven digits \
            and a point in, 12 decimals out. Measurement is Foundation's, on Double. Must: at most \
            \(Int(limits.gmpOverNative)) times native for gmp, at least \
            \(Int(limits.measurementOverNative)) times for Measurement, no allocation.
            """),
          .table(table(measurements)),
        ])
    ]
    let words =
      breached == 0
      ? "all \(measurements.count) workloads hold"
      : "\(breached) of \(measurements.count) workloads breach a limit"
    document.conclusions = [
      ReportConclusion(
        "prepared", verdict: verdict, text: "\(words) (\(Int(seconds.rounded())) s)")
    ]
    return document
  }

  private func table(_ measurements: [PreparedMeasurement]) -> ReportTable {
    var table = ReportTable(columns: [
      .init("workload"), .init("native ns", .right), .init("limit", .right),
      .init("gmp ns", .right), .init("gmp ÷ native", .right), .init("Measurement ns", .right),
      .init("÷ native", .right), .init("allocations", .right), .init("finding"),
    ])
    for found in measurements {
      let breaches = found.breaches(of: limits)
      func ratio(_ time: Double?) -> String {
        time.map { String(format: "%.2f", $0 / found.native) } ?? "–"
      }
      func time(_ time: Double?) -> String { time.map { String(format: "%.1f", $0) } ?? "–" }
      let limit = limits.nanoseconds(of: found.workload)
      table.append(
        .init(
          [
            found.workload, time(found.native), String(format: "≤ %.0f", limit), time(found.gmp),
            ratio(found.gmp), time(found.measurement), ratio(found.measurement),
            found.allocations.map { String($0) } ?? "–", breaches.joined(separator: ", "),
          ], verdict: breaches.isEmpty ? .ok : .failed))
    }
    return table
  }
}
