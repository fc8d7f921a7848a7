import Conformance
import DecimalArithmetic
import Testing

@Suite struct ClaimTableTests {
  private func claims(_ text: String) throws -> [Claim] {
    try ClaimTable(Array(text.utf8)).claims
  }

  @Test func tabsSeparateAndNamesMayStandInAnyOrder() throws {
    let claims = try claims(
      "# ours\n\nclaimed\tfrom\tto\tvalue\tdigits\tmode\n8\tmi\tkm\t5\t1\tfloor\r\n9\tmi\tkm\t5\n")
    #expect(claims.map(\.line) == [4, 5])
    #expect(claims.map(\.claimed) == ["8", "9"])
    #expect(claims.map(\.value) == ["5", "5"])
    #expect(claims.map(\.digits) == [1, nil])
    #expect(claims.map(\.mode) == [.floor, .halfUp])
  }

  @Test func commasSeparateAndQuotesHoldThem() throws {
    let claims = try claims(
      "\u{FEFF}5, mi,km,\"8.0\",half-even\n\"5\",\"a \"\"b\"\",\nc\",km,1\n7,a,b,1,,3")
    #expect(claims.map(\.line) == [1, 2, 4])
    #expect(claims.map(\.from) == ["mi", "a \"b\",\nc", "a"])
    #expect(claims[0].mode == .halfEven)
    #expect(claims[2].digits == 3)
  }

  private static let malformed: [(text: String, message: String)] = [
    ("", "line 1: no rows; expected value, from, to, claimed and optionally mode, digits"),
    (
      "value,from,to,claimed\n",
      "line 1: no rows; expected value, from, to, claimed and optionally mode, digits"
    ),
    ("1,a,b", "line 1: 3 fields where 4 are expected"),
    ("1,a,b,2,down,3,4", "line 1: 7 fields where 4 are expected"),
    (
      "value\tfrom\tto\tmode\n",
      "line 1: no column 'claimed'; expected value, from, to, claimed "
        + "and optionally mode, digits"
    ),
    ("value,from,to,claimed,value", "line 1: the column 'value' stands twice"),
    (
      "value,from,to,claimed,error",
      "line 1: unknown column 'error'; expected value, from, to, claimed and optionally mode, digits"
    ),
    (
      "\n1,a,b,2,nearest",
      "line 2: unknown rounding mode 'nearest'; expected half-even, half-up, half-down, down, up, "
        + "floor, ceiling, 05up"
    ),
    ("1,a,b,2,,0", "line 1: digits must be 1…100000, not '0'"),
    ("1,a,b,2,,1e3", "line 1: digits must be 1…100000, not '1e3'"),
    ("1,\"a,b,2\n\n", "line 1: a quotation mark is not closed"),
    (
      "1,\"a\"b,c,2",
      "line 1: text follows a closing quotation mark; double the marks inside a field"
    ),
  ]

  @Test func malformedTablesAreRefusedWithTheirLine() {
    var failures: [String] = []
    for (text, message) in Self.malformed {
      do throws(ClaimTableError) {
        _ = try ClaimTable(Array(text.utf8))
        failures.append("accepted: \(text)")
      } catch {
        if error.description != message { failures.append("\(error) instead of \(message)") }
      }
    }
    #expect(failures == [])
    #expect(throws: ClaimTableError.self) { try ClaimTable([0x31, 0xFF]) }
  }
}
