import Wording

/// A case for which a property does not hold, as small as it could be made.
public struct PropertyFailure: Sendable, CustomStringConvertible {
  /// The property's name.
  public let identifier: String
  /// Where the case comes from: seed and number, or file.
  public let origin: String
  /// The number of the case; `nil` for one from a file.
  public let caseNumber: UInt64?
  /// The case as it was found.
  public let found: String
  /// The case after shrinking.
  public let shrunk: String
  /// Who said what of the shrunk case, and in which settings.
  public let results: [(who: String, what: String)]
  /// What shrinking did.
  public internal(set) var shrinking: Shrinking
  /// The line to paste to repeat the case; `nil` for a case from a file.
  public let replay: String?
  /// The file that keeps the shrunk case, if a folder was given.
  public internal(set) var savedIn: String?

  /// How a case was made smaller.
  public struct Shrinking: Hashable, Codable, Sendable {
    /// The number of times a candidate was judged.
    public var evaluations = 0
    /// The number of times a smaller case failed.
    public var steps = 0
    /// Whether no pass could make it smaller still; else the budget ended the search.
    public var isComplete = true
  }

  /// Whether it is met first in a run of all cases: those from files, then by number.
  func precedes(_ other: PropertyFailure) -> Bool {
    guard let number = caseNumber, let otherNumber = other.caseNumber else {
      return caseNumber == nil && other.caseNumber != nil
    }
    return number < otherNumber
  }

  /// Everything there is to say of the case, ready to print.
  public var description: String {
    var lines = ["\(identifier) does not hold (\(origin)): \(shrunk)"]
    for (who, what) in results { lines.append("  \(who): \(what)") }
    if shrunk != found {
      let end = shrinking.isComplete ? "" : ", budget reached"
      lines.append("  found as: \(found)")
      lines.append(
        "  shrunk in \(shrinking.steps.counted("step")), "
          + "\(shrinking.evaluations.counted("evaluation"))\(end)")
    }
    if let savedIn { lines.append("  saved in: \(savedIn)") }
    if let replay { lines.append("  replay: \(replay)") }
    return lines.joined(separator: "\n")
  }
}
