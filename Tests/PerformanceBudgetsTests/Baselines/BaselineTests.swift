import Foundation
import PerformanceBudgets
import Testing

@Suite struct BaselineTests {
  private func entry(
    _ lower: Double, _ upper: Double, _ metric: Metric = .ratioToYardstick
  ) -> Baseline.Entry {
    Baseline.Entry(
      workload: "w", subject: "a", metric: metric,
      interval: MedianInterval(lower: lower, median: (lower + upper) / 2, upper: upper))
  }

  private func measurement(
    _ values: [Metric: [Double]], control: Double = 1, disturbances: [Double] = []
  ) -> WorkloadMeasurement {
    WorkloadMeasurement(
      workload: "w", subjects: [SubjectMeasurement(name: "a", values: values)], rounds: 20,
      controlRatios: [Double](repeating: control, count: 20), disturbances: disturbances, calm: 2)
  }

  /// What neighbours slow is not worse: the sensitivity of the budget is stored, and calm rounds are compared.
  @Test func neighboursMakeNothingWorse() throws {
    let budget = Budget(
      workload: "w", metric: .ratioToYardstick,
      sensitivity: Sensitivity(yardstick: 0.5, products: 0.25), limit: .atMost(9), reason: "r")
    func ratios(_ yardstick: Double, _ products: Double) -> [Metric: [Double]] {
      let time = pow(yardstick, 0.5) * pow(products, 0.25)
      return [
        .ratioToChain: time, .ratioToYardstick: time / yardstick,
        .ratioToProducts: time / products,
      ].mapValues { [Double](repeating: $0, count: 20) }
    }
    let baseline = Baseline(machine: "m", [measurement(ratios(1, 1))], budgets: [budget])
    let stored = try Baseline(Data(baseline.json.utf8), name: "b.json")
    #expect(stored.entries.map(\.sensitivity) == [budget.sensitivity])
    let beside = measurement(ratios(1.6, 1.4))
    #expect(stored.comparisons(with: [beside]).map(\.outcome) == [.same])
    let plain = Baseline(machine: "m", [measurement(ratios(1, 1))])
    #expect(plain.comparisons(with: [beside]).map(\.outcome) == [.better])
    let isCalm = (0..<20).map { $0 % 2 == 0 }
    let mixed = measurement(
      [.ratioToYardstick: isCalm.map { $0 ? 1 : 1.4 }], disturbances: isCalm.map { $0 ? 2 : 3 })
    let calm = Baseline(machine: "m", entries: [entry(0.99, 1.01)])
    #expect(calm.comparisons(with: [mixed]).map(\.outcome) == [.same])
    let void = measurement(ratios(1, 1), control: 1.1)
    #expect(calm.comparisons(with: [void]).map(\.outcome) == [.notRun])
  }

  /// Of eight calm rounds among neighbours the interval would reach to three times the median.
  @Test func fewCalmRoundsHideNothing() {
    let ratios = (0..<20).map { 1 + 0.04 * Double($0 * 7 % 20) / 20 }
    func measured(_ factor: Double) -> WorkloadMeasurement {
      measurement(
        [.ratioToYardstick: ratios.map { $0 * factor }],
        disturbances: (0..<20).map { $0 < 8 ? 2 : 3 })
    }
    let baseline = Baseline(machine: "m", [measured(1)])
    #expect(baseline.comparisons(with: [measured(1)]).map(\.outcome) == [.same])
    #expect(baseline.comparisons(with: [measured(1.2)]).map(\.outcome) == [.worse])
  }

  @Test func whatIsWrittenIsRead() throws {
    let ratios = (0..<20).map { 0.4 + 0.001 * Double($0 * 7 % 20) }
    let baseline = Baseline(
      machine: "Xeon \"E5\",\nLinux",
      [measurement([.ratioToYardstick: ratios, .allocationsPerOperation: [2], .cpuP50: ratios])])
    #expect(baseline.entries.map(\.metric) == [.ratioToYardstick, .allocationsPerOperation])
    let read = try Baseline(Data(baseline.json.utf8), name: "b.json")
    #expect(read.entries == baseline.entries && read.machine == baseline.machine)
    try read.check(machine: baseline.machine)
    let error = #expect(throws: BudgetFileError.self) { try read.check(machine: "Ryzen") }
    #expect(error?.line == 3 && error?.path == "machine")
    #expect(read.comparisons(with: []).map(\.outcome) == [.notRun, .notRun])
  }

  @Test func figuresAreComparedByTheirIntervals() {
    let rows: [(Baseline.Entry, [Double], BaselineComparison.Outcome, Int32)] = [
      (entry(0.9, 1.1), [1], .same, 0), (entry(0.9, 0.96), [1], .same, 0),
      (entry(0.9, 0.95), [1], .worse, 1), (entry(1.2, 1.3), [1], .better, 0),
      (entry(1.04, 1.3), [1], .same, 0), (entry(2, 2, .allocationsPerOperation), [2], .same, 0),
      (entry(2, 2, .allocationsPerOperation), [2.001], .worse, 1),
      (entry(2, 2, .allocationsPerOperation), [1.9], .better, 0),
      (entry(2, 2, .allocationsPerOperation), [], .notRun, 2),
    ]
    var differences: [String] = []
    for (entry, values, outcome, code) in rows {
      let rounds =
        entry.metric.isExact ? values : [Double](repeating: values[0], count: 20)
      let found = Baseline(machine: "m", entries: [entry])
        .comparisons(with: [measurement([entry.metric: rounds])])
      if found.map(\.outcome) != [outcome] || found.exitCode != code {
        differences.append("\(entry) \(values): \(found)")
      }
    }
    #expect(differences == [])
    #expect([BaselineComparison]().exitCode == 2)
  }

  @Test func malformedBaselinesAreRefusedWithTheirPlace() {
    let head = "{\"schema\": 1, \"machine\": \"m\", \"entries\": [\n"
    let fields = "\"workload\": \"w\", \"subject\": \"a\", \"metric\": \"ratio-to-yardstick\""
    let rows = [
      ("[]", "1:1: an object should be here"),
      ("{\"schema\": 2, \"machine\": \"m\"}", "1:12: schema: unknown schema; known is 1"),
      ("{\"schema\": 1, \"entries\": []}", "1:1: machine: missing"),
      (head + "{\(fields)}]}", "2:1: entries[0].lower: missing"),
      (
        head + "{\(fields), \"lower\": 2, \"median\": 1, \"upper\": 3}]}",
        "2:1: entries[0]: lower ≤ median ≤ upper should be here"
      ),
      (
        head + "{\"workload\": \"w\", \"subject\": \"a\", \"metric\": \"operations-per-second\"}]}",
        "2:45: entries[0].metric: ratio-to-yardstick or allocations-per-operation should be here"
      ),
      (head + "{\(fields), \"lowest\": 2}]}", "2:67: entries[0].lowest: unknown key; known are "),
      (head, "2:1: not valid JSON: "),
    ]
    for (text, words) in rows {
      let error = #expect(throws: BudgetFileError.self) {
        _ = try Baseline(Data(text.utf8), name: "b.json")
      }
      #expect(
        error?.description.hasPrefix("b.json:" + words) == true, "\(String(describing: error))")
    }
  }
}
