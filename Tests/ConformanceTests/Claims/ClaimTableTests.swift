import DecimalArithmetic
import Peers
import Testing

@Suite struct ClaimTableTests {
  private func claims(_ text: String) throws -> [Claim] {
    try ClaimTable(Array(text.utf8)).claims
  }

  @Test func tabsSeparateAndNamesMayStandInAnyOrderAndCase() throws {
    let claims = try claims(
      "# ours\n\nclaimed\tFROM\tTo\tValue\tdigits\tMODE\n8\tmi\tkm\t5\t1\tfloor\r\n9\tmi\tkm\t5\n")
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

  private static let columns = "value, from, to, claimed and optionally mode, digits"

  private static let malformed: [(text: String, message: String)] = [
    ("", "line 1: no rows; expected \(columns)"),
    ("\n# nothing\n", "line 1: no rows; expected \(columns)"),
    ("value,from,to,claimed\n", "line 1: no rows; expected \(columns)"),
    ("value\tfrom\tto\tmode\n", "line 1: no column 'claimed'; expected \(columns)"),
    ("value,from,to,claimed,Value", "line 1: the column 'value' stands twice"),
    ("\nvalue,from,to,claimed,error", "line 2: unknown column 'error'; expected \(columns)"),
    (
      "value,from,to,\"claimed\"x",
      "line 1: the names of the columns: text follows a closing quotation mark; double the marks "
        + "inside a field"
    ),
  ]

  @Test func malformedTablesAreRefusedWithTheirLine() {
    for (text, message) in Self.malformed {
      #expect(refusal(Array(text.utf8)) == message)
    }
  }

  @Test func otherEncodingsAreRefused() {
    let text = "value,from,to,claimed\n1,m,m,1\n"
    for isBig in [false, true] {
      let units = ([0xFEFF] + Array(text.utf16)).map { isBig ? $0.bigEndian : $0.littleEndian }
      let bytes = units.withUnsafeBytes(Array.init)
      #expect(refusal(bytes) == "line 1: the table is not UTF-8")
    }
    let header = Array("\n\nvalue,from,to,claimed,".utf8) + [0xE9, 0x0A, 0x31]
    #expect(
      refusal(header) == "line 3: the names of the columns: the field is not UTF-8")
  }

  private func refusal(_ bytes: [UInt8]) -> String? {
    do throws(ClaimTableError) {
      _ = try ClaimTable(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  /// Malformed rows, each placed between two valid rows, and the expected message.
  private static let bad: [(row: String, message: String)] = [
    ("1,a,b", "claimed: 3 fields where 4 are expected"),
    ("1,a,b,2,down,3,4", "7 fields where 4 are expected"),
    (
      "1,a,b,2,nearest",
      "mode: unknown rounding mode 'nearest'; expected half-even, half-up, half-down, down, up, "
        + "floor, ceiling, 05up"
    ),
    ("1,a,b,2,,0", "digits: must be 1…100000, not '0'"),
    ("1,a,b,2,,100001", "digits: must be 1…100000, not '100001'"),
    ("1,a,b,2,,1e3", "digits: must be 1…100000, not '1e3'"),
    ("1,\"a,b,2", "from: a quotation mark is not closed"),
    ("1,\"\"\"\"\"\"\"a,b,2", "from: a quotation mark is not closed"),
    (
      "1,\"\"\"\"\"\"a,b,2",
      "from: text follows a closing quotation mark; double the marks inside a field"
    ),
    (
      "1,a,\"b\nc\"d,2",
      "to: text follows a closing quotation mark; double the marks inside a field"
    ),
    ("1,a,\"b\"c,2", "to: text follows a closing quotation mark; double the marks inside a field"),
  ]

  @Test func aBadRowCostsItselfAlone() throws {
    for (row, message) in Self.bad {
      for header in ["", "value,from,to,claimed,mode,digits\n"] {
        let rows = try ClaimTable(Array("\(header)\n7,x,y,8\n\(row)\n9,x,y,10\n".utf8)).rows
        try #require(rows.count == 3, "\(row)")
        let first = header.isEmpty ? 2 : 3
        let after = first + (row.contains("\n") ? 3 : 2)
        #expect(rows.map(\.line) == [first, first + 1, after], "\(row)")
        #expect(try rows[0].claim.get().claimed == "8")
        #expect(try rows[2].claim.get().claimed == "10")
        #expect(problem(rows[1]) == message)
      }
    }
  }

  /// Bytes that are not UTF-8, such as the Latin-1 degree sign, are reported with row and column.
  @Test func otherBytesAreNamedByLineAndColumn() throws {
    for separator in [",", "\t"] {
      var bytes = Array("1,m,ft,3\n\n20,".replacing(",", with: separator).utf8)
      bytes += [0xB0, 0x43] + Array(",K,\n2,m,ft,6".replacing(",", with: separator).utf8)
      let rows = try ClaimTable(bytes).rows
      #expect(rows.map(\.line) == [1, 3, 4])
      #expect(rows.map(problem) == ["", "from: the field is not UTF-8", ""])
      #expect(rows[1].fields[.from] == "\u{FFFD}C" && rows[1].fields[.value] == "20")
    }
  }

  private func problem(_ row: ClaimRow) -> String {
    if case .failure(let problem) = row.claim { problem.description } else { "" }
  }
}
