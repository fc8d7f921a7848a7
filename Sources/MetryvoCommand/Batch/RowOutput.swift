/// Bytes of rows to be written, in TSV or CSV.
struct RowOutput {
  let format: RowFormat
  private(set) var bytes: [UInt8] = []

  init(_ format: RowFormat) { self.format = format }

  mutating func clear() { bytes.removeAll(keepingCapacity: true) }
  mutating func separate() { bytes.append(format.separator) }
  mutating func end() { bytes.append(0x0A) }

  /// A result, filled up with zeros to its decimals, and the remark.
  mutating func write(result: UnsafeBufferPointer<UInt8>, decimals: Int?, remark: [UInt8]) {
    write(number: result)
    if let decimals, decimals > 0 {
      let point = result.lastIndex(of: UInt8(ascii: "."))
      let written = point.map { result.count - 1 - $0 } ?? 0
      if written < decimals {
        if point == nil { bytes.append(UInt8(ascii: ".")) }
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: decimals - written))
      }
    }
    separate()
    bytes.append(contentsOf: remark)
  }

  mutating func write(result: String, remark: String) {
    var result = result
    result.withUTF8 { write(number: $0) }
    separate()
    write(field: remark)
  }

  /// A number, quoted where its marks would separate fields; its sign begins no formula.
  private mutating func write(number: UnsafeBufferPointer<UInt8>) {
    let isQuoted = format.isQuoted && number.contains(format.separator)
    if isQuoted { bytes.append(0x22) }
    bytes.append(contentsOf: number)
    if isQuoted { bytes.append(0x22) }
  }

  /// No result, and why.
  mutating func write(error: String) {
    separate()
    write(field: "error: " + error)
  }

  /// The fields of a row and a separator: as they stand in TSV, written anew in CSV.
  mutating func write(_ fields: RowFields, of row: UnsafeBufferPointer<UInt8>) {
    if !format.isQuoted {
      bytes.append(contentsOf: row)
      return separate()
    }
    for field in fields.fields {
      write(field: fields.text(field, of: row))
      separate()
    }
  }

  mutating func write(field text: String) {
    if !format.isQuoted {
      // A tab or a line end inside a message would begin another field.
      for byte in text.utf8 { bytes.append(byte < 0x20 ? 0x20 : byte) }
      return
    }
    var text = text
    // A spreadsheet runs what begins so; a number with a sign stays a number.
    if let first = text.utf8.first, Self.formulaStarts.contains(first), !Self.isNumber(text) {
      text = "'" + text
    }
    let quoted = text.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    if !quoted { return bytes.append(contentsOf: text.utf8) }
    bytes.append(0x22)
    for byte in text.utf8 {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }

  private static let formulaStarts = Array("=+-@\t\r".utf8)

  private static func isNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    if let first = rest.first, first == "-" || first == "+" { rest.removeFirst() }
    return !rest.isEmpty && rest.utf8.first != 0x2B && rest.utf8.first != 0x2D
      && rest.utf8.allSatisfy {
        (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x65 || $0 == 0x45 || $0 == 0x2D
          || $0 == 0x2B
      }
  }
}
