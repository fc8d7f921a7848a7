import Wording

/// A case for which a property does not hold, after shrinking.
public struct PropertyFailure: Sendable, CustomStringConvertible {
  /// The property's name.
  public let identifier: String
  /// The origin of the case: seed and number, or file.
  public let origin: String
  /// The number of the case; `nil` for a case from a file.
  public let caseNumber: UInt64?
  /// The case as it was found.
  public let found: String
  /// The case after shrinking.
  public let shrunk: String
  /// The lines to print for the shrunk case: settings, and the result of each participant.
  public let results: [(who: String, what: String)]
  /// The statistics of shrinking.
  public internal(set) var shrinking: Shrinking
  /// The line that repeats the case; `nil` for a case from a file.
  public let replay: String?
  /// The file that keeps the shrunk case; `nil` if no folder was given.
  public internal(set) var savedIn: String?

  /// The statistics of shrinking one case.
  public struct Shrinking: Hashable, Codable, Sendable {
    /// The number of times a candidate was judged.
    public var evaluations = 0
    /// The number of times a smaller case failed.
    public var steps = 0
    /// Whether shrinking ended because no pass found a smaller case; `false` if the budget was
    /// spent.
    public var isComplete = true
  }

  /// Whether this case precedes `other` in a run: cases from files first, then by number.
  func precedes(_ other: PropertyFailure) -> Bool {
    guard let number = caseNumber, let otherNumber = other.caseNumber else {
      return caseNumber == nil && other.caseNumber != nil
    }
    return number < otherNumber
  }

  /// The property, the origin, the case before and after shrinking, and the results, as lines.
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
