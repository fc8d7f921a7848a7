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
    let fields: [String]
  }

  let rows: [Row]

  /// Reads the whole of `text`.
  ///
  /// - Throws: ``ClaimTableError`` for bytes that are no UTF-8, a quotation mark that is not closed, or text after
  ///   a closing one.
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ bytes: [UInt8]) throws(ClaimTableError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ClaimTableError(line: 1, .notUTF8)
    }
    var scanner = Scanner(bytes: Array(text.utf8))
    var rows: [Row] = []
    while let row = try scanner.row() { rows.append(row) }
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
    mutating func row() throws(ClaimTableError) -> Row? {
      while position < bytes.count {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let content = bytes[position..<end]
        if content.first != UInt8(ascii: "#"), content.contains(where: { !Self.isSpace($0) }) {
          let tab = UInt8(ascii: "\t")
          let delimiter = delimiter ?? (content.contains(tab) ? tab : UInt8(ascii: ","))
          self.delimiter = delimiter
          let first = line
          return Row(line: first, fields: try fields(delimiter))
        }
        position = min(end + 1, bytes.count)
        line += 1
      }
      return nil
    }

    private mutating func fields(_ delimiter: UInt8) throws(ClaimTableError) -> [String] {
      var fields: [String] = []
      while true {
        fields.append(try field(delimiter))
        guard position < bytes.count else { return fields }
        let separator = bytes[position]
        position += 1
        if separator == UInt8(ascii: "\n") {
          line += 1
          return fields
        }
      }
    }

    private mutating func field(_ delimiter: UInt8) throws(ClaimTableError) -> String {
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
      return String(decoding: content, as: UTF8.self)
    }

    private mutating func quoted(_ delimiter: UInt8) throws(ClaimTableError) -> String {
      let mark = UInt8(ascii: "\"")
      let first = line
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
        else { throw ClaimTableError(line: line, .textAfterQuote) }
        return String(decoding: content, as: UTF8.self)
      }
      throw ClaimTableError(line: first, .openQuote)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }
  }
}
