/// Texts that may be printed in a line of a terminal or a table without changing their
/// surroundings.
package enum Printable {
  /// Whether a text has no control character, no line or paragraph separator, no direction mark and
  /// no invisible character.
  package static func holds(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isPrintable) }

  /// Returns at most `limit` characters of a text, for a quotation in an error.
  ///
  /// Unprintable characters are replaced by their code.
  package static func excerpt(_ text: String, _ limit: Int = 40) -> String {
    var excerpt = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == limit { return excerpt + "…" }
      if isPrintable(scalar) {
        excerpt.unicodeScalars.append(scalar)
      } else {
        excerpt += code(of: scalar)
      }
    }
    return excerpt
  }

  /// Returns the code that replaces an unprintable character: `<U+202E>`.
  package static func code(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
  }

  /// Whether a character is printable: not of the categories Cc, Cf, Zl and Zp of UnicodeData.txt,
  /// and not reserved for invisible characters.
  package static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // C0, DEL and C1; soft hyphen; signs and marks of Arabic, Syriac and Mongolian; zero-width and
    // direction marks; separators, embeddings and overrides; invisible operators and isolates; byte
    // order mark; annotations; signs of Kaithi, hieroglyphs, shorthand and music; language tags.
    case ..<0x20, 0x7F...0x9F, 0xAD, 0x600...0x605, 0x61C, 0x6DD, 0x70F, 0x890...0x891, 0x8E2,
      0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0x110BD,
      0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE007F:
      false
    default: true
    }
  }
}
