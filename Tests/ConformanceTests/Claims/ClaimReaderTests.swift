import Peers
import PropertyTesting
import Testing

/// The rows of a table do not depend on how its bytes are divided into pieces.
@Suite struct ClaimReaderTests {
  private struct CutTable: Sendable {
    var bytes: [UInt8]
    var cuts: [Int]
  }

  /// Texts with the reader's syntax: quotation marks, separators, line ends, comments, numbers and
  /// names.
  private static let tables = Generator<CutTable>("cut table") { source in
    let parts: [[UInt8]] =
      ["\"", "\"\"", ",", "\t", "\n", "\r\n", "#", " ", "1,m,cm,100\n", "value,from,to,claimed\n"]
      .map { Array($0.utf8) } + [[0xFF], [0xEF, 0xBB, 0xBF], [0xFE], [0xC3, 0xA9]]
    let drawn = source.array(count: 0...40, of: .element("part", of: parts)) ?? []
    let bytes = drawn.flatMap { $0 }
    let cuts = source.array(count: 0...6, of: .integer(in: 0...max(0, bytes.count))) ?? []
    return CutTable(bytes: bytes, cuts: cuts.sorted())
  }

  @Test func piecesAreReadAsTheWhole() {
    var property = Property(
      "cut-tables-are-whole", "read(a + b) = read(a), read(b)", of: Self.tables,
      labelled: Self.verdict)
    property.describe = {
      "\(String(decoding: $0.bytes, as: UTF8.self).debugDescription) \($0.cuts)"
    }
    property.requiredLabels = ["rows": 100, "bad rows": 100, "refused": 100]
    let report = property.run(.quiet(seed: 8, cases: 5_000))
    #expect(report.holds, "\(report)")
  }

  @Sendable
  private static func verdict(_ table: CutTable, _ labels: inout Labels) -> Verdict {
    let whole = read([table.bytes])
    let ends = table.cuts + [table.bytes.count]
    let pieces = zip([0] + table.cuts, ends).map { Array(table.bytes[$0..<$1]) }
    let found = read(pieces)
    switch whole {
    case .failure: labels.add("refused")
    case .success(let rows):
      labels.add("rows")
      if rows.contains(where: { (try? $0.claim.get()) == nil }) { labels.add("bad rows") }
    }
    return whole == found ? .holds : .broken([("whole", "\(whole)"), ("pieces", "\(found)")])
  }

  private static func read(_ pieces: [[UInt8]]) -> Result<[ClaimRow], ClaimTableError> {
    Result { () throws(ClaimTableError) in
      var reader = ClaimReader()
      var rows: [ClaimRow] = []
      for piece in pieces {
        reader.append(piece)
        while let row = try reader.next() { rows.append(row) }
      }
      reader.end()
      while let row = try reader.next() { rows.append(row) }
      return rows
    }
  }

  /// A quotation mark must be closed within 1 MiB, which bounds the reader's memory.
  @Test func aQuoteIsClosedSoonOrNot() throws {
    for (count, isClosed) in [(1 << 20, false), ((1 << 20) - 100, true)] {
      let filling = Array(String(repeating: "x\n", count: count / 2).utf8)
      let text = Array("1,m,\"cm,100\n".utf8) + filling + Array("y\",1\n1,m,cm,100\n".utf8)
      for size in [1_000, 100_000, text.count] {
        let pieces = stride(from: 0, to: text.count, by: size).map {
          Array(text[$0..<min($0 + size, text.count)])
        }
        let rows = try Self.read(pieces).get()
        let first = try #require(rows.first)
        #expect((first.fields[.to] == nil) != isClosed && rows.last?.fields[.claimed] == "100")
        #expect(rows.count == (isClosed ? 2 : count / 2 + 3), "\(rows.count)")
      }
    }
  }
}
