import Foundation
import StrictText

/// Budgets read from JSON; ``init(_:name:)`` shows a file.
///
/// Keys of an entry of `budgets`:
///
/// - `workload`: the name of the workload.
/// - `parameters`: an object with the workload's parameters, as strings or numbers; absent without
///   parameters. At most one value may be a list; each element of the list gives one budget.
/// - `subject`: the judged subject, such as a backend. Without this key every subject is judged.
/// - `to`: the subject in the denominator; allowed only with the metric `ratio-to-subject`.
/// - `metric`: a raw value of ``Metric``.
/// - `atMost`, `atLeast` or `figure`, exactly one: the limit, see ``Budget/Limit``. The value is a
///   number, or an object with a number for each value of the listed parameter, or each subject.
/// - `reason`: the reason for the limit.
///
/// The key `app` beside `budgets` holds the budgets of the app. `make app-check` judges these
/// budgets; this reader checks only their form. Keys of an entry of `app`:
///
/// - `measure`: the measure, such as `key handled 4x`.
/// - `must`: the limit above which the check fails.
/// - `want`: the limit above which the check shows the measure.
/// - `beyondEmpty`: the allowed excess over an empty page of the same run. The stricter of this
///   limit and `must` decides. The key is optional.
/// - `unit`: the unit of the numbers.
/// - `reason`: how the measure is taken, and the reason for the limit.
///
/// The reader refuses unknown keys, repeated keys, repeated budgets, and a minimum above a maximum.
public struct BudgetFile: Sendable {
  /// The name of the file in error messages.
  public let name: String
  /// The budgets in the order of the file; at least one.
  public let budgets: [Budget]
  private let bytes: Data
  private let places: TextPlaces
  private let placed: [PlacedBudget]

  /// Reads the bytes of the budget file called `name`.
  ///
  ///     let json = """
  ///       {"schema": 1, "budgets": [{"workload": "read", "metric": "instructions-per-operation",
  ///         "figure": {"native": 512, "gmp": 1180}, "reason": "a key within 1 µs"}]}
  ///       """
  ///     try BudgetFile(Data(json.utf8), name: "b.json").budgets[1].subject  // Optional("gmp")
  ///
  /// - Throws: ``BudgetFileError`` with the position of the first error.
  /// - Complexity: O(n + b²) for n bytes and b budgets.
  public init(_ bytes: Data, name: String) throws(BudgetFileError) {
    let text = PlacedText(bytes, name: name)
    let document = try text.read { root throws(PlacedProblem) in try BudgetDocument(root) }
    placed = document.budgets
    budgets = placed.map(\.budget)
    places = text.places
    self.bytes = bytes
    self.name = name
  }

  /// Returns the line of a budget's limit in the file, from 1; `nil` if the file lacks the budget.
  public func line(of budget: Budget) -> Int? {
    placed.first { $0.budget == budget }.map { places.place(of: $0.number.lowerBound).line }
  }

  /// Returns the file with the numbers of some budgets replaced, and all other bytes unchanged.
  ///
  /// - Parameter figures: returns the new number of a budget, or `nil` to keep the old one.
  /// - Returns: the bytes of the changed file.
  public func bytes(withFigures figures: (Budget) -> Double?) -> Data {
    var bytes = bytes
    for placed in placed.sorted(by: { $0.number.lowerBound > $1.number.lowerBound }) {
      guard let figure = figures(placed.budget) else { continue }
      bytes.replaceSubrange(placed.number, with: Data(Self.text(of: figure).utf8))
    }
    return bytes
  }

  /// Returns an integer if the figure is whole or at least 1,000, else four significant digits.
  private static func text(of figure: Double) -> String {
    let isWhole = figure >= 1_000 || figure == figure.rounded()
    if isWhole, let whole = Int(exactly: figure.rounded()) { return String(whole) }
    return String(format: "%.4g", figure)
  }

  /// Checks that the workloads, subjects and parameters of all budgets exist.
  ///
  /// - Throws: ``BudgetFileError`` for the first unknown name, with the list of known names.
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

  /// Returns the error that a workload has no subject of this name.
  func unknown(
    _ subject: String, of budget: Budget, _ workload: String, known: [String], at key: String
  ) -> BudgetFileError {
    error(
      "unknown subject '\(subject)' of '\(workload)'; known are \(known.joined(separator: ", "))",
      of: budget, at: key)
  }

  /// Returns an error at the key `key` of a budget of this file.
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
