import Testing
import UnitCatalog

@Suite struct EditPatternTests {
  private static let rows: [(x: String, y: String, distance: Int)] = [
    ("", "", 0), ("mile", "mile", 0), ("mile", "mil", 1), ("mile", "smile", 1), ("mile", "mite", 1),
    ("mile", "mlie", 1), ("mile", "mlei", 2), ("ab", "ba", 1), ("kitten", "sitting", 3),
    ("", "abc", 3), ("ca", "abc", 3),
  ]

  @Test func distancesAreThoseOfOptimalStringAlignment() {
    let failures = Self.rows.filter { row in
      let (x, y) = (Array(row.x.utf8), Array(row.y.utf8))
      return distance(x, y) != row.distance || distance(y, x) != row.distance
    }
    #expect(failures.map(\.y) == [])
  }

  /// Distances are checked for all pairs of words of up to 4 letters from an alphabet of 3, and for
  /// words of 64 bytes, which fill the machine word.
  @Test func distancesAreThoseOfTheDefinition() {
    var words: [[UInt8]] = [[]]
    var last = words
    for _ in 1...4 {
      last = last.flatMap { word in [97, 98, 99].map { word + [$0] } }
      words += last
    }
    let long = (0..<64).map { UInt8(97 + $0 * 7 % 11) }
    var longer = long
    longer.swapAt(62, 63)
    longer.remove(at: 20)
    longer[3] = 120
    let tail = Array(long[5...])
    var failures: [String] = []
    for (x, y) in words.flatMap({ x in words.map { (x, $0) } })
      + [(long, long), (long, longer), (longer, long), (long, tail), (tail, long), (long, [])]
    {
      let expected = reference(x, y)
      let least = (0...y.count).map { reference(x, Array(y[..<$0])) }.min()
      if distance(x, y) != expected || !beginning(x, y, least) { failures.append("\(x) \(y)") }
    }
    #expect(words.count == 121 && failures.prefix(20) == [])
  }

  private func distance(_ x: [UInt8], _ y: [UInt8]) -> Int {
    y.withUnsafeBufferPointer { EditPattern(x).distance(to: $0) }
  }

  /// Returns whether the distance to a prefix is `expected`, or exceeds each limit below
  /// `expected`.
  private func beginning(_ x: [UInt8], _ y: [UInt8], _ expected: Int?) -> Bool {
    guard let expected else { return false }
    let pattern = EditPattern(x)
    return (0...5).allSatisfy { limit in
      let found = y.withUnsafeBufferPointer { pattern.distance(toBeginningOf: $0, atMost: limit) }
      return expected <= limit ? found == expected : found > limit
    }
  }

  /// Returns the edit distance, computed row by row in a table of the distances of all prefixes.
  private func reference(_ x: [UInt8], _ y: [UInt8]) -> Int {
    var rows = [Array(0...y.count)]
    for i in x.indices {
      var row = [i + 1]
      for j in y.indices {
        var cost = min(rows[i][j] + (x[i] == y[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, x[i] == y[j - 1], x[i - 1] == y[j] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[x.count][y.count]
  }
}
