/// What a property says of one case.
public enum Verdict: Sendable {
  /// It holds.
  case holds
  /// It holds, and this is what both sides are.
  case agrees(on: String)
  /// The case does not meet the property's premise, named here; counted.
  case discarded(String)
  /// It does not hold: who said what, as lines to print.
  case broken([(who: String, what: String)])
}

/// The labels of a run: how many of the cases that were judged were of which kind.
///
/// A judgement adds labels by name, or by the number that ``Property/numberedLabels`` gives them: where millions of
/// cases are judged, a number costs nothing beside a name that must be looked up.
public struct Labels: Sendable {
  /// The number of cases that carried each label.
  public private(set) var counts: [String: Int] = [:]
  /// Of one case, a bit for each of the numbered labels that it carries.
  @usableFromInline var numbers: UInt64 = 0
  /// Of one case, what was answered, as far as the judgement says it and ``Verdict`` does not.
  public var answers = AnswerDigest()

  /// How many labels can have a number.
  public static let mostNumbers = UInt64.bitWidth

  /// No label.
  public init() {}

  /// Labels that were counted before.
  init(counts: [String: Int]) { self.counts = counts }

  /// Counts one more case of a kind.
  public mutating func add(_ label: String) { counts[label, default: 0] += 1 }

  /// Says that the case is of the kind with that number; to say it twice changes nothing.
  ///
  /// - Precondition: `number` is 0 or more and below ``mostNumbers``.
  @inlinable
  public mutating func add(number: Int) {
    precondition((0..<Self.mostNumbers).contains(number), "a label without a number")
    numbers |= 1 << UInt64(number)
  }

  /// Counts so many more cases of a kind.
  mutating func add(_ label: String, count: Int) { counts[label, default: 0] += count }

  /// Adds the counts of other cases.
  public mutating func add(_ others: Labels) {
    counts.merge(others.counts, uniquingKeysWith: +)
  }
}
