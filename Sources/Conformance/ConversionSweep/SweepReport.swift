import DecimalArithmetic

/// What became of the conversions of a sweep.
package struct SweepReport: Sendable {
  /// The number of ordered pairs of units.
  package internal(set) var pairs = 0
  /// The fewest values that a pair was given.
  package internal(set) var fewestValues = Int.max
  /// The number of values of each kind.
  package internal(set) var values: [String: Int] = [:]
  /// The number of roundings by where the exact result lay: at each target, in each mode.
  package internal(set) var roundings: [TargetExpectation.Side: Int] = [:]
  /// The number of roundings of results that are 0, infinite or not a number.
  package internal(set) var settledRoundings = 0
  /// The number of conversions compared, by backend.
  package internal(set) var compared: [String: Int] = [:]
  /// Values not compared, by reason; there should be none.
  package internal(set) var unjudged: [String: Int] = [:]
  /// The number of conversions that were not the oracle's, by backend.
  package internal(set) var failedOn: [String: Int] = [:]
  /// The first of them, one of a pair on each backend.
  package internal(set) var failures: [SweepFailure] = []

  /// How many failures are kept.
  package static let kept = Discrepancies.kept

  /// The names of the kinds of values, in the order in which they are explained.
  package static let kindNames = HardCaseKind.allCases.map(\.rawValue)

  init() {}

  /// The sum of the reports of pairs that follow each other.
  package init(adding reports: [SweepReport]) {
    for report in reports { add(report) }
  }

  /// Whether everything was judged and every result was the oracle's.
  package var holds: Bool { failed == 0 && unjudged.isEmpty && pairs > 0 }

  /// The number of conversions that were not the oracle's.
  package var failed: Int { failedOn.values.reduce(0, +) }

  /// The number of values of all kinds.
  package var valueCount: Int { values.values.reduce(0, +) }

  /// The number of roundings of all kinds: each judges every backend.
  package var roundingCount: Int { roundings.values.reduce(settledRoundings, +) }

  /// The number of conversions of all backends.
  package var comparedCount: Int { compared.values.reduce(0, +) }

  /// Adds the pairs that follow.
  package mutating func add(_ other: SweepReport) {
    pairs += other.pairs
    fewestValues = min(fewestValues, other.fewestValues)
    values.merge(other.values, uniquingKeysWith: +)
    roundings.merge(other.roundings, uniquingKeysWith: +)
    settledRoundings += other.settledRoundings
    compared.merge(other.compared, uniquingKeysWith: +)
    unjudged.merge(other.unjudged, uniquingKeysWith: +)
    failedOn.merge(other.failedOn, uniquingKeysWith: +)
    failures.append(contentsOf: other.failures.prefix(Self.kept - failures.count))
  }
}

/// A conversion that is not the oracle's.
package struct SweepFailure: Sendable, CustomStringConvertible {
  /// The units' identifiers.
  package let source: String
  package let target: String
  /// The value with which it was found, its kind, and the simplest one with which it fails as well.
  package let found: String
  package let kind: String
  package internal(set) var value: String
  /// Where and how it is rounded.
  package let rounding: String
  /// The oracle's answer and the backend's.
  package internal(set) var expected: String
  package let backend: String
  package internal(set) var answer: String

  let pair: Int
  let mismatch: ConversionSubject.Mismatch

  /// The line to paste to judge this value again.
  package var replay: String {
    "metryvo verify conversions --pair \(source):\(target) --value \(value)"
  }

  /// The case, both answers, and how to repeat it.
  package var description: String {
    """
    \(source) to \(target): \(value), \(rounding)
      oracle: \(expected)
      \(backend): \(answer)
      found as: \(found) (\(kind))
      replay: \(replay)
    """
  }
}
