import DecimalArithmetic

/// The result of a sweep.
package struct SweepReport: Sendable {
  /// The number of ordered pairs of units.
  package internal(set) var pairs = 0
  /// The smallest number of values of a pair.
  package internal(set) var fewestValues = Int.max
  /// The number of values of each kind.
  package internal(set) var values: [String: Int] = [:]
  /// The number of roundings by side of the exact result, over all targets and modes.
  package internal(set) var roundings: [TargetExpectation.Side: Int] = [:]
  /// The number of roundings of results that are 0, infinite or NaN.
  package internal(set) var settledRoundings = 0
  /// The number of conversions compared, by backend.
  package internal(set) var compared: [String: Int] = [:]
  /// The number of values that were not compared, by reason; empty in a run that passes.
  package internal(set) var unjudged: [String: Int] = [:]
  /// The number of conversions that differ from the oracle's, by backend.
  package internal(set) var failedOn: [String: Int] = [:]
  /// The first failures, one for each pair and backend.
  package internal(set) var failures: [SweepFailure] = []

  /// The largest number of failures that are kept.
  package static let kept = Discrepancies.kept

  /// The names of the kinds of values, in the order of their explanations.
  package static let kindNames = HardCaseKind.allCases.map(\.rawValue)

  init() {}

  /// Creates the sum of the reports of consecutive pairs.
  package init(adding reports: [SweepReport]) {
    for report in reports { add(report) }
  }

  /// Whether every value was judged and every result agreed with the oracle's.
  package var holds: Bool { failed == 0 && unjudged.isEmpty && pairs > 0 }

  /// The number of conversions that differ from the oracle's.
  package var failed: Int { failedOn.values.reduce(0, +) }

  /// The number of values of all kinds.
  package var valueCount: Int { values.values.reduce(0, +) }

  /// The number of roundings of all kinds; every backend was compared for each rounding.
  package var roundingCount: Int { roundings.values.reduce(settledRoundings, +) }

  /// The number of conversions compared, of all backends.
  package var comparedCount: Int { compared.values.reduce(0, +) }

  /// Adds the report of the pairs that follow the pairs of this report.
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

/// A conversion whose result differs from the oracle's.
package struct SweepFailure: Sendable, CustomStringConvertible {
  /// The identifier of the source unit.
  package let source: String
  /// The identifier of the target unit.
  package let target: String
  /// The value on which the failure was found.
  package let found: String
  /// The kind of ``found``.
  package let kind: String
  /// The simplest value that fails.
  package internal(set) var value: String
  /// The target and the rounding mode.
  package let rounding: String
  /// The oracle's answer.
  package internal(set) var expected: String
  /// The name of the backend.
  package let backend: String
  /// The backend's answer.
  package internal(set) var answer: String

  let pair: Int
  let mismatch: ConversionSubject.Mismatch

  /// The command that judges this value again.
  package var replay: String {
    "metryvo verify conversions --pair \(source):\(target) --value \(value)"
  }

  /// The conversion, the answers of oracle and backend, and the command that repeats the case.
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
