import BuildInformation
import Conformance
import Reporting

/// The certificate in its JSON form.
struct CertificateRecord: Encodable {
  let kind = "metryvo certificate"
  /// The version of the JSON form.
  let schema = 1
  let version: String
  let commit: String
  /// The reason why the commit does not identify the program; `nil` if it does.
  let notReproducible: String?
  let toolchain: String
  let seed: UInt64
  let options: [String]
  let holds: Bool
  let compared: Int
  let results: Results
  let corpora: [Corpus]
  let vectors: [VerificationRecord.Vectors]
  let laws: [VerificationRecord.Laws]
  let cellMaps: [VerificationRecord.CellMap]
  let mutation: MutationScore
  let deviations: [Deviation]
  let notRun: [String]
  let failures: [String]

  struct Results: Encodable {
    var sha256: String?
    var blocks: Int?
    var withheld: String?
  }

  struct Corpus: Encodable {
    var set: String
    var file: String
    var cases: Int
    var sha256: String
  }

  struct Deviation: Encodable {
    var file: String
    var identifier: String
    var reason: String
  }

  init(_ certificate: Certificate) {
    let report = certificate.report
    let record = VerificationRecord(report)
    version = Version.number
    commit = Version.commit
    notReproducible = Certificate.obstacle(of: Version.commit)
    toolchain = RunFacts.toolchain
    seed = report.plan.seed
    options = report.plan.options
    holds = report.holds
    compared = certificate.compared
    results =
      switch report.hash {
      case .sha256(let digest, let blocks): Results(sha256: digest, blocks: blocks)
      case .withheld(let reason): Results(withheld: reason)
      }
    corpora = report.plan.sets.flatMap { set in
      set.files.map {
        Corpus(set: set.title, file: $0.name, cases: $0.count, sha256: $0.digest)
      }
    }
    vectors = record.vectors
    laws = record.laws
    cellMaps = record.cellMaps
    mutation = certificate.mutation
    deviations = certificate.deviations.map {
      Deviation(file: $0.file, identifier: $0.identifier, reason: $0.reason)
    }
    notRun = report.notRun
    failures = report.failures
  }
}
