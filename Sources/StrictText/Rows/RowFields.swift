/// The fields of one row, as ranges of its bytes.
///
///     var fields = RowFields(RowRules(.csv))
///     try fields.split(row)                 // 5,"5 ft 6 in",cm
///     fields.text(fields.fields[1], of: row)  // 5 ft 6 in
package struct RowFields {
  /// The range of a field's text, without the quotation marks around it.
  package struct Field {
    package var start: Int
    package var end: Int
    /// Whether the field is in quotation marks.
    package var isQuoted = false
    /// Whether the field has doubled quotation marks.
    var isEscaped = false
  }

  /// The reason why a row cannot be split, with the field and the byte offset.
  package struct Problem: Error, Equatable {
    /// The index of the field that cannot be read, from 0.
    ///
    /// Earlier fields of the row are available.
    package var field: Int
    /// The byte offset in the row.
    package var offset: Int
    package var reason: RowProblem
  }

  package let rules: RowRules
  /// The fields of the last row.
  package private(set) var fields: [Field] = []

  package init(_ rules: RowRules) {
    self.rules = rules
    fields.reserveCapacity(16)
  }

  /// Splits a row, given without its line end, in one pass.
  ///
  /// - Throws: ``Problem`` for the first field that cannot be read.
  package mutating func split(_ row: UnsafeBufferPointer<UInt8>) throws(Problem) {
    fields.removeAll(keepingCapacity: true)
    var start = 0
    if !rules.format.isQuoted {
      let separator = rules.separator
      for index in row.indices where row[index] == separator {
        append(start, index, of: row)
        start = index &+ 1
      }
      return append(start, row.count, of: row)
    }
    while true {
      let next = try field(row, start)
      if next >= row.count { return }
      start = next &+ 1
      if start == row.count { return append(start, start, of: row) }
    }
  }

  /// Appends a field without quotation marks.
  private mutating func append(_ start: Int, _ end: Int, of row: UnsafeBufferPointer<UInt8>) {
    var field = Field(start: start, end: end)
    if rules.trimsFields {
      field.start = textStart(start, in: row, before: end)
      while field.end > field.start, isSpace(row[field.end &- 1]) { field.end &-= 1 }
    }
    fields.append(field)
  }

  /// Appends the field of a CSV row at `start`; returns the offset of the separator or of the row's
  /// end.
  private mutating func field(
    _ row: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(Problem) -> Int {
    let first = rules.trimsFields ? textStart(start, in: row, before: row.count) : start
    if first < row.count, row[first] == UInt8(ascii: "\"") { return try quoted(row, first) }
    let separator = rules.separator
    var index = start
    while index < row.count && row[index] != separator {
      if row[index] == UInt8(ascii: "\"") { throw problem(.strayQuote, at: index) }
      index &+= 1
    }
    append(start, index, of: row)
    return index
  }

  /// Appends the field whose opening mark is at `mark`; returns the offset of the separator or of
  /// the row's end.
  private mutating func quoted(
    _ row: UnsafeBufferPointer<UInt8>, _ mark: Int
  ) throws(Problem) -> Int {
    var field = Field(start: mark &+ 1, end: mark &+ 1, isQuoted: true)
    var index = mark &+ 1
    while true {
      guard index < row.count else { throw problem(.openQuote, at: mark) }
      if row[index] == UInt8(ascii: "\"") {
        guard index &+ 1 < row.count, row[index &+ 1] == UInt8(ascii: "\"") else { break }
        field.isEscaped = true
        index &+= 1
      }
      index &+= 1
    }
    field.end = index
    index &+= 1
    if rules.trimsFields { index = textStart(index, in: row, before: row.count) }
    if index < row.count && row[index] != rules.separator {
      throw problem(.textAfterQuote, at: index)
    }
    fields.append(field)
    return index
  }

  private func problem(_ reason: RowProblem, at offset: Int) -> Problem {
    Problem(field: fields.count, offset: offset, reason: reason)
  }

  /// Returns the offset of the first byte from `start` on that is not white space.
  private func textStart(
    _ start: Int, in row: UnsafeBufferPointer<UInt8>, before end: Int
  ) -> Int {
    var start = start
    while start < end, isSpace(row[start]) { start &+= 1 }
    return start
  }

  /// Returns the field of a column in the last row; `nil` if `column` is `nil` or the row has fewer
  /// fields.
  package func field(_ column: Int?) -> Field? {
    guard let column, column < fields.count else { return nil }
    return fields[column]
  }

  /// Returns the text of a field, with doubled quotation marks made single.
  package func text(_ field: Field, of row: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes(field, of: row), as: UTF8.self)
  }

  /// Returns the bytes of a field, which may not be UTF-8, with doubled quotation marks made
  /// single.
  package func bytes(_ field: Field, of row: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let bytes = UnsafeBufferPointer(rebasing: row[field.start..<field.end])
    if !field.isEscaped { return Array(bytes) }
    var single: [UInt8] = []
    var isSecond = false
    for byte in bytes {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if !isSecond { single.append(byte) }
    }
    return single
  }
}

/// Whether a byte is white space that may be dropped around a field.
func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
}

extension UnsafeBufferPointer<UInt8> {
  /// The row without its line feed and without a carriage return before it.
  package var withoutLineEnd: UnsafeBufferPointer<UInt8> {
    var count = self.count
    if count > 0 && self[count - 1] == 0x0A { count -= 1 }
    if count > 0 && self[count - 1] == 0x0D { count -= 1 }
    return UnsafeBufferPointer(rebasing: self[..<count])
  }
}
