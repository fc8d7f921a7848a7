/// How spellings that mean the same become one key.
///
/// | written | folded to |
/// |---|---|
/// | tab, U+00A0, U+2007, U+2009, U+202F; several spaces | one space; none at the ends or before `(` |
/// | U+212B Å · U+212A K · U+03BC μ · U+2126 Ω | U+00C5 Å · K · U+00B5 µ · U+03A9 Ω |
/// | `²` `³`; `^` before a digit | `2` `3`; nothing |
/// | ℃ ℉ · º ˚ | °C °F · ° |
/// | ′ ’ · ″ ” | `'` · `"` |
/// | U+2044, U+2215 · U+2010, U+2011 · U+00B7 | `/` · `-` · U+22C5 ⋅ |
/// | full stop after a letter | nothing: `fl. oz.` is `fl oz` |
///
/// Names also lose their case (ASCII only) and their hyphens, and `metre`, `litre`, `gramme` count as
/// `meter`, `liter`, `gram`.
enum NameFolding {
  /// The longest text that is looked at, in bytes.
  static let inputLimit = 256
  /// The longest key that can be found, in bytes; a validator keeps names below it.
  static let keyLimit = 64

  /// The key under which identifiers and symbols are found.
  static func key(_ text: String) -> String {
    if isFolded(text) { return text }
    var key = ""
    var pendingSpace = false
    var pendingCaret = false
    var previousIsLetter = false
    for scalar in text.unicodeScalars {
      if isSpace(scalar) {
        pendingSpace = true
        continue
      }
      if scalar == "." && previousIsLetter && !pendingSpace { continue }
      if pendingCaret && !("0"..."9").contains(scalar) { key += "^" }
      pendingCaret = false
      if pendingSpace && !key.isEmpty && scalar != "(" { key += " " }
      pendingSpace = false
      previousIsLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      if scalar == "^" {
        pendingCaret = true
      } else if let folded = replacement(scalar) {
        key += folded
      } else {
        key.unicodeScalars.append(scalar)
      }
    }
    if pendingCaret { key += "^" }
    return key
  }

  /// Whether the text plainly needs no folding: nearly all names, and it saves building them anew.
  private static func isFolded(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "):
        if previous == byte { return false }
      case UInt8(ascii: "^"), UInt8(ascii: "."), UInt8(ascii: "("), ..<0x20, 0x80...: return false
      default: break
      }
      previous = byte
    }
    return previous != UInt8(ascii: " ")
  }

  /// The key under which names, plurals and aliases are found, from a ``key(_:)``.
  static func insensitiveKey(_ key: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(key.utf8.count)
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case UInt8(ascii: "-"): bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
      guard byte | 0x20 == UInt8(ascii: "e") else { continue }
      for (british, american) in spellings where bytes.ends(with: british) {
        bytes.removeLast(british.utf8CodeUnitCount)
        bytes.append(contentsOf: american.bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let spellings: [(british: StaticString, american: StaticString)] = [
    ("metre", "meter"), ("litre", "liter"), ("gramme", "gram"),
  ]

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": true
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

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension [UInt8] {
  fileprivate func ends(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    let start = count - text.utf8CodeUnitCount
    return text.bytes.indices.allSatisfy { self[start + $0] == text.bytes[$0] }
  }
}
