// Comparing strings brings the tables of Unicode with it, so texts are compared by their bytes.

extension String {
  /// Whether the bytes are those of the other text.
  func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether the bytes are those of the other text but for the case of a to z.
  func hasFoldedBytes(of other: String) -> Bool {
    utf8.elementsEqual(other.utf8) { $0 == $1 || ($0 ^ $1 == 0x20 && ($0 | 0x20).isLowercase) }
  }

  /// Whether the bytes stand before those of the other text.
  func precedesByBytes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension [String] {
  /// The position of the text with these bytes.
  func position(ofBytes text: String) -> Int? { firstIndex { $0.hasBytes(of: text) } }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
