// Comparing strings links the tables of Unicode, so texts are compared by their bytes.

extension String {
  /// Whether both texts have equal bytes.
  package func hasBytes(of other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Whether the text has the bytes of a buffer.
  func hasBytes(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8.count == bytes.count && utf8.elementsEqual(bytes)
  }

  /// Whether both texts have equal bytes, ignoring the case of a to z.
  func hasFoldedBytes(of other: String) -> Bool {
    utf8.elementsEqual(other.utf8) { $0 == $1 || ($0 ^ $1 == 0x20 && ($0 | 0x20).isLowercase) }
  }

  /// Whether the text precedes another text in the lexicographic order of bytes.
  func precedesByBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension String? {
  /// Whether both texts are `nil`, or both have equal bytes.
  func hasBytes(of other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasBytes(of: other)
  }
}

extension [String] {
  /// Whether both lists have equal texts in the same order, compared by their bytes.
  func hasBytes(of others: [String]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.hasBytes(of: $1) }
  }

  /// Returns the position of the first text with the bytes of another text; `nil` if there is none.
  func position(ofBytes text: String) -> Int? { firstIndex { $0.hasBytes(of: text) } }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
