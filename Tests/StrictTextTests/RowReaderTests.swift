import PropertyTesting
import StrictText
import Testing

/// The rules of rows, as listed in the target's README.
@Suite struct RowReaderTests {
  /// Texts and their rows: fields separated by `|`, or the problem with its field and byte.
  static let texts: [(text: String, rows: [String])] = [
    ("a,b\nc,d", ["1: a|b", "2: c|d"]),
    ("a,b\r\nc,d\r\n", ["1: a|b", "2: c|d"]),
    ("a\tb,c\n\"d\"\te", ["1: a|b,c", "2: \"d\"|e"]),
    // The first line with text decides the format.
    ("# x\ty\n\n  \na,b\nc\td,e", ["4: a|b", "5: c\td|e"]),
    // White space, blank rows and comments, some of which contain quotation marks.
    (" a , \"b\" \n \t\n#,\"c\nd,e", ["1: a|b", "4: d|e"]),
    ("a,\"#b\n#c\"\n\"# d\",e", ["1: a|#b\n#c", "3: # d|e"]),
    ("\"\",\"\"\"\"\n,", ["1: |\"", "2: |"]),
    ("a,\"b\nc,\"\"d\"\ne,f", ["1: a|b\nc,\"d", "3: e|f"]),
    // A row that cannot be split does not affect other lines.
    ("a,b\nc,\"d\ne,f\n", ["1: a|b", "2: c, field 1, byte 2: openQuote", "3: e|f"]),
    ("a,b\nc,\"d\"\"\ne,f", ["1: a|b", "2: c, field 1, byte 2: openQuote", "3: e|f"]),
    ("a,b\nc,\"d\"e,f\ng,h", ["1: a|b", "2: c, field 1, byte 5: textAfterQuote", "3: g|h"]),
    ("a,b\nc,d\"e,f\ng,h", ["1: a|b", "2: c, field 1, byte 3: strayQuote", "3: g|h"]),
    ("", []), ("\n \n#a", []),
  ]

  @Test func textsAreReadByTheRules() {
    for (text, rows) in Self.texts {
      #expect(Self.rows([Array(text.utf8)]).map(Self.text) == rows, "\(text)")
      // The text is appended byte by byte, as from a slow stream.
      #expect(Self.rows(text.utf8.map { [$0] }).map(Self.text) == rows, "\(text)")
    }
  }

  @Test func bytesThatAreNoTextAreNamed() throws {
    let rows = Self.rows([Array("a,".utf8) + [0xFF] + Array(",\"b".utf8)])
    let problem = try #require(rows.first?.problem)
    #expect(problem.field == 1 && problem.offset == 2 && problem.reason == .notUTF8)
    #expect(rows.first?.fields == ["a", "\u{FFFD}"])
  }

  /// Tables of fields, some of which need quotation marks.
  private static let tables = Generator<[[String]]>("table of fields") { source in
    let parts = ["a", "5", " ", "#", "\"", ",", "\n", "\t", "\r\n", "é"]
    let field = Generator<String>("field") { source in
      source.array(count: 0...4, of: .element("part", of: parts))?.joined()
    }
    let row = Generator<[String]>("row") { source in source.array(count: 1...4, of: field) }
    return source.array(count: 1...5, of: row)
  }

  /// RFC 4180 round trip: written fields are read back unchanged, whatever their content.
  @Test func rowsOfCSVAreReadAsTheyWereWritten() {
    let property = Property(
      "rows-are-read-as-written", "split(join(fields)) = fields", of: Self.tables
    ) { table in
      let lines = table.map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }
      let bytes = Array(lines.joined().utf8)
      let found = wholeRows(bytes, RowRules(.csv))
      return found == table ? .holds : .broken([("found", "\(found)")])
    }
    let report = property.run(.quiet(seed: 4, cases: 2_000))
    #expect(report.holds, "\(report)")
  }

  private static func quoted(_ field: String) -> String {
    let plain = field.utf8.allSatisfy { !"\",\r\n".utf8.contains($0) }
    return plain
      ? field
      : "\""
        + field.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
  }

  private static func rows(_ pieces: [[UInt8]]) -> [RowReader.Row] {
    var reader = RowReader()
    var rows: [RowReader.Row] = []
    for piece in pieces {
      reader.append(piece)
      while let row = reader.next() { rows.append(row) }
    }
    reader.end()
    while let row = reader.next() { rows.append(row) }
    return rows
  }

  private static func text(_ row: RowReader.Row) -> String {
    let fields = "\(row.line): \(row.fields.joined(separator: "|"))"
    guard let problem = row.problem else { return fields }
    return fields + ", field \(problem.field), byte \(problem.offset): \(name(problem.reason))"
  }

  private static func name(_ problem: RowProblem) -> String {
    switch problem {
    case .notUTF8: "notUTF8"
    case .openQuote: "openQuote"
    case .textAfterQuote: "textAfterQuote"
    case .strayQuote: "strayQuote"
    }
  }
}
