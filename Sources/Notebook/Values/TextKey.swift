/// A text as a key of sets and dictionaries, equal to another one by its bytes.
struct TextKey: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (x: TextKey, y: TextKey) -> Bool { x.text.hasBytes(of: y.text) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text.utf8.count)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
