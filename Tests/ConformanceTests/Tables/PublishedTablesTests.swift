import Foundation
import Peers
import Testing
import UnitCatalog

/// The published tables, if `make tables` has unpacked them or a package has installed them.
@Suite struct PublishedTablesTests {
  /// The finder of the tables; `METRYVO_TABLES` may name the folder of NIST's table.
  private static let finder = TableFinder(
    folders: [PackageFolder.root.appendingPathComponent(".corpora/tables").path]
      + (ProcessInfo.processInfo.environment["METRYVO_TABLES"].map { [$0] } ?? []))

  private static func isPresent(_ kind: TableKind) -> Bool {
    do { return try finder.source(of: kind) != nil } catch { return true }
  }

  @Test(
    .enabled(
      if: TableKind.allCases.contains(where: isPresent),
      "not run: no tables in .corpora/tables ('make tables' gets them) or METRYVO_TABLES"))
  func everyDifferenceIsExplained() throws {
    for kind in TableKind.allCases {
      guard let source = try Self.finder.source(of: kind) else { continue }
      let report = TableReport(
        source, catalog: .standard, map: try kind.map, conflicts: kind.knownConflicts)
      let unknown = report.units.filter { $0.differs && report.conflict(of: $0) == nil }
      #expect(unknown.map(\.unit) == [], "\(kind.title) \(source.version)")
      #expect(report.mapProblems == [] && report.unusedConflicts == [])
      #expect(report.units.count > 190 && report.counts.agree > 60)
    }
  }
}
