import Testing
import UnitCatalog

@Suite struct EditDistanceTests {
  private static let rows: [(x: String, y: String, limit: Int, distance: Int?)] = [
    ("", "", 0, 0), ("mile", "mile", 0, 0), ("mile", "mil", 1, 1), ("mile", "smile", 1, 1),
    ("mile", "mite", 1, 1), ("mile", "mlie", 1, 1), ("mile", "mlei", 1, nil), ("ab", "ba", 2, 1),
    ("kitten", "sitting", 3, 3), ("kitten", "sitting", 2, nil), ("", "abc", 3, 3),
    ("", "abc", 2, nil), ("ca", "abc", 3, 3),
  ]

  @Test func distancesAreThoseOfOptimalStringAlignment() {
    let failures = Self.rows.filter { row in
      let (x, y) = (Array(row.x.utf8), Array(row.y.utf8))
      return editDistance(x, y, atMost: row.limit) != row.distance
        || editDistance(y, x, atMost: row.limit) != row.distance
    }
    #expect(failures.map(\.y) == [])
  }
}
