/// The characters of unit and quantity identifiers: a letter, then letters, digits and hyphens.
enum Identifier {
  static func canBegin(with byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  static func canContain(_ byte: UInt8) -> Bool {
    canBegin(with: byte) || byte &- UInt8(ascii: "0") <= 9 || byte == UInt8(ascii: "-")
  }

  /// Whether `text` is an identifier of at most 64 bytes; `base` is taken by the grammar.
  static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= 64, text != "base" else { return false }
    return canBegin(with: first) && text.utf8.allSatisfy(canContain)
  }
}
