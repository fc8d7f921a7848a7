import BuildInformation
import Conformance
import PropertyTesting
import Reporting

/// The result of a run, without its time and its machine.
///
/// One run and a merge of its shards therefore produce the same bytes, on any machines.
package struct Certificate {
  static let fileName = "certificate.json"

  let report: VerificationReport
  let folder: ReportFolder
  let mutation: MutationScore

  /// Creates the certificate of a run, with the mutation score that is stored in `folder`.
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
  /// - Throws: ``ReportError`` if a file cannot be written.
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

  /// Returns the reason why a commit does not identify the program; `nil` if it does.
  static func obstacle(of commit: String) -> String? {
    if commit == "unknown" { return "the program was built without its commit" }
    if commit.hasSuffix("+changes") {
      return "the program was built with changes that are in no commit"
    }
    return nil
  }

  /// The known deviations that excused a failing vector, without repetitions.
  var deviations: [KnownDeviation] {
    var met: Set<String> = []
    for vectors in report.backends.flatMap(\.vectors).flatMap(\.reports) {
      for case (.knownDeviation, let cases) in vectors.skipped {
        met.formUnion(cases.map { "\(vectors.file) \($0)" })
      }
    }
    return KnownDeviation.published.filter { met.contains("\($0.file) \($0.identifier)") }
  }

  /// The number of results compared: vectors, and cases in every rounding mode at every target.
  var compared: Int {
    report.verifications.reduce(0) { sum, backend in
      sum + backend.groups.reduce(0) { $0 + $1.cases }
        + backend.vectors.flatMap(\.reports).reduce(0) { $0 + $1.read - $1.skippedCount }
    }
  }
}
