/// A text as a key of sets and dictionaries, compared by its bytes.
package struct TextKey: Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (x: TextKey, y: TextKey) -> Bool { x.text.hasBytes(of: y.text) }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text.utf8.count)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension [TextKey: [UInt8]] {
  /// The texts of the keys, in the order of their bytes.
  package var sortedTexts: [String] { keys.map { $0.text }.sorted { $0.precedesByBytes($1) } }
}
