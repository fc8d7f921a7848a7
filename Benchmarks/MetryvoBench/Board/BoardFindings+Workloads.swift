import PerformanceBudgets
import Reporting

extension BoardFindings {
  /// How each workload was measured: what speaks for its rounds and against them.
  var workloads: ReportSection? {
    if judged.isEmpty { return nil }
    var table = ReportTable(columns: [
      .init("workload"), .init("rounds", .right), .init("clocks", .right),
      .init("A/A control", .right), .init("outlying", .right), .init("far out", .right),
      .init("gmp ÷ native", .right),
    ])
    for measurement in judged.map(\.measurement) { table.append(Self.row(measurement)) }
    return ReportSection(
      "workloads", title: "Workloads",
      blocks: [
        .table(table),
        .paragraph(
          "The cost of the clocks is subtracted from every sample. The A/A control is the yardstick held against itself. "
            + "Outlying rounds, of all subjects together, are not left out. Ratios of times have the intervals of "
            + "the board."),
      ])
  }

  private static func row(_ measurement: WorkloadMeasurement) -> ReportTable.Row {
    let outliers = measurement.subjects.map { $0.outliers(of: .ratioToYardstick) }
    let ratio = measurement.ratios(of: "gmp", to: "native").flatMap {
      MedianInterval(ofRounds: $0, confidence: measurement.confidences.pass)
    }
    return .init([
      measurement.workload, String(measurement.rounds),
      "\(measurement.clockCosts.cpu) ns", measurement.control.map(Figure.control) ?? "",
      String(outliers.reduce(0) { $0 + $1.outlying }),
      String(outliers.reduce(0) { $0 + $1.farOut }),
      ratio.map {
        "\(Figure.digits($0.median)) (\(Figure.digits($0.lower)) – \(Figure.digits($0.upper)))"
      } ?? "",
    ])
  }
}
