/// Folding of spellings, which maps spellings with one meaning to one key.
///
/// | written | folded to |
/// |---|---|
/// | tab, U+00A0, U+2000 to U+200A, U+202F, U+3000 | a space |
/// | several spaces; spaces at the ends or before `(` | one space; nothing |
/// | U+00AD, U+200B, U+200E, U+FEFF and other invisible characters | nothing |
/// | other widths: `ｋｇ`, `㎏`, `㍑`, `ｷﾛ` | the common width, by ``WidthFolding``: kg, リットル |
/// | U+212B Å · U+212A K · U+03BC μ · U+2126 Ω | U+00C5 Å · K · U+00B5 µ · U+03A9 Ω |
/// | `²` `³`; `^` before a digit | `2` `3`; nothing |
/// | ℃ ℉ · º ˚ | °C °F · ° |
/// | ′ ’ · ″ ” | `'` · `"` |
/// | U+2044, U+2215 · U+2010, U+2011 · U+00B7 | `/` · `-` · U+22C5 ⋅ |
/// | letter and combining mark with a composition | the composition: A and U+030A is Å |
/// | full stop after a letter | nothing: `fl. oz.` is `fl oz` |
///
/// The key of a name also has no capitals (``small(_:)``) and no hyphens, and has `meter`, `liter`,
/// `gram` instead of `metre`, `litre`, `gramme`.
package enum NameFolding {
  /// The maximum length of a text for look-up, in bytes.
  package static let inputLimit = 256
  /// The maximum length of a key, in bytes.
  ///
  /// A validator enforces the limit for names of the catalog.
  package static let keyLimit = 64

  /// Returns the key of an identifier or a symbol.
  static func key(_ text: String) -> String {
    text.withBytes { bytes in
      if isFolded(bytes) { return text }
      var key: [UInt8] = []
      append(bytes, to: &key)
      return String(decoding: key, as: UTF8.self)
    }
  }

  /// Returns the key of a name, a plural or an alias, from the result of ``key(_:)``.
  static func insensitiveKey(_ key: String) -> String {
    var bytes = Array(key.utf8)
    removeCase(of: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the folded text to `key`, which must be empty.
  package static func append(_ text: TextBytes, to key: inout [UInt8]) {
    if isFolded(text) {
      key.append(contentsOf: text)
      return
    }
    if let folded = WidthFolding(text) {
      folded.bytes.withUnsafeBufferPointer { appendCommon($0, to: &key) }
    } else {
      appendCommon(text, to: &key)
    }
  }

  /// Appends the folding of a text whose characters, except for digits, have the common width.
  private static func appendCommon(_ text: TextBytes, to key: inout [UInt8]) {
    var pendingSpace = false
    var pendingCaret = false
    var previousIsLetter = false
    for written in String(text).unicodeScalars {
      let scalar = narrow(written)
      if isInvisible(scalar) { continue }
      if isSpace(scalar) {
        pendingSpace = true
        continue
      }
      if scalar == "." && previousIsLetter && !pendingSpace { continue }
      if pendingCaret && !("0"..."9").contains(scalar) { key.append(UInt8(ascii: "^")) }
      pendingCaret = false
      if pendingSpace && !key.isEmpty && scalar != "(" { key.append(UInt8(ascii: " ")) }
      pendingSpace = false
      previousIsLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      if scalar == "^" {
        pendingCaret = true
      } else if scalar.isASCII {
        key.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if let base = key.last, let letter = composed(base, scalar) {
        key.removeLast()
        key.append(contentsOf: letter.utf8)
      } else if let folded = replacement(scalar) {
        key.append(contentsOf: folded.utf8)
      } else {
        key.append(contentsOf: scalar.utf8)
      }
    }
    if pendingCaret { key.append(UInt8(ascii: "^")) }
  }

  /// Whether the text certainly needs no folding.
  ///
  /// Nearly all names need no folding; the test avoids a copy of them.
  static func isFolded(_ text: TextBytes) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): break
      case UInt8(ascii: " "):
        if previous == byte { return false }
      case UInt8(ascii: "("):
        if previous == UInt8(ascii: " ") { return false }
      case UInt8(ascii: "^"), UInt8(ascii: "."), ..<0x20, 0x80...: return false
      default: break
      }
      previous = byte
    }
    return previous != UInt8(ascii: " ")
  }

  /// Whether the text is its own ``key(_:)`` for certain, and neither empty nor too long.
  static func isPlain(_ text: TextBytes) -> Bool {
    (1...keyLimit).contains(text.count) && isFolded(text)
  }

  /// Whether ``removeCase(of:)`` certainly leaves a key unchanged.
  static func isCaseless(_ key: TextBytes) -> Bool {
    var previous: UInt8 = 0
    for byte in key {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), 0xC3...0xD0: return false
      case UInt8(ascii: "e"):
        if previous == UInt8(ascii: "r") || previous == UInt8(ascii: "m") { return false }
      default: break
      }
      previous = byte
    }
    return true
  }

  /// Turns a result of ``key(_:)`` into the key of a name, in place.
  package static func removeCase(of key: inout [UInt8]) {
    let count = key.withUnsafeMutableBufferPointer { removeCase(of: $0) }
    key.removeLast(key.count - count)
  }

  /// Turns a key into the key of a name, in place, and returns the new length.
  static func removeCase(of key: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var end = 0
    var previous: UInt8 = 0
    for position in key.indices {
      var byte = key[position]
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { byte |= 0x20 }
      if byte == UInt8(ascii: "-") { byte = UInt8(ascii: " ") }
      if byte >= 0x80, (0xC3...0xD0).contains(previous) {
        let letter = small(UInt32(previous & 0x1F) << 6 | UInt32(byte & 0x3F))
        key[end - 1] = UInt8(truncatingIfNeeded: 0xC0 | letter >> 6)
        byte = UInt8(truncatingIfNeeded: 0x80 | letter & 0x3F)
      }
      key[end] = byte
      end += 1
      // The endings of `metre`, `litre` and `gramme`.
      if byte == UInt8(ascii: "e"), previous == UInt8(ascii: "r") || previous == UInt8(ascii: "m") {
        end = americanEnd(of: key, end)
      }
      previous = byte
    }
    return end
  }

  /// Returns the lower-case form of a letter of ASCII, Latin-1, Latin Extended-A or Cyrillic, else
  /// the character itself.
  ///
  /// UnicodeData.txt, simple lowercase mappings, except that `İ` is unchanged, because its mapping
  /// is the ASCII letter i.
  package static func small(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x410...0x42F: scalar + 0x20
    case 0x400...0x40F: scalar + 0x50
    case 0x100...0x12F, 0x132...0x137, 0x14A...0x177: scalar | 1
    case 0x139...0x148, 0x179...0x17E: scalar + scalar & 1
    case 0x178: 0xFF
    default: scalar
    }
  }

  /// Replaces a British spelling that ends at `end` by the American one, and returns the new end.
  private static func americanEnd(
    of key: UnsafeMutableBufferPointer<UInt8>, _ end: Int
  ) -> Int {
    for (british, american) in spellings where end >= british.utf8CodeUnitCount {
      let start = end - british.utf8CodeUnitCount
      guard TextBytes(rebasing: key[start..<end]).equals(british) else { continue }
      for index in 0..<american.utf8CodeUnitCount {
        key[start + index] = american.utf8Start[index]
      }
      return start + american.utf8CodeUnitCount
    }
    return end
  }

  private static let spellings: [(british: StaticString, american: StaticString)] = [
    ("metre", "meter"), ("litre", "liter"), ("gramme", "gram"),
  ]

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{3000}": true
    default: false
    }
  }

  private static func replacement(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{212B}": "\u{C5}"
    case "\u{212A}": "K"
    case "\u{3BC}": "\u{B5}"
    case "\u{2126}": "\u{3A9}"
    case "\u{B2}": "2"
    case "\u{B3}": "3"
    case "\u{2103}": "\u{B0}C"
    case "\u{2109}": "\u{B0}F"
    case "\u{BA}", "\u{2DA}": "\u{B0}"
    case "\u{2032}", "\u{2019}": "'"
    case "\u{2033}", "\u{201D}": "\""
    case "\u{2044}", "\u{2215}": "/"
    case "\u{2010}", "\u{2011}": "-"
    case "\u{B7}": "\u{22C5}"
    default: nil
    }
  }
}
