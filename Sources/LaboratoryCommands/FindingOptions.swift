import ArgumentParser
import CommandShell
import Foundation
import Laboratory
import Reporting

/// How findings are printed, and where they are kept.
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

  /// Refuses a folder without a name, which would be the root of the file system.
  static func check(report: String?) throws {
    if report?.isEmpty == true {
      throw ValidationError("--report names no folder: give one, such as --report reports/latest.")
    }
  }

  var folder: ReportFolder? { report.map { ReportFolder(path: $0) } }

  /// Where and when the run takes place.
  static func facts() -> [ReportFact] {
    RunFacts.current() + [ReportFact("date", Date.now.formatted(.iso8601))]
  }

  /// Ends a run before its work if the folder cannot be written.
  func makeWritable() throws(ReportError) { try folder?.makeWritable() }

  /// Prints and keeps the findings of a run, and ends with their exit code.
  func finish(_ report: VerificationReport) throws {
    try finish(
      report.document(facts: Self.facts()), VerificationRecord(report), as: .verify,
      certificate: report.isWhole ? report : nil, holds: report.holds)
  }

  /// Prints the findings whatever becomes of the files, then says which file could not be written.
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

  /// Prints the findings for people, or for programs.
  func print(_ document: ReportDocument, _ record: some Encodable) throws {
    if json {
      try StandardOutput.write(json: record)
    } else {
      try StandardOutput.write(TerminalRenderer.standardOutput.render(document))
    }
  }
}
