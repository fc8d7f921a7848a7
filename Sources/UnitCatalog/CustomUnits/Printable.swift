/// Which texts may stand in a line of a terminal or a table without changing what stands around them.
package enum Printable {
  /// Whether no character is a control, a line or paragraph separator, a change of writing direction,
  /// or invisible.
  package static func holds(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isPrintable) }

  /// The beginning of a text with the other characters as their code, to quote in an error.
  package static func excerpt(_ text: String, _ limit: Int = 40) -> String {
    var excerpt = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == limit { return excerpt + "…" }
      if isPrintable(scalar) {
        excerpt.unicodeScalars.append(scalar)
      } else {
        excerpt += "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
      }
    }
    return excerpt
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // C0, DEL and C1; soft hyphen; zero-width and direction marks; separators, embeddings and
    // overrides; invisible operators and isolates; byte order mark; language tags.
    case ..<0x20, 0x7F...0x9F, 0xAD, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xE0000...0xE007F:
      false
    default: true
    }
  }
}
