/// Rows of fields between tabs or commas.
///
/// The first line that is no comment decides: with a tab in it the fields are separated by tabs and taken as
/// they are; else by commas, and a field in quotation marks may hold commas, line breaks and doubled
/// quotation marks (RFC 4180). Blank lines, and lines that begin with `#`, are passed over; white space around a
/// field without quotation marks is dropped.
struct DelimitedText {
  /// A row and the line it begins on, from 1.
  struct Row: Equatable {
    let line: Int
    /// The fields, with U+FFFD for what is no UTF-8; a field that cannot be read to its end is the last.
    let fields: [String]
    /// The first field that cannot be read, by its number from 0, and why.
    let problem: (field: Int, reason: ClaimProblem.Reason)?

    static func == (one: Self, other: Self) -> Bool {
      one.line == other.line && one.fields == other.fields
        && one.problem?.field == other.problem?.field
        && one.problem?.reason == other.problem?.reason
    }
  }

  let rows: [Row]

  /// Reads the whole of a text; what cannot be read is said in its row, and the next line begins another.
  ///
  /// - Complexity: O(*n*) for *n* bytes. Where a quotation mark is not closed the rest of the text is looked
  ///   through in vain. That happens once: in what follows, marks stand in even runs only, and such a run opens
  ///   no field without closing it.
  init(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    var rows: [Row] = []
    while let row = scanner.row() { rows.append(row) }
    self.rows = rows
  }

  private struct Scanner {
    let bytes: [UInt8]
    var position = 0
    var line = 1
    var delimiter: UInt8?

    init(bytes: [UInt8]) {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    }

    /// The next row; `nil` at the end.
    mutating func row() -> Row? {
      while position < bytes.count {
        let content = bytes[position..<endOfLine]
        if content.first != UInt8(ascii: "#"), content.contains(where: { !Self.isSpace($0) }) {
          let tab = UInt8(ascii: "\t")
          let delimiter = delimiter ?? (content.contains(tab) ? tab : UInt8(ascii: ","))
          self.delimiter = delimiter
          return fields(delimiter)
        }
        skipLine()
      }
      return nil
    }

    private var endOfLine: Int {
      bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }

    private mutating func skipLine() {
      position = min(endOfLine + 1, bytes.count)
      line += 1
    }

    private mutating func fields(_ delimiter: UInt8) -> Row {
      let first = line
      var fields: [String] = []
      var problem: (field: Int, reason: ClaimProblem.Reason)?
      while true {
        let content: [UInt8]
        do throws(ClaimProblem.Reason) {
          content = try field(delimiter)
        } catch {
          problem = problem ?? (fields.count, error)
          skipLine()
          return Row(line: first, fields: fields, problem: problem)
        }
        if let text = String(validating: content, as: UTF8.self) {
          fields.append(text)
        } else {
          problem = problem ?? (fields.count, .notUTF8)
          fields.append(String(decoding: content, as: UTF8.self))
        }
        guard position < bytes.count else { break }
        let separator = bytes[position]
        position += 1
        if separator == UInt8(ascii: "\n") {
          line += 1
          break
        }
      }
      return Row(line: first, fields: fields, problem: problem)
    }

    private mutating func field(_ delimiter: UInt8) throws(ClaimProblem.Reason) -> [UInt8] {
      if delimiter == UInt8(ascii: ","), bytes[position...].first == UInt8(ascii: "\"") {
        return try quoted(delimiter)
      }
      let end =
        bytes[position...].firstIndex { $0 == delimiter || $0 == UInt8(ascii: "\n") }
        ?? bytes.count
      var content = bytes[position..<end]
      position = end
      while let byte = content.first, Self.isSpace(byte) { content.removeFirst() }
      while let byte = content.last, Self.isSpace(byte) { content.removeLast() }
      return Array(content)
    }

    /// - Throws: the reason, at a place from which the rest of the line is to be skipped: a mark that is not
    ///   closed takes no more with it than its own line.
    private mutating func quoted(_ delimiter: UInt8) throws(ClaimProblem.Reason) -> [UInt8] {
      let mark = UInt8(ascii: "\"")
      let start = (position: position, line: line)
      var content: [UInt8] = []
      position += 1
      while position < bytes.count {
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\n") { line += 1 }
        guard byte == mark else {
          content.append(byte)
          continue
        }
        if position < bytes.count, bytes[position] == mark {
          content.append(mark)
          position += 1
          continue
        }
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
        guard
          position == bytes.count || bytes[position] == delimiter
            || bytes[position] == UInt8(ascii: "\n")
        else { throw .textAfterQuote }
        return content
      }
      (position, line) = start
      throw .openQuote
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
  }
}
