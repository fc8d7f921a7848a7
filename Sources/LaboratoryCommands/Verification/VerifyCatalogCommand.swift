import ArgumentParser
import CommandShell
import Laboratory
import Reporting
import UnitCatalog

struct VerifyCatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Every unit beside the tables of others.",
    usage: "metryvo verify catalog [--tables <folder>] … [options]",
    discussion: """
      Compares each unit with the tables of Pint, GNU units, CLDR and NIST SP 811 that are present \
      ('make tables' fetches some). With --report it writes catalog-conflicts.md.
      """)

  @Option(
    name: .customLong("tables"), parsing: .singleValue,
    help: ArgumentHelp(
      "Where to look for tables before .corpora/tables; may be repeated.", valueName: "folder"),
    completion: .directory)
  var tableFolders: [String] = []

  @OptionGroup var findings: FindingOptions
  @OptionGroup var color: ColorOptions

  func run() throws {
    try findings.makeWritable()
    let found = try CatalogVerification(folders: tableFolders, catalog: .standard)
    try findings.print(found.document, CatalogVerificationRecord(found))
    if let folder = findings.folder {
      try ReportFolder.write(
        MarkdownRenderer.render(found.document),
        to: folder.file(named: CatalogVerification.fileName))
    }
    if !found.holds { throw Failure.checkFailed }
  }
}

extension CatalogVerificationError: SaidAsFailure {
  package var failure: Failure {
    switch self {
    case .noFolder, .noTable: Failure(code: .missingInput, message: description)
    case .malformed: Failure(code: .badInput, message: description)
    }
  }
}
