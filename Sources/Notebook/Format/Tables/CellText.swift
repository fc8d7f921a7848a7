/// The protection of cells that a spreadsheet would compute: a writer puts an apostrophe in front
/// of the cell, and a reader removes the apostrophe.
///
/// A spreadsheet treats a cell as a formula if the cell begins with `=`, `+`, `-`, `@`, one of
/// their full-width forms, a tab or a line end. Another program may split the file at other
/// separators, so each part of a cell behind a comma, a semicolon, a tab or a line end is
/// protected, too. A part with quotation marks or apostrophes in front of a formula gets one more
/// apostrophe, so reading restores the text. A plain number like `-40` is no formula and is not
/// changed.
///
/// Source: OWASP, "CSV Injection".
enum CellText {
  /// Whether a text needs no apostrophe, because it has no separator and its first byte begins no
  /// formula.
  ///
  /// Most texts are plain. For other texts, ``written(_:)`` decides part by part.
  static func isPlain(_ text: String) -> Bool {
    switch text.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), apostrophe,
      UInt8(ascii: "\""), 0xEF:
      false
    default: !text.utf8.contains(where: isSeparator)
    }
  }

  /// Returns the bytes of a text, with apostrophes in front of the parts that look like formulas.
  static func written(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var written: [UInt8] = []
    written.reserveCapacity(bytes.count + 1)
    if isProtected(text, bytes) { written.append(apostrophe) }
    for (position, byte) in bytes.enumerated() {
      written.append(byte)
      if isFormulaPart(bytes, behind: position) { written.append(apostrophe) }
    }
    return written
  }

  /// Returns the text of a written cell: removes only apostrophes in front of formulas.
  static func read(_ cell: String) -> String {
    #if SeededFaults
    if let faulty = faultyText(cell) { return faulty }
    #endif
    guard cell.utf8.contains(apostrophe) else { return cell }
    let bytes = Array(cell.utf8)
    var read: [UInt8] = []
    var isTaken = bytes[0] == apostrophe && beginsLikeFormula(bytes, from: 1)
    for (position, byte) in bytes.enumerated() {
      if !isTaken { read.append(byte) }
      isTaken =
        position + 1 < bytes.count && bytes[position + 1] == apostrophe
        && isFormulaPart(bytes, behind: position, from: position + 2)
    }
    return String(decoding: read, as: UTF8.self)
  }

  /// Returns the bitwise OR of all bytes of a cell without apostrophes and quotation marks; `nil`
  /// if ``read(_:)`` must decode the cell because of such a mark.
  static func bitsOfPlain(_ cell: Slice<UnsafeBufferPointer<UInt8>>) -> UInt8? {
    var bits: UInt8 = 0
    for byte in cell {
      if byte == apostrophe || byte == UInt8(ascii: "\"") { return nil }
      bits |= byte
    }
    return bits
  }

  /// Returns the flag of a cell, ignoring case; `nil` for another text.
  static func flag(_ cell: Slice<UnsafeBufferPointer<UInt8>>) -> Bool? {
    let letters = cell.lazy.map { $0 | 0x20 }
    if letters.elementsEqual("true".utf8) { return true }
    return letters.elementsEqual("false".utf8) ? false : nil
  }

  private static let apostrophe = UInt8(ascii: "'")

  private static func isProtected(_ text: String, _ bytes: [UInt8]) -> Bool {
    #if SeededFaults
    if isUnprotected(text) { return false }
    #endif
    return beginsLikeFormula(bytes, from: 0) && !KeptText.isNumber(text)
  }

  /// Whether a formula begins at a position, or a tab or line end, which spreadsheets skip.
  private static func beginsLikeFormula(_ bytes: [UInt8], from start: Int) -> Bool {
    let first = formulaStart(bytes, from: start)
    return isFormula(bytes, at: first)
      || first < bytes.count && [0x09, 0x0A, 0x0D].contains(bytes[first])
  }

  /// Whether a byte is a separator in some program and a formula that is no number follows.
  private static func isFormulaPart(
    _ bytes: [UInt8], behind position: Int, from start: Int? = nil
  ) -> Bool {
    guard isSeparator(bytes[position]) else { return false }
    let first = formulaStart(bytes, from: start ?? position + 1)
    guard isFormula(bytes, at: first) else { return false }
    let end =
      bytes[first...].firstIndex { isSeparator($0) || $0 == UInt8(ascii: "\"") } ?? bytes.count
    return !KeptText.isNumber(String(decoding: bytes[first..<end], as: UTF8.self))
  }

  /// Returns the position behind apostrophes and quotation marks.
  private static func formulaStart(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count,
      bytes[position] == apostrophe || bytes[position] == UInt8(ascii: "\"")
    {
      position += 1
    }
    return position
  }

  private static func isFormula(_ bytes: [UInt8], at position: Int) -> Bool {
    guard position < bytes.count else { return false }
    switch bytes[position] {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): return true
    case 0xEF:
      // ＝, ＋, － and ＠: U+FF1D, U+FF0B, U+FF0D, U+FF20.
      guard position + 2 < bytes.count else { return false }
      switch (bytes[position + 1], bytes[position + 2]) {
      case (0xBC, 0x9D), (0xBC, 0x8B), (0xBC, 0x8D), (0xBC, 0xA0): return true
      default: return false
      }
    default: return false
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, 0x0A, 0x0D: true
    default: false
    }
  }
}
