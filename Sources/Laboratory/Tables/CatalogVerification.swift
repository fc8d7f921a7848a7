import Foundation
import Peers
import Reporting
import UnitCatalog

/// What was found of the catalog beside other people's tables: `metryvo verify catalog`.
package struct CatalogVerification {
  /// The file that `--report` writes.
  package static let fileName = "catalog-conflicts.md"

  let catalog: Catalog
  /// The tables that are present, in a fixed order.
  private(set) var reports: [TableReport] = []
  /// The tables that are not, with the way to get them.
  private(set) var missing: [String] = []

  /// Looks for the tables and compares each with the catalog.
  ///
  /// - Throws: ``CatalogVerificationError`` if a folder that was asked for is missing, if no table
  ///   is present, or if one cannot be read.
  package init(
    folders: [String], catalog: Catalog
  ) throws(CatalogVerificationError) {
    self.catalog = catalog
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw .noFolder(folder) }
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
        throw .malformed(kind.title, "\(error)")
      }
    }
    if reports.isEmpty { throw .noTable(missing) }
  }

  /// Whether every difference is explained and every explanation still true.
  package var holds: Bool { reports.allSatisfy(\.holds) }
}
