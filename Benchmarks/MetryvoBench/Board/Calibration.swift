import Foundation
import PerformanceBudgets
import Reporting

/// What the sensitivities and limits of a board's ratios would be, measured anew on this machine.
struct Calibration {
  var suite: BoardSuite

  /// The middle between what is measured and a fifth more: as far from a false alarm as from missing that.
  private static let margin = 1.095

  /// Those for this class of machines, and for what has none here those of other classes.
  private var budgets: [Budget] {
    let here = suite.budgets.filter { $0.isFor(machine: RunFacts.machineClass) }
    return suite.budgets.filter { budget in
      here.contains(budget)
        || !here.contains { $0.workload == budget.workload && $0.subject == budget.subject }
    }
  }

  /// Measures all rounds that a board may have, which takes some minutes, and fits.
  func run() throws(BenchFailure) -> ReportDocument {
    let measured = try suite.storeRounds(suite.plan)
    var table = ReportTable(columns: [
      .init("workload"), .init("subject"), .init("yardstick", .right), .init("products", .right),
      .init("atMost", .right), .init("same powers", .right), .init("now", .right),
      .init("calm", .right), .init("within", .right),
    ])
    for budget in budgets {
      let own = measured.filter { $0.workload == budget.workload }
      for (measurement, subject) in own.flatMap({ found in found.subjects.map { (found, $0) } })
      where budget.subject ?? subject.name == subject.name {
        let fit = SensitivityFit(of: subject.name, in: measurement)
        func cell(_ value: (SensitivityFit) -> String) -> String { fit.map(value) ?? "–" }
        let standing = MedianInterval.median(
          measurement.calm(subject.values(of: budget.metric, budget.sensitivity)))
        table.append(
          .init([
            budget.workload, subject.name,
            cell { String(format: "%.2f", $0.sensitivity.yardstick) },
            cell { String(format: "%.2f", $0.sensitivity.products) },
            cell { String(format: "%.3g", Self.margin * $0.typical) },
            String(format: "%.3g", Self.margin * (standing ?? .nan)),
            String(format: "%.3g", budget.limit.value), cell { "\($0.calmRounds)" },
            cell { String(format: "%.1f %%", 100 * ($0.spread - 1)) },
          ]))
      }
    }
    var document = ReportDocument(
      title: "metryvo-bench calibration", facts: RunFacts.current())
    document.sections = [
      ReportSection(
        "calibration", title: "Sensitivities and limits",
        blocks: [
          .paragraph(
            """
            For each ratio to the yardstick: the powers of its sensitivity and, as the limit with those, 1.095 times the \
            median of calm rounds; the limit with the powers of the file; the limit of the file; how many rounds were \
            calm; and how far groups of six rounds, calm or not, lie from that median. A limit belongs to its powers: \
            of several runs take first the middle powers, then with those in the file the middle limits.
            """), .table(table),
        ])
    ]
    return document
  }
}
