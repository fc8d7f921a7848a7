/// A reader of rows of fields separated by tabs or commas, in pieces and in bounded memory.
///
/// The first line that is neither blank nor a comment decides the format: TSV if it has a tab, else
/// CSV. The reader skips blank rows, and comments, which begin with `#`. White space around fields
/// is dropped.
///
///     var reader = RowReader()
///     reader.append(piece)
///     while let row = reader.next() { … }    // the rows that end in the pieces so far
///     reader.end()                           // the last row needs no line end
package struct RowReader {
  /// A row and its first line, from 1.
  package struct Row: Equatable {
    package let line: Int
    /// The fields of the row, or the fields before the first one that cannot be split off.
    ///
    /// U+FFFD replaces bytes that are not UTF-8.
    package let fields: [String]
    /// The problem of the first field that cannot be read; `nil` if all fields can be read.
    package let problem: RowFields.Problem?
  }

  /// The appended bytes.
  ///
  /// The rows before `start` have been returned.
  private var bytes: [UInt8] = []
  private var start = 0
  private var line = 1
  private var isComplete = false
  /// The rules and the state of reading; `nil` until the format is known.
  private var rows: (ends: RowEnds, fields: RowFields)?

  package init() {}

  /// Appends the next bytes of the text.
  package mutating func append(_ more: [UInt8]) {
    bytes.removeFirst(start)
    rows?.ends.removeFirst(start)
    start = 0
    bytes += more
  }

  /// States that the text is complete.
  package mutating func end() { isComplete = true }

  /// Drops the first `count` bytes of the text.
  ///
  /// The method must be called before the first row is read.
  package mutating func dropFirst(_ count: Int) { bytes.removeFirst(count) }

  /// Whether the unread text begins with `prefix`; `nil` if more bytes are needed to decide.
  package func starts(with prefix: [UInt8]) -> Bool? {
    let unread = bytes[start...]
    if unread.count < prefix.count && !isComplete && prefix.starts(with: unread) { return nil }
    return unread.starts(with: prefix)
  }

  /// Returns the next row with text; `nil` if more bytes are needed, or at the end.
  ///
  /// - Complexity: O(*n*) for the *n* bytes of a text, whatever the sizes of the pieces.
  package mutating func next() -> Row? {
    if rows == nil, !findFormat() { return nil }
    while let end = rows?.ends.next(in: bytes, isComplete: isComplete) {
      let first = line
      let content = start..<end
      start = end
      line += bytes[content].count { $0 == 0x0A }
      if hasText(content) { return row(content, line: first) }
    }
    return nil
  }

  /// Skips lines without text.
  ///
  /// Returns whether the line that decides the format is available.
  private mutating func findFormat() -> Bool {
    while start < bytes.count {
      guard
        let end = bytes[start...].firstIndex(of: 0x0A).map({ $0 + 1 })
          ?? (isComplete ? bytes.count : nil)
      else { return false }
      if hasText(start..<end) {
        let format = bytes[start..<end].contains(UInt8(ascii: "\t")) ? RowFormat.tsv : .csv
        let rules = RowRules(format, trimsFields: true, hasComments: true)
        bytes.removeFirst(start)
        start = 0
        rows = (RowEnds(rules), RowFields(rules))
        return true
      }
      start = end
      line += 1
    }
    return false
  }

  /// Whether a line or row is neither blank nor a comment.
  private func hasText(_ content: Range<Int>) -> Bool {
    bytes[content.lowerBound] != UInt8(ascii: "#")
      && bytes[content].contains { !isSpace($0) && $0 != 0x0A }
  }

  /// Returns the fields of a row.
  private mutating func row(_ content: Range<Int>, line: Int) -> Row? {
    guard var fields = rows?.fields else { return nil }
    var problem: RowFields.Problem?
    var texts: [String] = []
    bytes.withUnsafeBufferPointer { bytes in
      let row = UnsafeBufferPointer(rebasing: bytes[content]).withoutLineEnd
      do throws(RowFields.Problem) { try fields.split(row) } catch { problem = error }
      texts.reserveCapacity(fields.fields.count)
      for (number, field) in fields.fields.enumerated() {
        let bytes = fields.bytes(field, of: row)
        if let text = String(validating: bytes, as: UTF8.self) {
          texts.append(text)
          continue
        }
        texts.append(String(decoding: bytes, as: UTF8.self))
        if number < problem?.field ?? .max {
          problem = RowFields.Problem(field: number, offset: field.start, reason: .notUTF8)
        }
      }
    }
    return Row(line: line, fields: texts, problem: problem)
  }
}

extension RowEnds {
  /// Returns the offset after the next row that ends in `bytes`; `nil` if no further row ends
  /// there.
  fileprivate mutating func next(in bytes: [UInt8], isComplete: Bool) -> Int? {
    bytes.withUnsafeBufferPointer { next(in: $0, isComplete: isComplete) }
  }
}
