import Foundation
import StrictText

/// Budgets read from JSON.
///
///     {
///       "schema": 1,
///       "budgets": [
///         {
///           "workload": "keystrokes", "subject": "native", "metric": "cpu-p99.9",
///           "atMost": 200000, "machine": "Xeon, Linux", "reason": "three times what is measured"
///         }
///       ]
///     }
///
/// | key | what it holds |
/// |---|---|
/// | `workload` | the name of the workload |
/// | `parameters` | an object with the values of its parameters, as strings or numbers; absent if it has none |
/// | `subject` | the side that is judged, such as a backend; absent: each |
/// | `to` | the side that it is held against, with the metric `ratio-to-subject` only |
/// | `metric` | a raw value of ``Metric`` |
/// | `sensitivity` | an object with the numbers `yardstick` and `products` of ``Sensitivity``, from -3 to 3, with the metric `ratio-to-yardstick` only; absent: 1 and 0 |
/// | `atMost`, `atLeast` | the limit: one of them |
/// | `machine` | the class of machines that the limit is for; absent: every one |
/// | `reason` | why there is this limit |
///
/// The key `app` beside `budgets` holds what the app may cost. `make app-check` judges these budgets; this reader checks
/// their form alone:
///
/// | key | what it holds |
/// |---|---|
/// | `measure` | what is measured, such as `key handled 4x` |
/// | `must`, `want` | the limit that fails the check, and the limit that the check shows |
/// | `beyondEmpty` | how much more than an empty page of the same run, where that is the stricter limit; may be absent |
/// | `unit`, `reason` | the unit of the numbers, and why there is this limit |
///
/// Nothing unknown is allowed, no key twice, no budget twice, and no floor above a ceiling.
public struct BudgetFile: Sendable {
  /// The name by which errors call the file.
  public let name: String
  /// The budgets in the order of the file; at least one.
  public let budgets: [Budget]
  private let places: TextPlaces
  private let entries: [BudgetEntry]

  /// Reads the bytes of a file called `name`.
  ///
  /// - Throws: ``BudgetFileError`` with the place of the first thing wrong.
  /// - Complexity: O(n) in the bytes and O(b²) in the budgets.
  public init(_ bytes: Data, name: String) throws(BudgetFileError) {
    let text = PlacedText(bytes, name: name)
    entries = try text.read { root throws(PlacedProblem) in try BudgetDocument(root).entries }
    budgets = entries.map(\.budget)
    places = text.places
    self.name = name
  }

  /// The line on which a budget begins, from 1; `nil` if it is not of this file.
  package func line(of budget: Budget) -> Int? {
    entries.first { $0.budget == budget }.map { places.place(of: $0.offset).line }
  }

  /// Refuses budgets for workloads, subjects or parameters that do not exist.
  ///
  /// - Throws: ``BudgetFileError`` at the first unknown name, with the list of the known ones.
  public func checkNames(against known: [KnownWorkload]) throws(BudgetFileError) {
    for (index, budget) in budgets.enumerated() {
      guard let workload = known.first(where: { $0.name == budget.call.name }) else {
        throw error(
          .unknownWorkload(budget.call.name, known: known.map(\.name).sorted()), of: index,
          at: "workload")
      }
      for (subject, key) in [(budget.subject, "subject"), (budget.other, "to")] {
        guard let subject, !workload.subjects.contains(subject) else { continue }
        throw error(
          .unknownSubject(subject, workload: workload.name, known: workload.subjects), of: index,
          at: key)
      }
      let parameters = workload.required + workload.optional
      for key in budget.call.parameters.keys.sorted() where !parameters.contains(key) {
        throw error(.unknownKey(known: parameters), of: index, at: "parameters.\(key)")
      }
      for key in workload.required where budget.call.parameters[key] == nil {
        throw error(.missing, of: index, at: "parameters.\(key)")
      }
    }
  }

  /// An error of a budget, at one of its keys.
  ///
  /// - Precondition: there is a budget of that index.
  package func error(
    _ problem: BudgetFileError.Problem, of index: Int, at key: String
  ) -> BudgetFileError {
    let entry = entries[index]
    let place = places.place(of: entry.offsets[key] ?? entry.offset)
    return BudgetFileError(
      file: name, line: place.line, column: place.column,
      path: "budgets[\(index)].\(BudgetFileError.excerpt(key))", problem: problem)
  }
}
