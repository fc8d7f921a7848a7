import StrictText
import Testing

/// Rows with semicolons as separators, and JSON on one line.
@Suite struct RowSeparatorTests {
  @Test func aSemicolonDividesFieldsAndACommaIsText() {
    let rules = RowRules(.csv, separator: UInt8(ascii: ";"))
    let text = "a,b;\"c;\"\"d\n\";\r\n;1,5\na;\"b\"c;d\n"
    #expect(
      wholeRows(Array(text.utf8), rules)
        == [
          ["a,b", "c;\"d\n", ""], ["", "1,5"],
          ["1, 5: text follows a closing quotation mark; double the marks inside a field"],
        ])
    #expect(wholeRows(Array("a;b,c\n".utf8), RowRules(.csv)) == [["a;b", "c"]])
  }

  @Test func aFieldKnowsItsMarks() throws {
    var fields = RowFields(RowRules(.csv))
    try Array("\"\",,\"a\",a".utf8).withUnsafeBufferPointer { try fields.split($0) }
    #expect(fields.fields.map(\.isQuoted) == [true, false, true, false])
  }

  @Test func jsonStandsOnOneLine() {
    var writer = JSONWriter(isOneLine: true)
    writer.object { writer in
      writer.key("a")
      writer.strings(["b", "c"])
      writer.key("d")
      writer.array { _ in }
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"a" : ["b","c"],"d" : []}"#)
  }
}
