/// The characters of unit and quantity identifiers: a letter, then letters, digits and hyphens.
package enum Identifier {
  static func canBegin(with byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  static func canContain(_ byte: UInt8) -> Bool {
    canBegin(with: byte) || byte &- UInt8(ascii: "0") <= 9 || byte == UInt8(ascii: "-")
  }

  /// The words that definitions use for something else.
  private static let reserved = [
    "base", "level", "ln", "ln10", "log10", "pi", "re", "reciprocal",
  ]

  /// Whether `text` is an identifier of at most 64 bytes and no word of the grammar of definitions.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= 64, !reserved.contains(text) else {
      return false
    }
    return canBegin(with: first) && text.utf8.allSatisfy(canContain)
  }
}
