import UnitCatalog

/// Names of everyday units in the languages other than English.
///
/// A local name takes precedence over the catalog's names, but not over its symbols: in German
/// `Grad` is a degree, in French `Mo` a megabyte. Full stops and `^` are ignored, and so is letter
/// case except in short names (``Case``); `²` equals `2`. A name may be written without its spaces,
/// but not with additional spaces.
///
/// Each line of a table is a unit's identifier, a space, and names separated by `|`. A `/` and a
/// catalog name may follow the identifier: the local names then mean all units of the catalog name,
/// such as the three kinds of years. A table omits names that the catalog has, and names that are
/// symbols of other units in the catalog (Spanish M, a nautical mile).
///
/// Source: Unicode CLDR 41, display names and unit patterns (`long`, `short`) of each language, all
/// cases and plural forms, for Portuguese those of Brazil and Portugal; with customary names such
/// as German qm, ccm, Std., Zoll; French pi, po; Chinese 公斤, 千米, 公里每小时; Jahrzehnten, année, 年間,
/// столетие.
package enum LocalUnitNames {
  /// Returns the table of a language; `nil` for English, whose names are in the catalog.
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

  /// Returns the unit of a local name.
  ///
  /// The result has the unit's identifier, the catalog's identifier or name of equal meaning, and
  /// whether the name is an abbreviation in another letter case.
  ///
  /// - Complexity: O(*t*) for a table of *t* bytes, 2 to 4 kB; memory is allocated only for a
  ///   result.
  static func unit(
    of name: UTF8Bytes, in language: NumberLanguage
  ) -> (identifier: String, meaning: String, isInOtherCase: Bool)? {
    var found: (String, String, Bool)?
    visitHeads(language) { head, own in
      guard let isInOtherCase = isSame(own, name) else { return true }
      let identifier = head.end(from: 0, before: "/")
      let meaning = identifier < head.count ? head.part(identifier + 1..<head.count) : head
      found = (
        String(decoding: head.part(0..<identifier), as: UTF8.self),
        String(decoding: meaning, as: UTF8.self), isInOtherCase
      )
      return false
    }
    return found
  }

  /// Calls `body` with the identifier of the unit and each name of a language, until `body` returns
  /// `false`.
  ///
  /// - Complexity: O(*t*) for a table of *t* bytes.
  static func visit(_ language: NumberLanguage, _ body: (UTF8Bytes, UTF8Bytes) -> Bool) {
    visitHeads(language) { head, name in
      body(head.part(0..<head.end(from: 0, before: "/")), name)
    }
  }

  /// Calls `body` with the head of the line and each name, until `body` returns `false`.
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

  /// Compares a name with a name of a table.
  ///
  /// Returns `nil` if the names differ. Otherwise returns whether the letter case differs in a way
  /// that is flagged.
  private static func isSame(_ own: UTF8Bytes, _ name: UTF8Bytes) -> Bool? {
    var (position, other) = (0, 0)
    var isInOtherCase = false
    while true {
      let (x, y) = (next(in: own, &position), next(in: name, &other))
      // A space that the table's name does not have separates two words: `5 m in` is no minute.
      if y.isSpaced && !x.isSpaced {
        #if SeededFaults
        if !joinsWords { return nil }
        #else
        return nil
        #endif
      }
      guard let one = x.value, let two = y.value else {
        guard x.value == nil, y.value == nil, other == name.count else { return nil }
        if !isInOtherCase { return false }
        let own = Case(of: own)
        return own == .own ? nil : own == .told
      }
      if one != two {
        guard NameFolding.small(one) == NameFolding.small(two) else { return nil }
        isInOtherCase = true
      }
    }
  }

  /// The rule for a name whose letter case differs from that of the table's name.
  private enum Case {
    /// A word, which is read in any letter case: `Kilometer`, `фут`.
    case any
    /// An abbreviation whose letter case distinguishes no units; another case is read and flagged:
    /// `км`.
    case told
    /// An abbreviation whose letter case distinguishes units; another case is another name.
    ///
    /// These names are single letters, bytes (`Б`) and prefixes (`мг` and `Мг`).
    case own

    init(of name: UTF8Bytes) {
      self = name.count > 3 ? .any : .own
      guard self == .any, name[0] == 0xD0 || name[0] == 0xD1 else { return }
      var (letters, isWord) = (0, true)
      for scalar in String(decoding: name, as: UTF8.self).unicodeScalars where scalar != " " {
        if scalar == "." { continue }
        letters += 1
        let isSmall = NameFolding.small(scalar.value) == scalar.value
        if scalar.value < 0x400 || letters == 2 && !isSmall { isWord = false }
        if scalar == "\u{411}" {
          self = .own
          return
        }
      }
      if isWord, letters > 2 { return }
      // Case distinguishes prefixes: м is milli and М mega, г hecto and Г giga, п pico and П peta.
      switch name.scalar(at: 0).map({ NameFolding.small($0.scalar.value) }) {
      case 0x43C, 0x433, 0x43F, 0x442: self = .own
      default: self = .told
      }
    }
  }

  /// Returns the next character that is not ignored, and whether a space precedes it.
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
  /// Returns the offset of the next occurrence of a byte, or the end of the text.
  fileprivate func end(from start: Int, before byte: Unicode.Scalar) -> Int {
    var position = start
    while position < count, self[position] != UInt8(ascii: byte) { position += 1 }
    return position
  }
}
