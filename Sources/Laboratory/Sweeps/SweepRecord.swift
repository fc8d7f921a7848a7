import BuildInformation
import Conformance
import Reporting

/// The findings of a sweep over the pairs of units, in their JSON form.
package struct SweepRecord: Encodable {
  var version: String
  var commit: String
  var seed: UInt64
  var registry: String?
  var holds: Bool
  var seconds: Double
  var pairs: Int
  var fewestValues: Int
  var values: [String: Int]
  var roundings: Roundings
  var compared: [String: Int]
  var unjudged: [String: Int]
  var failed: [String: Int]
  var failures: [String]

  struct Roundings: Encodable {
    var exact: Int
    var tie: Int
    var between: Int
    var settled: Int
  }

  package init(_ verification: SweepVerification) {
    let report = verification.report
    version = Version.number
    commit = Version.commit
    seed = verification.seed
    registry = verification.registry
    holds = report.holds
    seconds = verification.duration / .seconds(1)
    pairs = report.pairs
    fewestValues = report.fewestValues
    values = report.values
    roundings = Roundings(
      exact: report.roundings[.exact, default: 0], tie: report.roundings[.tie, default: 0],
      between: report.roundings[.between, default: 0], settled: report.settledRoundings)
    compared = report.compared
    unjudged = report.unjudged
    failed = report.failedOn
    failures = report.failures.map(\.description)
  }
}
