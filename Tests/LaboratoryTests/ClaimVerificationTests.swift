import Laboratory
import Peers
import Testing
import UnitCatalog

/// The verdicts on a table of claims do not depend on how its bytes are divided into pieces.
@Suite struct ClaimVerificationTests {
  private struct Obstacle: Error, Equatable {}

  private static let lines = ["value,from,to,claimed\n", "5,mi,km,8.04672\n", "1,ft,yd,0.334\n"]

  /// Returns the output as text and as JSON, and the error that ended the table early.
  private func judged(
    _ pieces: [String], endsWell: Bool = true
  ) throws -> (text: String, json: String, obstacle: Obstacle?) {
    var claims = ClaimVerification(catalog: .standard)
    var (text, json) = (ClaimText(), ClaimJSON())
    var texts = ["", ""]
    var rest = pieces[...]
    let obstacle = try claims.judgeRows(
      { () throws(Obstacle) -> [UInt8]? in
        guard let piece = rest.popFirst() else {
          if endsWell { return nil }
          throw Obstacle()
        }
        return Array(piece.utf8)
      },
      { row in
        texts[0] += text.add(row)
        texts[1] += try json.add(row)
      })
    texts[0] += text.end(file: "t", counts: claims.counts)
    texts[1] += try json.end(file: "t", counts: claims.counts, isWhole: obstacle == nil)
    return (texts[0], texts[1], obstacle)
  }

  @Test func piecesDoNotMatter() throws {
    let whole = try judged([Self.lines.joined()])
    #expect(whole.obstacle == nil)
    #expect(whole.text.hasSuffix("t: 2 claims: 1 correct, 1 off in the last place, 0 wrong\n"))
    #expect(whole.json.hasPrefix("{\n  \"claims\" : [\n    {") && whole.json.hasSuffix("}\n"))
    let pieces = try judged(Self.lines)
    #expect(pieces.text == whole.text && pieces.json == whole.json)
  }

  @Test func rowsBeforeAnObstacleAreThere() throws {
    let cut = try judged(Array(Self.lines.prefix(2)), endsWell: false)
    #expect(cut.obstacle == Obstacle() && cut.text.contains("8.04672"))
    #expect(cut.json.contains("\"holds\" : false"))
  }

  @Test func aTableWithoutRowsIsAnError() {
    #expect(throws: ClaimTableError.self) { try judged([]) }
    #expect(throws: Obstacle()) { try judged([], endsWell: false) }
  }
}
