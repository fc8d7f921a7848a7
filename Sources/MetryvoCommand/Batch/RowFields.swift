/// How rows are split into fields.
enum RowFormat: String, CaseIterable {
  /// Separated by tabs; nothing is quoted.
  case tsv
  /// Separated by commas, quoted as in RFC 4180.
  case csv

  var separator: UInt8 { self == .tsv ? UInt8(ascii: "\t") : UInt8(ascii: ",") }
  var isQuoted: Bool { self == .csv }

  /// Whether a row may have no text by its first byte: none of a blank row's is above a comma.
  static func mayBeBlank(from first: UInt8?) -> Bool {
    first.map { $0 <= UInt8(ascii: ",") } ?? true
  }

  /// Whether a byte may stand in a row without text.
  func mayBeBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      || isQuoted && (byte == separator || byte == UInt8(ascii: "\""))
  }
}

/// The fields of one row, as places in its bytes.
struct RowFields {
  /// Where a field's text lies, without the quotes around it.
  struct Field {
    var start: Int
    var end: Int
    /// Whether quotes inside are doubled.
    var isEscaped = false
  }

  /// A quotation mark where none may stand, by its place in the row.
  struct Problem: Error {
    var field: Int
    var offset: Int
    var reason: String
  }

  let format: RowFormat
  private(set) var fields: [Field] = []

  init(_ format: RowFormat) {
    self.format = format
    fields.reserveCapacity(16)
  }

  /// Splits a row, which has no line end, in one pass.
  mutating func split(_ row: UnsafeBufferPointer<UInt8>) throws(Problem) {
    fields.removeAll(keepingCapacity: true)
    var start = 0
    if !format.isQuoted {
      for index in row.indices where row[index] == UInt8(ascii: "\t") {
        fields.append(Field(start: start, end: index))
        start = index &+ 1
      }
      fields.append(Field(start: start, end: row.count))
      return
    }
    while true {
      let next = try field(row, start)
      if next >= row.count { return }
      start = next &+ 1
      if start == row.count {
        fields.append(Field(start: start, end: start))
        return
      }
    }
  }

  /// Takes the field of a CSV row that begins at `start`; returns where the separator or the end is.
  private mutating func field(
    _ row: UnsafeBufferPointer<UInt8>, _ start: Int
  ) throws(Problem) -> Int {
    var index = start
    guard start < row.count, row[start] == UInt8(ascii: "\"") else {
      while index < row.count && row[index] != UInt8(ascii: ",") {
        if row[index] == UInt8(ascii: "\"") {
          throw Problem(
            field: fields.count, offset: index,
            reason: "a quotation mark inside a field that is not quoted")
        }
        index &+= 1
      }
      fields.append(Field(start: start, end: index))
      return index
    }
    var field = Field(start: start &+ 1, end: start &+ 1)
    index &+= 1
    while true {
      guard index < row.count else {
        throw Problem(
          field: fields.count, offset: start, reason: "a quotation mark that is not closed")
      }
      if row[index] == UInt8(ascii: "\"") {
        guard index &+ 1 < row.count, row[index &+ 1] == UInt8(ascii: "\"") else { break }
        field.isEscaped = true
        index &+= 1
      }
      index &+= 1
    }
    field.end = index
    index &+= 1
    if index < row.count && row[index] != UInt8(ascii: ",") {
      throw Problem(
        field: fields.count, offset: index, reason: "text after a closing quotation mark")
    }
    fields.append(field)
    return index
  }

  /// The field of a column of the row that was split; `nil` for no column, or one behind the row's.
  func field(_ column: Int?) -> Field? {
    guard let column, column < fields.count else { return nil }
    return fields[column]
  }

  /// The text of a field, its doubled quotes made single.
  func text(_ field: Field, of row: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes(field, of: row), as: UTF8.self)
  }

  /// The same as bytes, which need not be text.
  func bytes(_ field: Field, of row: UnsafeBufferPointer<UInt8>) -> [UInt8] {
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
