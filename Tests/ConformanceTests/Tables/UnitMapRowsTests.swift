import Peers
import Testing
import UnitCatalog

/// The common map of names, from which the maps of the tables are derived.
@Suite struct UnitMapRowsTests {
  private let rows = UnitMap.rows.filter { $0 != [""] && !$0[0].hasPrefix("#") }

  @Test func rowsHaveAUnitAndNames() {
    let malformed = rows.filter { cells in
      cells[0].isEmpty || !(2...UnitMap.columns.count + 1).contains(cells.count)
        || cells.last?.isEmpty != false
    }
    #expect(malformed == [] && rows.count > 700)
  }

  @Test func aSecondRowHasAnotherPairAlone() {
    var seen: Set<String> = []
    let repeated = rows.filter { !seen.insert($0[0]).inserted }
    #expect(repeated.allSatisfy { $0.count == 5 && $0[1..<4].allSatisfy(\.isEmpty) })
  }

  @Test func columnsAreTheTables() throws {
    #expect(Set(UnitMap.columns) == Set(TableKind.allCases) && UnitMap.columns.count == 4)
    for (kind, unit, target, theirs) in [
      (TableKind.cldr, "mile", nil, "mile"), (.gnuUnits, "galileo", nil, "galileo"),
      (.pint, "galileo", nil, "galileo"), (.nist, "kip", "newton", "[k]lbf (kip), N"),
      (.nist, "kip", "kilonewton", "[k]lbf, [k]N"),
    ] as [(TableKind, String, String?, String)] {
      let found = try kind.map.entries.filter { $0.unit == unit && $0.target == target }
      #expect(found.map(\.theirs) == [theirs], "\(kind.title)")
    }
    #expect(try TableKind.cldr.map.entries.allSatisfy { $0.unit != "galileo" })
  }
}
