/// What a property says of one case.
public enum Verdict: Sendable {
  /// It holds.
  case holds
  /// The case does not meet the property's premise, named here; counted.
  case discarded(String)
  /// It does not hold: who said what, as lines to print.
  case broken([(who: String, what: String)])
}

/// The labels of a run: how many of the cases that were judged were of which kind.
public struct Labels: Sendable {
  /// The number of cases that carried each label.
  public private(set) var counts: [String: Int] = [:]

  /// No label.
  public init() {}

  /// Counts one more case of a kind.
  public mutating func add(_ label: String) { counts[label, default: 0] += 1 }

  /// Adds the counts of other cases.
  public mutating func add(_ others: Labels) {
    counts.merge(others.counts, uniquingKeysWith: +)
  }
}
