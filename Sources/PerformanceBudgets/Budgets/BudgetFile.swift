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
  private let places: [BudgetPlace]

  /// Reads the bytes of a file called `name`.
  ///
  /// - Throws: ``BudgetFileError`` with line, column and place of the first thing wrong.
  /// - Complexity: O(n) in the bytes and O(b²) in the budgets.
  public init(_ bytes: some Collection<UInt8>, name: String) throws(BudgetFileError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw BudgetFileError(file: name, line: 1, column: 1, path: "", problem: .notUnicode)
    }
    try self.init(text, name: name)
  }

  /// Reads the text of a file called `name`.
  ///
  /// - Throws: ``BudgetFileError`` with line, column and place of the first thing wrong.
  /// - Complexity: O(n) in the characters and O(b²) in the budgets.
  public init(_ text: String, name: String) throws(BudgetFileError) {
    do throws(PlacedProblem) {
      let root = try JSONText.read(text)
      (budgets, places) = try BudgetDocument.budgets(in: root)
    } catch {
      throw BudgetFileError(error, file: name)
    }
    self.name = name
  }

  /// Refuses budgets for workloads or subjects that do not exist.
  ///
  /// - Parameter known: the names of the subjects of each workload.
  /// - Throws: ``BudgetFileError`` at the first unknown name, with the list of the known ones.
  public func checkNames(against known: [String: [String]]) throws(BudgetFileError) {
    for (budget, place) in zip(budgets, places) {
      guard let subjects = known[budget.workload] else {
        throw BudgetFileError(
          PlacedProblem(
            place.workload, place.path + ".workload",
            .unknownWorkload(budget.workload, known: known.keys.sorted())),
          file: name)
      }
      if let subject = budget.subject, !subjects.contains(subject) {
        throw BudgetFileError(
          PlacedProblem(
            place.subject, place.path + ".subject",
            .unknownSubject(subject, workload: budget.workload, known: subjects)),
          file: name)
      }
    }
  }
}

/// Where the names of a budget stand.
struct BudgetPlace: Sendable {
  /// `budgets[3]`.
  var path: String
  var workload: TextPosition
  var subject: TextPosition
}

/// A problem of a document before the name of its file is known.
struct PlacedProblem: Error {
  var position: TextPosition
  var path: String
  var problem: BudgetFileError.Problem

  init(_ position: TextPosition, _ path: String, _ problem: BudgetFileError.Problem) {
    self.position = position
    self.path = path
    self.problem = problem
  }
}

extension BudgetFileError {
  fileprivate init(_ error: PlacedProblem, file: String) {
    self.init(
      file: file, line: error.position.line, column: error.position.column, path: error.path,
      problem: error.problem)
  }
}
