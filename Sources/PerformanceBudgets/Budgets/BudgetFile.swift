import Foundation
import StrictText

/// Budgets read from JSON.
///
///     {
///       "schema": 1,
///       "budgets": [
///         {
///           "workload": "parse", "metric": "instructions-per-operation",
///           "figure": {"native": 512, "gmp": 1180}, "reason": "a key is read within a microsecond"
///         }
///       ]
///     }
///
/// | key | what it holds |
/// |---|---|
/// | `workload` | the name of the workload |
/// | `parameters` | an object with the values of its parameters, as strings or numbers, one of them perhaps a list: a budget for each value; absent if it has none |
/// | `subject` | the side that is judged, such as a backend; absent: each |
/// | `to` | the side that it is held against, with the metric `ratio-to-subject` only |
/// | `metric` | a raw value of ``Metric`` |
/// | `atMost`, `atLeast`, `figure` | the limit, one of them, as ``Budget/Limit``: a number, or an object with one for each value of the listed parameter, or for each subject |
/// | `reason` | why there is this limit |
///
/// The key `app` beside `budgets` holds what the app may cost. `make app-check` judges these budgets;
/// this reader checks their form alone:
///
/// | key | what it holds |
/// |---|---|
/// | `measure` | what is measured, such as `key handled 4x` |
/// | `must`, `want` | the limit that fails the check, and the limit that the check shows |
/// | `beyondEmpty` | how much more than an empty page of the same run, where that is the stricter limit; may be absent |
/// | `unit`, `reason` | the unit of the numbers; how it is measured, and why there is this limit |
///
/// Nothing unknown is allowed, no key twice, no budget twice, and no floor above a ceiling.
public struct BudgetFile: Sendable {
  /// The name by which errors call the file.
  public let name: String
  /// The budgets in the order of the file; at least one.
  public let budgets: [Budget]
  private let bytes: Data
  private let places: TextPlaces
  private let placed: [PlacedBudget]

  /// Reads the bytes of a file called `name`.
  ///
  /// - Throws: ``BudgetFileError`` with the place of the first thing wrong.
  /// - Complexity: O(n) in the bytes and O(b²) in the budgets.
  public init(_ bytes: Data, name: String) throws(BudgetFileError) {
    let text = PlacedText(bytes, name: name)
    let document = try text.read { root throws(PlacedProblem) in try BudgetDocument(root) }
    placed = document.budgets
    budgets = placed.map(\.budget)
    places = text.places
    self.bytes = bytes
    self.name = name
  }

  /// The line on which the limit of a budget stands, from 1; `nil` if it is not of this file.
  public func line(of budget: Budget) -> Int? {
    placed.first { $0.budget == budget }.map { places.place(of: $0.number.lowerBound).line }
  }

  /// The bytes of the file with other numbers for some budgets, and all else as it is.
  ///
  /// - Parameter figures: the new number of a budget; `nil` leaves it.
  /// - Returns: the bytes.
  public func bytes(withFigures figures: (Budget) -> Double?) -> Data {
    var bytes = bytes
    for placed in placed.sorted(by: { $0.number.lowerBound > $1.number.lowerBound }) {
      guard let figure = figures(placed.budget) else { continue }
      bytes.replaceSubrange(placed.number, with: Data(Self.text(of: figure).utf8))
    }
    return bytes
  }

  /// A number as the file has it: four digits, or all of a whole number.
  private static func text(of figure: Double) -> String {
    if figure >= 1_000 || figure == figure.rounded() { return String(Int(figure.rounded())) }
    return String(format: "%.4g", figure)
  }

  /// Refuses budgets for workloads, subjects or parameters that do not exist.
  ///
  /// - Throws: ``BudgetFileError`` at the first unknown name, with the list of the known ones.
  public func checkNames(against known: [KnownWorkload]) throws(BudgetFileError) {
    for placed in placed {
      let budget = placed.budget
      guard let workload = known.first(where: { $0.name == budget.call.name }) else {
        let names = known.map(\.name).sorted()
        throw error(
          BudgetFileError.unknown("workload", budget.call.name, known: names), of: budget,
          at: "workload")
      }
      for (subject, key) in [(budget.subject, "subject"), (budget.other, "to")] {
        guard let subject, !workload.subjects.contains(subject) else { continue }
        throw unknown(subject, of: budget, workload.name, known: workload.subjects, at: key)
      }
      let parameters = workload.required + workload.optional
      for key in budget.call.parameters.keys.sorted() where !parameters.contains(key) {
        throw error(
          "unknown key; known are \(parameters.joined(separator: ", "))", of: budget,
          at: "parameters.\(key)")
      }
      for key in workload.required where budget.call.parameters[key] == nil {
        throw error("missing", of: budget, at: "parameters.\(key)")
      }
    }
  }

  /// That a workload has no such subject.
  func unknown(
    _ subject: String, of budget: Budget, _ workload: String, known: [String], at key: String
  ) -> BudgetFileError {
    error(
      "unknown subject '\(subject)' of '\(workload)'; known are \(known.joined(separator: ", "))",
      of: budget, at: key)
  }

  /// An error of a budget of this file, at one of its keys.
  public func error(
    _ reason: String, of budget: Budget, at key: String
  ) -> BudgetFileError {
    let placed = placed.first { $0.budget == budget }
    let place = places.place(of: placed?.offsets[key] ?? placed?.offset ?? 0)
    return BudgetFileError(
      file: name, line: place.line, column: place.column,
      path: "\(placed?.path ?? "").\(BudgetFileError.excerpt(key))", reason: reason)
  }
}
