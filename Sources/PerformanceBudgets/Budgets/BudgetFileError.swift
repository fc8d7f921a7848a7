/// Why a file of budgets cannot be used, and where.
public struct BudgetFileError: Error, Hashable, Sendable {
  /// What is wrong at that place.
  public enum Problem: Hashable, Sendable {
    /// No JSON, and why.
    case malformed(String)
    /// A value of another type.
    case wrongType(expected: String)
    /// A key that must be there.
    case missing
    /// A key that the format does not have.
    case unknownKey(known: [String])
    /// A schema that is not 1.
    case unknownSchema
    /// A number beyond the largest `Double`.
    case tooLarge
    /// An empty list of budgets: a gate that cannot fail.
    case noBudgets
    /// A string without a character.
    case empty
    /// A metric that does not exist.
    case unknownMetric(String)
    /// A key that says nothing of this metric.
    case notWith(Metric)
    /// None of `atMost`, `atLeast` and `figure`.
    case noLimit
    /// Two of `atMost`, `atLeast` and `figure`.
    case twoLimits
    /// A limit of 0 or less.
    case notPositive
    /// A limit below 0, where 0 is one that can be kept.
    case negative
    /// A second budget for workload, subject, metric and side of the one at that place.
    case duplicate(of: String)
    /// A floor above the ceiling of the budget at that place, or the other way round.
    case contradicts(String)
    /// A workload that does not exist.
    case unknownWorkload(String, known: [String])
    /// A subject that the workload does not have.
    case unknownSubject(String, workload: String, known: [String])
    /// A value that a parameter cannot have, and why.
    case badParameter(String, reason: String)
    /// A second parameter with a list of values.
    case secondList
  }

  /// The name of the file.
  public let file: String
  /// The line of the place, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int
  /// The place in the document, like `budgets[3].limt`; empty where the text is no JSON.
  public let path: String
  /// What is wrong.
  public let problem: Problem
}

extension BudgetFileError: CustomStringConvertible {
  /// `file:line:column: place: what is wrong`.
  public var description: String {
    "\(file):\(line):\(column): \(path.isEmpty ? "" : path + ": ")\(problem)"
  }

  /// The beginning of a text from the file; what is not seen, or changes what is, as its code.
  static func excerpt(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(40)
    let shown = start.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
      default: String(scalar)
      }
    }.joined()
    return start.endIndex < text.unicodeScalars.endIndex ? shown + "…" : shown
  }
}

extension BudgetFileError.Problem: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .malformed(let words): "not valid JSON: \(words)"
    case .wrongType(let expected): "\(expected) should be here"
    case .missing: "missing"
    case .unknownKey(let known): "unknown key; known are \(known.joined(separator: ", "))"
    case .unknownSchema: "unknown schema; known is 1"
    case .tooLarge: "a number too large"
    case .noBudgets: "no budgets"
    case .empty: "an empty string"
    case .unknownMetric(let name):
      "unknown metric '\(BudgetFileError.excerpt(name))'; known are "
        + Metric.allCases.map(\.rawValue).joined(separator: ", ")
    case .notWith(let metric): "not with the metric \(metric.rawValue)"
    case .noLimit: "none of atMost, atLeast and figure"
    case .twoLimits: "two of atMost, atLeast and figure"
    case .notPositive: "a limit must be greater than 0"
    case .negative: "a limit must not be below 0"
    case .duplicate(let first): "the same as \(first)"
    case .contradicts(let first): "contradicts \(first): no value can be within both"
    case .unknownWorkload(let name, let known):
      "unknown workload '\(name)'; known are \(known.joined(separator: ", "))"
    case .unknownSubject(let name, let workload, let known):
      "unknown subject '\(name)' of '\(workload)'; known are \(known.joined(separator: ", "))"
    case .badParameter(let value, let reason): "'\(value)': \(reason)"
    case .secondList: "a second list; one parameter may have one"
    }
  }
}
