extension NameIndex {
  private static let suggestionLimit = 3

  /// Returns the positions of up to 3 units with the spelling nearest to a text.
  ///
  /// ``MisspelledName`` defines the distance.
  ///
  /// - Parameters:
  ///   - text: the unknown name, folded by ``NameFolding/key(_:)``.
  ///   - isWanted: whether the unit at a position may be suggested.
  /// - Returns: positions of units at one distance, in catalog order.
  func positions(near text: String, where isWanted: (Int) -> Bool) -> [Int] {
    let name = MisspelledName(text)
    // The order of a dictionary differs from run to run, but the result does not depend on the
    // order.
    var distances: [Int: Int] = [:]
    for (table, areSymbols) in [(exact, true), (insensitive, false)] {
      table.visit(where: name.mayBeNear) { spelling, bearers in
        let distance = name.distance(to: spelling, isSymbol: areSymbols) {
          bearers.positions.allSatisfy { units[$0].hasAlias(spelling) }
        }
        guard let distance else { return }
        for position in bearers.positions where isWanted(position) {
          distances[position] = min(distance, distances[position] ?? distance)
        }
      }
    }
    let least = distances.values.min()
    return distances.filter { $0.value == least }.keys.sorted().prefix(Self.suggestionLimit)
      .map { $0 }
  }
}

/// An unknown name, for comparison with the names of units.
///
/// Nearly every edit of three letters results in some symbol. So spellings of up to three bytes
/// count as near only in these cases, and symbols only in their own letter case:
/// 1. two neighbouring bytes are swapped, or a byte of a spelling of two or more bytes is doubled:
///    `bl` for lb, `kmm` for km, but not `ab` for Ba. Three capitals (`CHF`, `PHP`) are a code and
///    not a swap;
/// 2. s or z follows a symbol of two or more bytes: `ozs`, `lbz`;
/// 3. a text of three letters is a four-letter word with a vowel, without one letter: `fot`, `pnt`;
/// 4. a text of three to five consonants is a word without its vowels: `mtr`.
///
/// In case 4, the distance of an alias is larger than that of a name: `pnd` is nearer to pound than
/// to pond, an alias of the gram-force.
///
/// A spelling of several words or symbols is compared part by part, if the text has as many parts
/// as the spelling: `mg/kg` is not near to mC/kg, because none of the four cases turns mC into mg.
///
/// Longer spellings are near if they differ by few edits. The limit depends on the shorter text: 1
/// edit up to 5 bytes, 2 up to 8, 3 beyond.
struct MisspelledName {
  /// The name, folded.
  private let text: [UInt8]
  /// The name, folded and without case.
  private let key: [UInt8]
  private let pattern: EditPattern
  private let outline: NameOutline
  /// Whether the name may be a word without its vowels.
  private let isOfConsonants: Bool
  /// Whether the name is three capital letters.
  private let isCode: Bool

  /// Creates the comparison for a folded name.
  ///
  /// - Precondition: `text` has at most ``EditPattern/limit`` bytes.
  init(_ text: String) {
    self.text = Array(text.utf8)
    var key = self.text
    NameFolding.removeCase(of: &key)
    self.key = key
    pattern = EditPattern(key)
    outline = key.withUnsafeBufferPointer { NameOutline($0) }
    isCode = key.count == 3 && zip(self.text, key).allSatisfy { $1.isSmallLetter && $0 != $1 }
    isOfConsonants =
      (3...5).contains(key.count) && key.allSatisfy { $0.isSmallLetter && !$0.isVowel }
  }

  /// Returns the distance of a spelling: 2 for each edit, or 4 for a name without its vowels.
  ///
  /// The distance of an alias is 3 larger if the text may be a name without its vowels.
  ///
  /// - Precondition: ``mayBeNear(_:)`` is true for the outline of the spelling.
  /// - Returns: the distance; `nil` if the spelling is not near.
  func distance(to spelling: TextBytes, isSymbol: Bool, isAlias: () -> Bool) -> Int? {
    guard let distance = distance(to: spelling, isSymbol: isSymbol) else { return nil }
    return isOfConsonants && !isSymbol && isAlias() ? distance + 3 : distance
  }

  private func distance(to spelling: TextBytes, isSymbol: Bool) -> Int? {
    let least = min(spelling.count, key.count)
    // Most names fail this test, which avoids the copy below. Few symbols reach this method.
    if !isSymbol, least > 3, !isOfConsonants,
      pattern.distance(to: spelling) > Self.editLimit(count: least)
    {
      return nil
    }
    var other = Array(spelling)
    NameFolding.removeCase(of: &other)
    guard arePartsNear(other) else { return nil }
    if least > 3 {
      let edits = other.withUnsafeBufferPointer { pattern.distance(to: $0) }
      if edits <= Self.editLimit(count: least) { return 2 * edits }
    } else if isCode, key.count == other.count, key != other {
      return nil
    } else if isSymbol {
      let symbol = Array(spelling)
      return text.isSlip(of: symbol) || text.isPlural(of: symbol) ? 2 : nil
    } else if key.isSlip(of: other) {
      return 2
    }
    return isSymbol ? nil : distance(toName: other)
  }

  /// Whether a spelling with this outline can be near, judged by the bytes that only one of the two
  /// texts has.
  ///
  /// An edit removes at most one byte and adds at most one. Vowels may be missing in addition.
  func mayBeNear(_ other: NameOutline) -> Bool {
    guard other.count <= key.count + 3, key.count <= other.count + 3 else { return false }
    let limit = Self.editLimit(count: min(other.count, key.count))
    let missing = outline.countWithout(other)
    return missing <= limit && other.countWithout(outline) <= limit
      || isOfConsonants && missing == 0
  }

  /// Whether each part is near to the corresponding part of a spelling; `true` if there is only one
  /// part, or if the numbers of parts differ.
  private func arePartsNear(_ other: [UInt8]) -> Bool {
    let parts = key.parts
    guard parts.count > 1 else { return true }
    let others = other.parts
    guard parts.count == others.count else { return true }
    return zip(parts, others).allSatisfy { part, other in
      part == other || min(part.count, other.count) > 3 || part.isSlip(of: other)
        || part.isPlural(of: other) || other.isPlural(of: part) || part.isNumber && other.isNumber
    }
  }

  /// Returns the distance of a word that has one more letter than the text, or also its vowels;
  /// `nil` if the word is not near.
  private func distance(toName name: [UInt8]) -> Int? {
    guard name.count > 3, name[0] == key[0], name.allSatisfy({ $0.isSmallLetter }),
      name.contains(where: { $0.isVowel })
    else { return nil }
    if key.count == 3, name.count == 4, name.indices.contains(where: { name.without($0) == key }) {
      return 2
    }
    return isOfConsonants && name.filter { !$0.isVowel } == key ? 4 : nil
  }

  private static func editLimit(count: Int) -> Int {
    switch count {
    case ...5: 1
    case ...8: 2
    default: 3
    }
  }
}

extension [UInt8] {
  /// The words, or the symbols of a product or quotient.
  fileprivate var parts: [[UInt8]] {
    split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "/") }.map { Array($0) }
  }

  fileprivate var isNumber: Bool { allSatisfy { (0x30...0x39).contains($0) } }

  fileprivate func without(_ place: Int) -> [UInt8] {
    Array(self[..<place] + self[(place + 1)...])
  }

  /// Whether the text is a symbol of two or more bytes, followed by s or z.
  fileprivate func isPlural(of symbol: [UInt8]) -> Bool {
    guard symbol.count > 1, count == symbol.count + 1, let last else { return false }
    return (last == UInt8(ascii: "s") || last == UInt8(ascii: "z")) && starts(with: symbol)
  }

  /// Whether the text equals `other`, or `other` with two neighbouring bytes swapped or with one
  /// byte doubled.
  fileprivate func isSlip(of other: [UInt8]) -> Bool {
    if count == other.count + 1, count > 2 {
      return indices.dropFirst().contains { place in
        self[place] == self[place - 1] && without(place) == other
      }
    }
    guard count == other.count else { return false }
    let places = indices.filter { self[$0] != other[$0] }
    if places.isEmpty { return true }
    return places.count == 2 && places[1] == places[0] + 1 && self[places[0]] == other[places[1]]
      && self[places[1]] == other[places[0]]
  }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  fileprivate var isVowel: Bool {
    switch self {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
}

extension MeasureUnit {
  /// Whether an alias of the unit has this key.
  fileprivate func hasAlias(_ key: TextBytes) -> Bool {
    aliases.contains { alias in
      NameFolding.insensitiveKey(NameFolding.key(alias)).withBytes { $0.isSame(as: key) }
    }
  }
}
