import Foundation

/// Budgets read from JSON.
///
///     {
///       "schema": 1,
///       "budgets": [
///         {
///           "workload": "keystrokes", "subject": "native", "metric": "cpu-p99.9",
///           "atMost": 200000, "reason": "three times what is measured"
///         }
///       ]
///     }
///
/// `subject` may be left out: then every subject of the workload is judged. Each budget has either
/// `atMost` or `atLeast`; nothing else is optional, and nothing unknown is allowed.
public struct BudgetFile: Sendable {
  /// The name by which errors call the file.
  public let name: String
  /// The budgets in the order of the file; at least one.
  public let budgets: [Budget]

  /// Reads the bytes of a file called `name`.
  ///
  /// - Throws: ``BudgetFileError`` with the place of the first thing wrong.
  /// - Complexity: O(n) in the bytes and O(b²) in the budgets.
  public init(_ bytes: Data, name: String) throws(BudgetFileError) {
    do {
      budgets = try JSONDecoder().decode(BudgetDocument.self, from: bytes).budgets
    } catch {
      let placed = PlacedProblem(error)
      throw BudgetFileError(file: name, path: placed.path, problem: placed.problem)
    }
    self.name = name
  }

  /// Refuses budgets for workloads or subjects that do not exist.
  ///
  /// - Parameter known: the names of the subjects of each workload.
  /// - Throws: ``BudgetFileError`` at the first unknown name, with the list of the known ones.
  public func checkNames(against known: [String: [String]]) throws(BudgetFileError) {
    for (index, budget) in budgets.enumerated() {
      guard let subjects = known[budget.workload] else {
        throw BudgetFileError(
          file: name, path: "budgets[\(index)].workload",
          problem: .unknownWorkload(budget.workload, known: known.keys.sorted()))
      }
      if let subject = budget.subject, !subjects.contains(subject) {
        throw BudgetFileError(
          file: name, path: "budgets[\(index)].subject",
          problem: .unknownSubject(subject, workload: budget.workload, known: subjects))
      }
    }
  }
}
