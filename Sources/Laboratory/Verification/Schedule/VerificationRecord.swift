import BuildInformation
import Conformance
import Peers
import PropertyTesting
import Reporting

/// The findings of a run in their JSON form.
package struct VerificationRecord: Encodable {
  var version: String
  var commit: String
  var seed: UInt64
  var holds: Bool
  var seconds: Double
  var notRun: [String]
  var vectors: [Vectors] = []
  /// The skips of vectors that differ from the expected skips (``SkipLedger``).
  var unexpectedSkips: [String]
  var laws: [Laws] = []
  /// The SHA-256 of all results, or the reason why there is none.
  var results: String
  var cellMaps: [CellMap] = []
  var peers: [Peer] = []

  struct Vectors: Encodable {
    var backend: String
    var set: String
    var file: String
    var read: Int
    var passed: Int
    /// The identifiers of the skipped cases, grouped by reason.
    var skipped: [String: [String]]
    var failed: Int
    var failures: [String]
  }

  struct Laws: Encodable {
    var backend: String
    var law: String
    var statement: String
    var cases: Int
    /// The number of results that a case compares on each backend.
    var resultsPerCase: Int
    var replayed: Int
    var discarded: [String: Int]
    var labels: [String: Int]
    var error: String?
    var failed: Int
    var failures: [String]
  }

  struct Peer: Encodable {
    var backend: String
    var peer: String
    var cases: Int
    var replayed: Int
    var compared: Int
    var skipped: [String: Int]
    var operations: [String: Int]
    var conditions: [String: Int]
    var documented: [Documented]
    var error: String?
    var failed: Int
    var failures: [String]

    struct Documented: Encodable {
      var identifier: String
      var rule: String
      var count: Int
    }
  }

  package init(_ report: VerificationReport) {
    version = Version.number
    commit = Version.commit
    seed = report.plan.seed
    holds = report.holds
    seconds = report.duration / .seconds(1)
    notRun = report.missing
    unexpectedSkips = report.unexpectedSkips.map(\.description)
    results = report.hash.digest ?? report.hash.sentence
    for backend in report.verifications {
      for (set, reports) in backend.vectors {
        vectors += reports.map { Vectors(backend: backend.backend, set: set, $0) }
      }
      laws += backend.groups.flatMap(\.laws).map { Laws(backend: backend.backend, $0) }
    }
    cellMaps = report.cellMaps.map(CellMap.init)
    peers = report.peers.reports.map(Peer.init)
  }
}

extension VerificationRecord.Vectors {
  init(backend: String, set: String, _ report: VectorReport) {
    self.init(
      backend: backend, set: set, file: report.file, read: report.read, passed: report.passed,
      skipped: Dictionary(
        report.skipped.map { ($0.key.description, $0.value) }, uniquingKeysWith: +),
      failed: report.failures.count, failures: report.failures.first.map(\.description))
  }
}

extension VerificationRecord.Peer {
  init(_ report: PeerReport) {
    self.init(
      backend: report.subject, peer: report.peer, cases: report.cases, replayed: report.replayed,
      compared: report.compared, skipped: report.skipped, operations: report.operations,
      conditions: report.conditions,
      documented: report.ledger.map {
        Documented(
          identifier: $0.identifier, rule: $0.rule,
          count: report.deviations[$0.identifier, default: 0])
      }, error: report.obstacle, failed: report.failed,
      failures: [report.failure?.description].compactMap(\.self))
  }
}

extension VerificationRecord.Laws {
  init(backend: String, _ law: BackendVerification.JudgedLaw) {
    let report = law.report
    self.init(
      backend: backend, law: report.identifier, statement: report.statement, cases: report.cases,
      resultsPerCase: law.resultsPerCase, replayed: report.regressions, discarded: report.discarded,
      labels: report.labels.counts,
      error: report.obstacle?.description, failed: report.failed,
      failures: [report.failure?.description].compactMap(\.self))
  }
}
