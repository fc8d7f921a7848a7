/// Rows of fields between tabs or commas, read in pieces.
///
/// The first line that is no comment decides: with a tab in it the fields are separated by tabs and taken as
/// they are; else by commas, and a field in quotation marks may hold commas, line breaks and doubled
/// quotation marks (RFC 4180). Blank lines, and lines that begin with `#`, are passed over; white space around a
/// field without quotation marks is dropped.
///
///     var text = DelimitedText()
///     text.append(piece)
///     while let row = text.row() { … }    // the rows that end in the pieces so far
///     text.end()                          // the last row needs no line end
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

  /// So far behind its beginning a quotation mark is closed, or it is not: longer than any field of
  /// a claim.
  static let quoteLimit = 1 << 20

  /// What was appended and not read yet, from `position`.
  private var bytes: [UInt8] = []
  private var position = 0
  private var line = 1
  private var delimiter: UInt8?
  private var isComplete = false
  /// How many bytes must be there before the row that was cut is tried again.
  private var wanted = 0

  init() {}

  /// Appends what follows in the text.
  mutating func append(_ more: [UInt8]) {
    bytes.removeSubrange(..<position)
    position = 0
    bytes += more
  }

  /// Says that nothing follows.
  mutating func end() { isComplete = true }

  /// Passes over bytes that are there; the next row begins behind them.
  mutating func skip(_ count: Int) { position += count }

  /// Whether the unread text begins with `prefix`; `nil` if that cannot be known yet.
  func starts(with prefix: [UInt8]) -> Bool? {
    let unread = bytes[position...]
    if unread.count < prefix.count && !isComplete && prefix.starts(with: unread) { return nil }
    return unread.starts(with: prefix)
  }

  /// The next row; `nil` where more has to be appended, or at the end.
  ///
  /// What cannot be read is said in its row, and the next line begins another.
  ///
  /// - Complexity: O(*n*) for the *n* bytes of a text. A row that is cut is tried again when twice
  ///   as much of it is there. Where a quotation mark is not closed, what follows is looked through
  ///   in vain up to the limit. That happens once for those bytes: marks in them stand in even runs
  ///   only, and such a run opens no field without closing it.
  mutating func row() -> Row? {
    while position < bytes.count {
      guard isComplete || bytes.count - position >= wanted, let end = endOfLine else { break }
      wanted = 0
      let content = bytes[position..<end]
      guard content.first != UInt8(ascii: "#"), content.contains(where: { !Self.isSpace($0) })
      else {
        skipLine(endingAt: end)
        continue
      }
      let tab = UInt8(ascii: "\t")
      let delimiter = delimiter ?? (content.contains(tab) ? tab : UInt8(ascii: ","))
      self.delimiter = delimiter
      let start = (position: position, line: line)
      if let row = fields(delimiter) { return row }
      (position, line) = start
      break
    }
    wanted = max(wanted, 2 * (bytes.count - position))
    return nil
  }

  /// Where the line ends that is there from the position on; `nil` if more of it may follow.
  private var endOfLine: Int? {
    bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? (isComplete ? bytes.count : nil)
  }

  private mutating func skipLine(endingAt end: Int) {
    position = min(end + 1, bytes.count)
    line += 1
  }

  /// Reads the fields of a row; `nil` if it does not end in what is there.
  private mutating func fields(_ delimiter: UInt8) -> Row? {
    let first = line
    var fields: [String] = []
    var problem: (field: Int, reason: ClaimProblem.Reason)?
    while true {
      let content: [UInt8]
      do throws(ClaimProblem.Reason) {
        guard let found = try field(delimiter) else { return nil }
        content = found
      } catch {
        problem = problem ?? (fields.count, error)
        guard let end = endOfLine else { return nil }
        skipLine(endingAt: end)
        return Row(line: first, fields: fields, problem: problem)
      }
      if let text = String(validating: content, as: UTF8.self) {
        fields.append(text)
      } else {
        problem = problem ?? (fields.count, .notUTF8)
        fields.append(String(decoding: content, as: UTF8.self))
      }
      guard position < bytes.count else {
        return isComplete ? Row(line: first, fields: fields, problem: problem) : nil
      }
      let separator = bytes[position]
      position += 1
      if separator == UInt8(ascii: "\n") {
        line += 1
        return Row(line: first, fields: fields, problem: problem)
      }
    }
  }

  /// Reads a field up to its separator; `nil` if it does not end in what is there.
  private mutating func field(_ delimiter: UInt8) throws(ClaimProblem.Reason) -> [UInt8]? {
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

  /// Reads a field in quotation marks; `nil` if it may be closed by what follows.
  ///
  /// - Throws: the reason, at a place from which the rest of the line is to be skipped: a mark that
  ///   is not closed takes no more with it than its own line.
  private mutating func quoted(_ delimiter: UInt8) throws(ClaimProblem.Reason) -> [UInt8]? {
    let mark = UInt8(ascii: "\"")
    let start = (position: position, line: line)
    let limit = min(bytes.count, position + Self.quoteLimit)
    var content: [UInt8] = []
    position += 1
    while position < limit {
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
    let isCut = limit == bytes.count && !isComplete
    if isCut { return nil }
    (position, line) = start
    throw .openQuote
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
