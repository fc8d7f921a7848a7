/// The form of identifiers: `a`–`z`, then `a`–`z`, digits and hyphens, at most 64 bytes.
package enum Identifier {
  static func canBegin(with byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  static func canContain(_ byte: UInt8) -> Bool {
    canBegin(with: byte) || byte &- UInt8(ascii: "0") <= 9 || byte == UInt8(ascii: "-")
  }

  /// The words of the grammar of definitions.
  private static let reserved: [StaticString] = [
    "base", "level", "ln", "ln10", "log10", "pi", "re", "reciprocal",
  ]

  /// Whether `text` is a valid identifier of a quantity.
  ///
  /// The words of the grammar are allowed, because definitions do not name quantities.
  package static func canNameQuantity(_ text: String) -> Bool {
    text.withBytes { hasForm($0) }
  }

  /// Whether `text` is a valid identifier of a unit: it has the form and is not a word of the
  /// grammar of definitions.
  package static func canNameUnit(_ text: String) -> Bool {
    text.withBytes { bytes in hasForm(bytes) && !reserved.contains { bytes.equals($0) } }
  }

  private static func hasForm(_ text: TextBytes) -> Bool {
    guard let first = text.first, text.count <= 64 else { return false }
    return canBegin(with: first) && text.allSatisfy(canContain)
  }
}
