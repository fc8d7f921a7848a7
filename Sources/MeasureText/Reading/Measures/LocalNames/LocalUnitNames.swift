#if SeededFaults
import DecimalArithmetic
#endif

/// Unit names of the languages besides English, for everyday units.
///
/// A name counts after the catalog's symbols and before its names: in German `Grad` is a degree, in
/// French `Mo` a megabyte. Full stops and `^` do not count, nor does ASCII case in names of more
/// than 3 bytes; `²` is `2`. Spaces of a name may be left out, but none may stand where it has
/// none.
///
/// Each line of a table is a unit's identifier, a space and names with `|` between them. Behind the
/// identifier may stand `/` and a name of several units, which the names mean too: of years there
/// are three. Names that
/// the catalog knows are left out, and so are those that are symbols of other units there (Spanish
/// M, a nautical mile).
///
/// Source: Unicode CLDR 41, display names and unit patterns (`long`, `short`) of each language, all
/// cases and plural forms, of Portuguese as it is written in Brazil and in Portugal; beside it
/// customary names: German qm, ccm, Std., Zoll; French pi, po; Chinese 公斤, 千米, 公里每小时; Jahrzehnten,
/// année, 年間, столетие.
package enum LocalUnitNames {
  /// The table of a language; `nil` for English, whose names are the catalog's.
  package static func table(of language: NumberLanguage) -> StaticString? {
    switch language {
    case .english: nil
    case .spanish: spanish
    case .german: german
    case .french: french
    case .italian: italian
    case .portuguese: portuguese
    case .japanese: japanese
    case .simplifiedChinese: simplifiedChinese
    case .traditionalChinese: traditionalChinese
    case .russian: russian
    }
  }

  /// The unit that a language calls by a name: its identifier, and what the name means in the
  /// catalog.
  ///
  /// - Complexity: O(*t*) for a table of *t* bytes, 2 to 4 kB; nothing is allocated unless it is
  ///   found.
  static func unit(
    of name: UTF8Bytes, in language: NumberLanguage
  ) -> (identifier: String, meaning: String)? {
    var found: (String, String)?
    visitHeads(language) { head, own in
      if !isSame(own, name) { return true }
      let identifier = head.end(from: 0, before: "/")
      let meaning = identifier < head.count ? head.part(identifier + 1..<head.count) : head
      found = (
        String(decoding: head.part(0..<identifier), as: UTF8.self),
        String(decoding: meaning, as: UTF8.self)
      )
      return false
    }
    return found
  }

  /// Hands over each name of a language with the identifier of its unit, until the body says false.
  ///
  /// - Complexity: O(*t*) for a table of *t* bytes.
  static func visit(_ language: NumberLanguage, _ body: (UTF8Bytes, UTF8Bytes) -> Bool) {
    visitHeads(language) { head, name in
      body(head.part(0..<head.end(from: 0, before: "/")), name)
    }
  }

  /// Hands over each name of a language with the head of its line.
  private static func visitHeads(
    _ language: NumberLanguage, _ body: (UTF8Bytes, UTF8Bytes) -> Bool
  ) {
    guard let table = table(of: language) else { return }
    let bytes = UTF8Bytes(start: table.utf8Start, count: table.utf8CodeUnitCount)
    var position = 0
    while position < bytes.count {
      let head = position..<bytes.end(from: position, before: " ")
      let end = bytes.end(from: position, before: "\n")
      position = head.upperBound + 1
      while position < end {
        let nameEnd = min(end, bytes.end(from: position, before: "|"))
        if !body(bytes.part(head), bytes.part(position..<nameEnd)) { return }
        position = nameEnd + 1
      }
      position = end + 1
    }
  }

  private static func isSame(_ own: UTF8Bytes, _ name: UTF8Bytes) -> Bool {
    var (position, other) = (0, 0)
    let mask: UInt32 = own.count > 3 ? 0x20 : 0
    while true {
      let (x, y) = (next(in: own, &position), next(in: name, &other))
      // A space that the name does not have parts two words: `5 m in` is no minute.
      if y.isSpaced && !x.isSpaced {
        #if SeededFaults
        if !SeededFault.localNamesJoinWords.isActive { return false }
        #else
        return false
        #endif
      }
      guard let one = x.value, let two = y.value else {
        return x.value == nil && y.value == nil && other == name.count
      }
      if one != two {
        guard one < 0x80, UInt8(truncatingIfNeeded: one).isASCIILetter, one ^ two == mask else {
          return false
        }
      }
    }
  }

  /// The next character that counts, and whether a space stands before it.
  private static func next(
    in name: UTF8Bytes, _ position: inout Int
  ) -> (value: UInt32?, isSpaced: Bool) {
    var isSpaced = false
    while let decoded = name.scalar(at: position) {
      position += decoded.length
      switch decoded.scalar {
      case " ", "\u{A0}", "\u{2009}", "\u{202F}": isSpaced = true
      case ".", "^": continue
      case "\u{B2}": return (0x32, isSpaced)
      case "\u{B3}": return (0x33, isSpaced)
      default: return (decoded.scalar.value, isSpaced)
      }
    }
    return (nil, isSpaced)
  }
}

extension UTF8Bytes {
  /// Where a byte stands next; the end of the text if nowhere.
  fileprivate func end(from start: Int, before byte: Unicode.Scalar) -> Int {
    var position = start
    while position < count, self[position] != UInt8(ascii: byte) { position += 1 }
    return position
  }
}
