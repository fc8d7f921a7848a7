import BuildInformation
import Conformance
import PropertyTesting
import Reporting

/// What a run proves, for those who were not there: it holds nothing of when and where it was run.
///
/// So that a run in one piece and one in shards, on any machines, write the same bytes.
package struct Certificate {
  static let fileName = "certificate.json"

  let report: VerificationReport
  let folder: ReportFolder
  let mutation: MutationScore

  /// The certificate of a run, with the mutation score that is in its folder.
  ///
  /// - Precondition: the report is of a whole run (``VerificationReport/isWhole``).
  /// - Throws: ``ReportError`` if the score cannot be read.
  package init(_ report: VerificationReport, folder: ReportFolder) throws(ReportError) {
    self.report = report
    self.folder = folder
    mutation = try MutationScore(in: folder, commit: Version.commit)
  }

  /// Writes `certificate.json`, `certificate.md`, `certificate.html` and `junit.xml` into the
  /// folder.
  ///
  /// - Throws: ``ReportError``.
  package func write() throws(ReportError) {
    let document = document
    let texts = [
      (Self.fileName, try JSONRenderer.text(of: CertificateRecord(self))),
      ("certificate.md", MarkdownRenderer.render(document)),
      ("certificate.html", HTMLRenderer.render(document)),
      ("junit.xml", JUnitRenderer.render(testSuites, name: "metryvo verify")),
    ]
    for (name, text) in texts { try ReportFolder.write(text, to: folder.file(named: name)) }
  }

  /// Why nobody can build the program again that judged; `nil` if its commit says what it was.
  static func obstacle(of commit: String) -> String? {
    if commit == "unknown" { return "the program was built without its commit" }
    if commit.hasSuffix("+changes") {
      return "the program was built with changes that are in no commit"
    }
    return nil
  }

  /// The known deviations that excused a case of the vectors, each once.
  var deviations: [KnownDeviation] {
    var met: Set<String> = []
    for vectors in report.backends.flatMap(\.vectors).flatMap(\.reports) {
      for case (.knownDeviation, let cases) in vectors.skipped {
        met.formUnion(cases.map { "\(vectors.file) \($0)" })
      }
    }
    return KnownDeviation.published.filter { met.contains("\($0.file) \($0.identifier)") }
  }

  /// The results that were compared: cases, each in every mode and at every target, and vectors.
  var compared: Int {
    report.verifications.reduce(0) { sum, backend in
      sum + backend.groups.reduce(0) { $0 + $1.cases }
        + backend.vectors.flatMap(\.reports).reduce(0) { $0 + $1.read - $1.skippedCount }
    }
  }
}
