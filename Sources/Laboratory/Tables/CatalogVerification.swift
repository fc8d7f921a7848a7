import Foundation
import Peers
import Reporting
import UnitCatalog

/// The comparison of the catalog with tables of other publishers: `metryvo verify catalog`.
package struct CatalogVerification {
  /// The name of the file that `--report` writes.
  package static let fileName = "catalog-conflicts.md"

  let catalog: Catalog
  /// The reports of the tables that were found, in a fixed order.
  private(set) var reports: [TableReport] = []
  /// The missing tables, with advice how to get each of them.
  private(set) var missing: [String] = []

  /// Searches for the tables, and compares each table with the catalog.
  ///
  /// - Throws: ``CatalogVerificationError`` if a given folder is missing, no table is found, or a
  ///   table cannot be read.
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

  /// Whether every difference is explained, and no explanation is unused.
  package var holds: Bool { reports.allSatisfy(\.holds) }
}
