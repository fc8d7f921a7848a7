import Foundation
import StrictText

/// What a run on a machine of one class measured, kept to compare later runs with.
///
///     let baseline = Baseline(machine: machine, measurements, budgets: file.budgets)
///     try Data(baseline.json.utf8).write(to: file)
///     let stored = try Baseline(Data(contentsOf: file), name: file.path)
///     try stored.check(machine: machine)
///     for comparison in stored.comparisons(with: measurements) { print(comparison.outcome) }
///
/// It holds what does not follow the speed of the moment: ratios to the yardstick, with their intervals over calm
/// rounds and the sensitivities of the budgets, and allocations.
package struct Baseline: Hashable, Sendable {
  /// What was measured of one metric of one subject.
  package struct Entry: Hashable, Sendable {
    /// The identifier of the workload.
    package let workload: String
    /// The name of the subject.
    package let subject: String
    /// The metric.
    package let metric: Metric
    /// How much the work is slowed by what slows the machine, for ``Metric/ratioToYardstick``.
    package let sensitivity: Sensitivity
    /// The interval of the median; all three the same for an exact metric.
    package let interval: MedianInterval

    /// An entry from its parts.
    package init(
      workload: String, subject: String, metric: Metric, sensitivity: Sensitivity = Sensitivity(),
      interval: MedianInterval
    ) {
      self.workload = workload
      self.subject = subject
      self.metric = metric
      self.sensitivity = sensitivity
      self.interval = interval
    }
  }

  /// The metrics that are kept.
  package static let metrics: [Metric] = [.ratioToYardstick, .allocationsPerOperation]

  /// The class of the machine it was measured on.
  package let machine: String
  /// What was measured.
  package let entries: [Entry]
  private let place: Place?

  /// Where the class of the machine stands, for errors.
  private struct Place: Hashable {
    var file: String
    var line: Int
    var column: Int
  }

  /// A baseline from its parts.
  package init(machine: String, entries: [Entry]) {
    self.machine = machine
    self.entries = entries
    place = nil
  }

  /// What was measured, as a baseline; the sensitivities are those of the budgets.
  package init(machine: String, _ measurements: [WorkloadMeasurement], budgets: [Budget] = []) {
    self.init(
      machine: machine,
      entries: measurements.flatMap { measurement in
        measurement.subjects.flatMap { subject in
          Self.metrics.compactMap { metric in
            let sensitivity = budgets.sensitivity(
              of: metric, measurement.workload, subject.name)
            return measurement.interval(of: metric, sensitivity, subject).map {
              Entry(
                workload: measurement.workload, subject: subject.name, metric: metric,
                sensitivity: sensitivity, interval: $0)
            }
          }
        }
      })
  }

  /// Reads the bytes of a file called `name`.
  ///
  /// - Throws: ``BudgetFileError`` with the place of the first thing wrong.
  package init(_ bytes: Data, name: String) throws(BudgetFileError) {
    let text = PlacedText(bytes, name: name)
    let (read, offset) = try text.read { root throws(PlacedProblem) in
      let members = try StrictMembers(
        root, path: "", allowing: ["schema", "machine", "entries"])
      try members.requireSchema(1)
      var entries: [Entry] = []
      for (index, node) in try members.list("entries").enumerated() {
        entries.append(try Entry(node, path: "entries[\(index)]"))
      }
      let machine = try members.string("machine")
      return (Baseline(machine: machine, entries: entries), members.offsets["machine"] ?? 0)
    }
    machine = read.machine
    entries = read.entries
    let found = text.places.place(of: offset)
    place = Place(file: name, line: found.line, column: found.column)
  }

  /// Refuses a baseline of another class of machines.
  ///
  /// - Throws: ``BudgetFileError`` at the class of the machine.
  package func check(machine here: String) throws(BudgetFileError) {
    if machine == here { return }
    throw BudgetFileError(
      file: place?.file ?? "", line: place?.line ?? 1, column: place?.column ?? 1, path: "machine",
      problem: .otherMachine(machine, here: here))
  }
}

extension Baseline.Entry {
  fileprivate init(_ node: JSONNode, path: String) throws(PlacedProblem) {
    let members = try StrictMembers(
      node, path: path,
      allowing: [
        "workload", "subject", "metric", "sensitivity", "lower", "median", "upper",
      ])
    let name = try members.string("metric")
    guard let metric = Metric(rawValue: name), Baseline.metrics.contains(metric) else {
      let known = Baseline.metrics.map(\.rawValue).joined(separator: " or ")
      throw members.problem(.wrongType(expected: known), at: "metric")
    }
    self.init(
      workload: try members.string("workload"), subject: try members.string("subject"),
      metric: metric, sensitivity: try members.sensitivity() ?? Sensitivity(),
      interval: MedianInterval(
        lower: try members.number("lower"), median: try members.number("median"),
        upper: try members.number("upper")))
    if interval.lower > interval.median || interval.median > interval.upper {
      throw members.problem(.wrongType(expected: "lower ≤ median ≤ upper"))
    }
  }
}

extension WorkloadMeasurement {
  /// The interval of a metric of a subject over calm rounds, or over all where that lies within it or calm rounds
  /// are too few; the value itself for an exact metric.
  ///
  /// Of a handful of calm rounds the interval may reach to many times the median, and would hide every slowdown.
  ///
  /// - Returns: `nil` if it was not measured, in too few rounds, or in a run that its control voids.
  func interval(
    of metric: Metric, _ sensitivity: Sensitivity, _ subject: SubjectMeasurement
  ) -> MedianInterval? {
    let values = subject.values(of: metric, sensitivity)
    if metric.isExact {
      return values.first.map { MedianInterval(lower: $0, median: $0, upper: $0) }
    }
    if isVoid { return nil }
    let all = MedianInterval(ofRounds: values, confidence: confidences.breach)
    guard let calm = MedianInterval(ofRounds: calm(values), confidence: confidences.breach),
      let all
    else { return all }
    return calm.lower <= all.lower && all.upper <= calm.upper ? all : calm
  }
}

extension [Budget] {
  /// The sensitivity that a budget on a metric of the subject states.
  fileprivate func sensitivity(
    of metric: Metric, _ workload: String, _ subject: String
  ) -> Sensitivity {
    first {
      $0.metric == metric && $0.workload == workload && ($0.subject ?? subject) == subject
    }?.sensitivity ?? Sensitivity()
  }
}
