/// The judgement of one case.
public enum Verdict: Sendable {
  /// The property holds.
  case holds
  /// The property holds; the text is the common value of both sides.
  case agrees(on: String)
  /// The case does not meet the named premise; the run counts such cases.
  case discarded(String)
  /// The property does not hold; each line to print is the result of one participant.
  case broken([(who: String, what: String)])
}

/// The labels of a run: the number of judged cases of each kind.
///
/// A judgement adds a label by name, or by its index in ``Property/numberedLabels``. An index
/// avoids the look-up of the name, which matters where millions of cases are judged.
public struct Labels: Sendable {
  /// The number of cases that carried each label.
  public private(set) var counts: [String: Int] = [:]
  /// The numbered labels of one case, one bit each.
  @usableFromInline var numbers: UInt64 = 0
  /// The digest of those answers of one case that ``Verdict`` does not contain.
  public var answers = AnswerDigest()

  /// The largest number of numbered labels.
  public static let mostNumbers = UInt64.bitWidth

  /// Creates labels with no counts.
  public init() {}

  /// Creates labels from earlier counts.
  init(counts: [String: Int]) { self.counts = counts }

  /// Adds one case to the count of a label.
  ///
  ///     var labels = Labels()
  ///     for price in ["1.005", "1.015", "1.02"] where price.hasSuffix("5") { labels.add("tie") }
  ///     labels.counts  // ["tie": 2]
  public mutating func add(_ label: String) { counts[label, default: 0] += 1 }

  /// Adds the numbered label to the case; a second call for the same label has no effect.
  ///
  /// - Precondition: `number` is in 0..<``mostNumbers``.
  @inlinable
  public mutating func add(number: Int) {
    precondition((0..<Self.mostNumbers).contains(number), "a label without a number")
    numbers |= 1 << UInt64(number)
  }

  /// Adds `count` cases to the count of a label.
  mutating func add(_ label: String, count: Int) { counts[label, default: 0] += count }

  /// Adds the counts of `others`.
  ///
  ///     var labels = Labels()
  ///     labels.add("tie")
  ///     let earlier = labels
  ///     labels.add(earlier)
  ///     labels.counts  // ["tie": 2]
  public mutating func add(_ others: Labels) {
    counts.merge(others.counts, uniquingKeysWith: +)
  }
}
