// Comparing strings brings the tables of Unicode with it, so texts are compared by their bytes.

extension String {
  /// Whether the bytes are those of the other text.
  package func hasBytes(of other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether the bytes are these.
  func hasBytes(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.count == bytes.count && utf8.elementsEqual(bytes)
  }

  /// Whether the bytes are those of the other text but for the case of a to z.
  func hasFoldedBytes(of other: String) -> Bool {
    utf8.elementsEqual(other.utf8) { $0 == $1 || ($0 ^ $1 == 0x20 && ($0 | 0x20).isLowercase) }
  }

  /// Whether the bytes stand before those of the other text.
  func precedesByBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension String? {
  /// Whether both are missing, or the bytes are those of the other text.
  func hasBytes(of other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasBytes(of: other)
  }
}

extension [String] {
  /// Whether the bytes are those of the other texts, one by one.
  func hasBytes(of others: [String]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.hasBytes(of: $1) }
  }

  /// The position of the text with these bytes.
  func position(ofBytes text: String) -> Int? { firstIndex { $0.hasBytes(of: text) } }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
