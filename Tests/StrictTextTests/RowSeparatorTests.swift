import StrictText
import Testing

/// Rows between semicolons, and JSON on one line.
@Suite struct RowSeparatorTests {
  private func rows(_ text: String, _ rules: RowRules) -> [[String]] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var ends = RowEnds(rules)
      var fields = RowFields(rules)
      var rows: [[String]] = []
      var start = 0
      while let end = ends.next(in: bytes, isComplete: true) {
        let row = UnsafeBufferPointer(rebasing: bytes[start..<end]).withoutLineEnd
        start = end
        do throws(RowFields.Problem) { try fields.split(row) } catch {
          rows.append(["\(error.field), \(error.offset): \(error.reason)"])
          continue
        }
        rows.append(fields.fields.map { fields.text($0, of: row) })
      }
      return rows
    }
  }

  @Test func aSemicolonDividesFieldsAndACommaIsText() {
    let rules = RowRules(.csv, separator: UInt8(ascii: ";"))
    let text = "a,b;\"c;\"\"d\n\";\r\n;1,5\na;\"b\"c;d\n"
    #expect(
      rows(text, rules)
        == [
          ["a,b", "c;\"d\n", ""], ["", "1,5"],
          ["1, 5: text follows a closing quotation mark; double the marks inside a field"],
        ])
    #expect(rows("a;b,c\n", RowRules(.csv)) == [["a;b", "c"]])
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
