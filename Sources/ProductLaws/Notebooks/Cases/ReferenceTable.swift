/// A CSV reader by the grammar of RFC 4180, byte by byte.
struct ReferenceTable {
  /// The cells of each row; `nil` for an empty cell without quotation marks.
  private(set) var rows: [[String?]] = []
  let separator: UInt8

  /// Reads a text; `nil` if the text does not match the grammar.
  init?(_ bytes: [UInt8], separator: UInt8) {
    self.separator = separator
    var row: [String?] = []
    var position = 0
    while position < bytes.count {
      var cell: [UInt8] = []
      let isQuoted = bytes[position] == UInt8(ascii: "\"")
      if isQuoted {
        position += 1
        while true {
          guard position < bytes.count else { return nil }
          if bytes[position] == UInt8(ascii: "\"") {
            guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\"") else {
              break
            }
            position += 1
          }
          cell.append(bytes[position])
          position += 1
        }
        position += 1
      } else {
        while position < bytes.count, ![separator, 0x0D, 0x0A, 0x22].contains(bytes[position]) {
          cell.append(bytes[position])
          position += 1
        }
      }
      guard let text = String(validating: cell, as: UTF8.self) else { return nil }
      row.append(isQuoted || !cell.isEmpty ? text : nil)
      guard position < bytes.count else { return nil }
      if bytes[position] == separator {
        position += 1
        continue
      }
      guard bytes[position...].starts(with: [0x0D, 0x0A]) else { return nil }
      position += 2
      rows.append(row)
      row = []
    }
    if !row.isEmpty { return nil }
  }

  /// The table as a spreadsheet may save it: reversed columns, `TRUE` and `FALSE` in capitals,
  /// quotation marks around every cell that is not empty, and line feeds as line ends.
  var saved: [UInt8] {
    var text = "\u{FEFF}"
    for (number, row) in rows.enumerated() {
      let cells = row.reversed().map { cell -> String in
        guard var cell else { return "" }
        if cell == "true" || cell == "false" { cell = cell.uppercased() }
        // A reader finds the separator in the first row, so its cells have no quotation marks.
        if number == 0 { return cell }
        return "\""
          + cell.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"") + "\""
      }
      text += cells.joined(separator: String(Unicode.Scalar(separator))) + "\n"
    }
    return Array(text.utf8)
  }

  /// The first cell that a spreadsheet would evaluate as a formula.
  var formula: String? {
    rows.lazy.joined().compactMap(\.self).first { cell in
      guard let first = cell.unicodeScalars.first,
        "=+-@＝＋－＠\t\r\n".unicodeScalars.contains(first)
      else { return false }
      return !Self.isNumber(cell)
    }
  }

  /// Returns the first part of a text that a program may evaluate as a formula.
  ///
  /// The parts are separated by commas, semicolons, tabs and line ends. Quotation marks before a
  /// part are skipped.
  static func formula(within bytes: [UInt8]) -> String? {
    bytes.split { [0x2C, 0x3B, 0x09, 0x0A, 0x0D].contains($0) }
      .map { String(decoding: $0.drop { $0 == 0x22 }, as: UTF8.self) }
      .first { part in
        guard let first = part.unicodeScalars.first, "=+-@＝＋－＠".unicodeScalars.contains(first)
        else { return false }
        return !isNumber(String(part.prefix { $0 != "\"" }))
      }
  }

  /// Whether a cell is a number: an optional minus, digits, and optional decimals and exponent.
  private static func isNumber(_ cell: String) -> Bool {
    cell.wholeMatch(of: #/-?[0-9]+(\.[0-9]+)?([eE][+\-]?[0-9]+)?/#) != nil
  }
}
