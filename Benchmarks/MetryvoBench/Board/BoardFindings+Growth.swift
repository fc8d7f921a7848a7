import Foundation
import PerformanceBudgets
import Reporting

extension BoardFindings {
  /// How times grow with the size, for each workload whose subjects have sizes; `nil` if there is none.
  var growth: ReportSection? {
    let charts = judged.map(\.measurement).compactMap(Self.growth)
    if charts.isEmpty { return nil }
    return ReportSection(
      "growth", title: "Growth with the size",
      blocks: [
        .paragraph(
          "Thread CPU of one operation, medians over rounds. Both axes are logarithmic: a power of the size is a "
            + "straight line, and its exponent the slope.")
      ] + charts.map(ReportBlock.growth))
  }

  private static func growth(of measurement: WorkloadMeasurement) -> GrowthChart? {
    let points = measurement.subjects.compactMap { subject -> GrowthChart.Point? in
      guard let size = subject.size, let rate = subject.median(of: .operationsPerSecond), rate > 0
      else { return nil }
      return .init(size: size, nanoseconds: 1e9 / rate)
    }.sorted { $0.size < $1.size }
    guard let exponents = measurement.growthExponents,
      let interval = MedianInterval(ofRounds: exponents, confidence: measurement.confidences.pass)
    else { return nil }
    let values = [interval.median, interval.lower, interval.upper].map(Figure.digits)
    return GrowthChart(
      title: measurement.workload, unit: "size",
      series: [.init("time of an operation", points: points)],
      note: "The time grows as size^\(values[0]), interval \(values[1]) – \(values[2]).")
  }
}
