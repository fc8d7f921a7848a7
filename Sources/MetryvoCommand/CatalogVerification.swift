import ArgumentParser
import Foundation
import Peers
import Reporting
import UnitCatalog

/// What was found of the catalog beside other people's tables: `metryvo verify --catalog`.
struct CatalogVerification {
  /// The file that `--report` writes.
  static let fileName = "catalog-conflicts.md"

  let catalog: Catalog
  /// The tables that are present, in a fixed order.
  private(set) var reports: [TableReport] = []
  /// The tables that are not, with the way to get them.
  private(set) var missing: [String] = []

  /// Looks for the tables and compares each with the catalog.
  ///
  /// - Throws: ``Failure`` if a folder that was asked for is missing, if no table is present, or if one
  ///   cannot be read.
  init(folders: [String], catalog: Catalog) throws(Failure) {
    self.catalog = catalog
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw Failure(code: .missingInput, message: "there is no folder '\(folder)'") }
    }
    let finder = TableFinder(folders: folders)
    for kind in TableKind.allCases {
      do {
        guard let source = try finder.source(of: kind) else {
          missing.append("\(kind.title): not found (\(kind.advice))")
          continue
        }
        reports.append(
          TableReport(
            source, catalog: catalog, map: try kind.map, conflicts: kind.knownConflicts))
      } catch {
        throw Failure(code: .badInput, message: "\(kind.title): \(error)")
      }
    }
    if reports.isEmpty {
      throw Failure(
        code: .missingInput,
        message: "no table to compare with: \(missing.joined(separator: ", "))")
    }
  }

  /// Whether every difference is explained and every explanation still true.
  var holds: Bool { reports.allSatisfy(\.holds) }

  /// Prints what was found, and writes the page of conflicts.
  ///
  /// - Throws: the exit code 1 if a difference is not explained, an entry of the ledger explains nothing,
  ///   or a map names what there is not.
  func finish(json: Bool, reportFolder: String?) throws {
    if json {
      try StandardOutput.write(json: CatalogVerificationRecord(self))
    } else {
      try StandardOutput.write(TerminalRenderer.standardOutput.render(document))
    }
    if let reportFolder {
      try ReportFolder.write(
        MarkdownRenderer.render(document),
        to: ReportFolder(path: reportFolder).file(named: Self.fileName))
    }
    if !holds { throw ExitCode(Failure.Code.checkFailed.rawValue) }
  }
}
