import StrictText

/// The bytes of rows to write, in TSV or CSV.
package struct RowOutput {
  package let format: RowFormat
  package private(set) var bytes: [UInt8] = []

  package init(_ format: RowFormat) { self.format = format }

  package mutating func clear() { bytes.removeAll(keepingCapacity: true) }
  package mutating func separate() { bytes.append(format.separator) }
  package mutating func end() { bytes.append(0x0A) }

  /// Appends a result padded with zeros to its decimals, and the separator and remark `end`.
  mutating func write(result: UnsafeBufferPointer<UInt8>, decimals: Int?, end: [UInt8]) {
    write(number: result)
    if let decimals, decimals > 0 {
      let point = result.lastIndex(of: UInt8(ascii: "."))
      let written = point.map { result.count - 1 - $0 } ?? 0
      if written < decimals {
        if point == nil { bytes.append(UInt8(ascii: ".")) }
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: decimals - written))
      }
    }
    bytes.append(contentsOf: end)
  }

  mutating func write(result: String, remark: String) {
    var result = result
    result.withUTF8 { write(number: $0) }
    separate()
    write(field: remark)
  }

  /// Appends a number, quoted if it contains the separator.
  ///
  /// A number needs no protection against formulas, because no spreadsheet evaluates a signed
  /// number.
  private mutating func write(number: UnsafeBufferPointer<UInt8>) {
    let isQuoted = format.isQuoted && number.contains(format.separator)
    if isQuoted { bytes.append(0x22) }
    bytes.append(contentsOf: number)
    if isQuoted { bytes.append(0x22) }
  }

  /// Appends an empty result and the error.
  mutating func write(error: String) {
    separate()
    write(field: "error: " + error)
  }

  /// Appends the fields of a row and a separator: unchanged in TSV, quoted anew in CSV.
  mutating func write(_ fields: RowFields, of row: UnsafeBufferPointer<UInt8>) {
    if !format.isQuoted {
      bytes.append(contentsOf: row)
      return separate()
    }
    for field in fields.fields {
      write(field: fields.bytes(field, of: row))
      separate()
    }
  }

  package mutating func write(field text: String) { write(field: Array(text.utf8)) }

  /// Appends a field, whose bytes need not be UTF-8.
  private mutating func write(field: [UInt8]) {
    if !format.isQuoted {
      // A tab or a line end within a message would begin another field.
      for byte in field { bytes.append(byte < 0x20 ? 0x20 : byte) }
      return
    }
    var field = field
    // A spreadsheet evaluates a field that begins with one of `formulaStarts`. A number with a sign
    // remains a number, and `-` alone is no formula.
    if let first = field.first, field.count > 1, Self.formulaStarts.contains(first),
      !Self.isNumber(field)
    {
      field.insert(UInt8(ascii: "'"), at: 0)
    }
    let quoted = field.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
    if !quoted { return bytes.append(contentsOf: field) }
    bytes.append(0x22)
    for byte in field {
      if byte == 0x22 { bytes.append(0x22) }
      bytes.append(byte)
    }
    bytes.append(0x22)
  }

  private static let formulaStarts = Array("=+-@\t\r".utf8)

  /// Whether a field is a sign, digits with an optional point, and an optional exponent; `-1+1` is
  /// a formula.
  private static func isNumber(_ field: [UInt8]) -> Bool {
    let number = withoutSign(field[...])
    let coefficient = number.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    let digits = coefficient.filter(isDigit).count
    let points = coefficient.filter { $0 == UInt8(ascii: ".") }.count
    if digits == 0 || points > 1 || digits + points != coefficient.count { return false }
    if coefficient.count == number.count { return true }
    let exponent = withoutSign(number.dropFirst(coefficient.count + 1))
    return !exponent.isEmpty && exponent.allSatisfy(isDigit)
  }

  private static func withoutSign(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
