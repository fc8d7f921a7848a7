/// The form of identifiers: a letter, then letters, digits and hyphens, at most 64 bytes.
package enum Identifier {
  static func canBegin(with byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  static func canContain(_ byte: UInt8) -> Bool {
    canBegin(with: byte) || byte &- UInt8(ascii: "0") <= 9 || byte == UInt8(ascii: "-")
  }

  /// The words that definitions use for something else.
  private static let reserved: [StaticString] = [
    "base", "level", "ln", "ln10", "log10", "pi", "re", "reciprocal",
  ]

  /// Whether `text` can name a quantity.
  ///
  /// Definitions never name one, so no word is reserved.
  package static func canNameQuantity(_ text: String) -> Bool {
    text.withBytes { hasForm($0) }
  }

  /// Whether `text` can name a unit: it has the form and is no word of the grammar of definitions.
  package static func canNameUnit(_ text: String) -> Bool {
    text.withBytes { bytes in hasForm(bytes) && !reserved.contains { bytes.equals($0) } }
  }

  private static func hasForm(_ text: TextBytes) -> Bool {
    guard let first = text.first, text.count <= 64 else { return false }
    return canBegin(with: first) && text.allSatisfy(canContain)
  }
}
