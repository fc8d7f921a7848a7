import ArgumentParser
import CommandShell
import Foundation
import Laboratory
import Reporting

/// The options for printing and storing findings.
struct FindingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write the findings, for 'metryvo report', there, and the certificate of a run.",
      valueName: "folder"),
    completion: .directory)
  var report: String?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws { try Self.check(report: report) }

  /// Throws for an empty folder name, which would denote the root of the file system.
  static func check(report: String?) throws {
    if report?.isEmpty == true {
      throw ValidationError("--report names no folder: give one, such as --report reports/latest.")
    }
  }

  var folder: ReportFolder? { report.map { ReportFolder(path: $0) } }

  /// Returns the facts about the machine and the time of the run.
  static func facts() -> [ReportFact] {
    RunFacts.current() + [ReportFact("date", Date.now.formatted(.iso8601))]
  }

  /// Throws if the folder is not writable; called before the work of a run.
  func makeWritable() throws(ReportError) { try folder?.makeWritable() }

  /// Prints and stores the findings of a run, and throws if a finding does not hold.
  func finish(_ report: VerificationReport) throws {
    try finish(
      report.document(facts: Self.facts()), VerificationRecord(report), as: .verify,
      certificate: report.isWhole ? report : nil, holds: report.holds)
  }

  /// Prints and stores the findings, and throws if `holds` is false.
  ///
  /// If the files cannot be written, the findings are printed before the error is thrown.
  func finish(
    _ document: ReportDocument, _ record: some Encodable, as part: ReportFolder.Part,
    certificate: VerificationReport? = nil, holds: Bool
  ) throws {
    let files = Result {
      guard let folder else { return }
      if let certificate { try Certificate(certificate, folder: folder).write() }
      try folder.write(part, document: document, data: record)
    }
    try print(document, record)
    try files.get()
    if !holds { throw Failure.checkFailed }
  }

  /// Prints the findings as text or as JSON.
  func print(_ document: ReportDocument, _ record: some Encodable) throws {
    if json {
      try StandardOutput.write(json: record)
    } else {
      try StandardOutput.write(TerminalRenderer.standardOutput.render(document))
    }
  }
}
