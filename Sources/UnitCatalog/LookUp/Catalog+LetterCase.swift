#if SeededFaults
import DecimalArithmetic
#endif

extension Catalog {
  /// What a name means that is no identifier and no symbol as it is written.
  ///
  /// 1. Names, plurals, aliases and choices are found in any case.
  /// 2. A symbol is found in another case if only one unit can be meant.
  /// 3. Another case never changes a prefix: `mw` is neither mW nor MW, and `Gm` is no gram.
  /// 4. Where a name and a symbol differ in case alone (`mb`, `MB`), each is found only as it is written.
  /// 5. Where symbols of a choice's units differ in case alone (`kb/s`, `kB/s`), the choice is found only
  ///    as it is written: `KB/S` may be bits or bytes.
  ///
  /// - Parameters:
  ///   - text: the folded name, not empty.
  ///   - key: the text without case.
  ///   - named: who bears the key as a name, in the quantity.
  ///   - quantity: the only quantity to look in; `nil` for all.
  /// - Returns: who is meant, or between whom case would have to decide.
  func readingInAnyCase(
    of text: TextBytes, key: TextBytes, named: NameBearers?, in quantity: String?
  ) -> NameReading {
    if let named, !text.hasCapital { return .borne(named) }
    let marked = names.bearers(ofSymbolInAnyCase: key).flatMap { wanted($0, in: quantity) }
    guard let found = named ?? marked.map({ $0.inOtherCase }) else { return .unknown }
    #if SeededFaults
    if SeededFault.letterCaseIgnored.isActive { return .borne(found) }
    #endif
    if let named, let marked, marked.positions.contains(where: { !named.contains($0) }) {
      let own = named.positions.filter { units[$0].isNamed(exactly: text) }
      if own.isEmpty {
        return .undecided(nearest(named.positions + marked.positions, to: text, key))
      }
      return .borne(own.count == 1 ? .one(own[0]) : .several(own))
    }
    if let named, case .several(let positions) = named, let marked, differInCase(marked, key) {
      return .undecided(nearest(positions, to: text, key))
    }
    if named == nil, case .several(let positions) = found {
      return .undecided(nearest(positions, to: text, key))
    }
    let reader = PrefixReader(catalog: self, text: text, key: key, isSymbol: marked != nil)
    return reader.isChanged(in: found) ? .undecided(found.positions) : .borne(found)
  }

  /// Whether two of some units have no spelling of a key in common.
  private func differInCase(_ bearers: NameBearers, _ key: TextBytes) -> Bool {
    #if SeededFaults
    if SeededFault.letterCaseChoosesRates.isActive { return false }
    #endif
    let spellings = bearers.positions.map { position in
      var own: [[UInt8]] = []
      units[position].visitSpellings(like: key) { own.append(Array($0)) }
      return own
    }
    return spellings.contains { own in
      spellings.contains { other in !own.contains(where: other.contains) }
    }
  }

  /// The name that a text spells by the symbols of a prefix and of a unit that takes prefixes, if no unit has
  /// it: `Gm` is a gigameter.
  func absentName(spelledBy text: String) -> String? {
    let key = NameFolding.key(text)
    return key.withBytes { symbol in
      guard symbol.count > 1, let place = SIPrefix.place(of: symbol[0]),
        let base = unit(withPrefixes: symbol.part(1..<symbol.count))
      else { return nil }
      let prefix = SIPrefix.all[place].name
      return position(of: prefix + base.identifier) == nil ? prefix + base.name : nil
    }
  }

  /// The first unit of a symbol that takes prefixes.
  fileprivate func unit(withPrefixes symbol: TextBytes) -> MeasureUnit? {
    let position = names.bearers(ofSymbol: symbol)?.positions.first { position in
      let identifier = units[position].identifier
      return SIPrefix.all.contains { self.position(of: $0.name + identifier) != nil }
    }
    return position.map { units[$0] }
  }

  /// Units once each, those first whose spelling begins with the text's first letter in its case.
  private func nearest(_ positions: [Int], to text: TextBytes, _ key: TextBytes) -> [Int] {
    var parts: [[Int]] = [[], []]
    for position in positions where !parts[0].contains(position) && !parts[1].contains(position) {
      var isNear = false
      units[position].visitSpellings(like: key) { isNear = isNear || $0[0] == text[0] }
      parts[isNear ? 0 : 1].append(position)
    }
    return parts[0] + parts[1]
  }
}

extension NameBearers {
  /// The bearers of symbols that are a name but for case.
  fileprivate var inOtherCase: NameBearers {
    if case .one(let position) = self { .otherCase(position) } else { self }
  }
}

/// Whether the case in which a name is written changes a prefix of a unit that it names otherwise.
private struct PrefixReader {
  let catalog: Catalog
  let text: TextBytes
  let key: TextBytes
  /// Whether the key is a symbol but for case.
  let isSymbol: Bool

  func isChanged(in bearers: NameBearers) -> Bool {
    var isChanged = false
    text.visitWords { word in
      let first = text[word.lowerBound]
      guard !isChanged, SIPrefix.place(of: first) != nil else { return }
      if isPrefixed(text.part(word)) && !bearers.contains(where: { has(first, word, $0) }) {
        isChanged = true
        return
      }
      // Of m, p, y and z both cases are prefixes.
      guard let other = SIPrefix.place(of: first ^ 0x20) else { return }
      isChanged = bearers.contains { replaces(SIPrefix.all[other], word, $0) }
    }
    return isChanged
  }

  /// Whether a unit has a spelling with this letter where a word begins.
  private func has(_ letter: UInt8, _ word: Range<Int>, _ position: Int) -> Bool {
    var isFound = false
    catalog.units[position].visitSpellings(like: key) {
      isFound = isFound || $0[word.lowerBound] == letter
    }
    return isFound
  }

  /// Whether a unit has a prefix where a word of the text begins with that of the other case.
  private func replaces(_ prefix: SIPrefix, _ word: Range<Int>, _ position: Int) -> Bool {
    let unit = catalog.units[position]
    let isNamed = prefix.isWord(of: key)
    if word.lowerBound == 0, !isNamed, unit.identifier.withBytes(prefix.isWord) { return true }
    guard isSymbol else { return false }
    var isFound = false
    unit.visitSpellings(like: key) {
      let own = $0.part(word)
      isFound = isFound || own[0] == prefix.symbol.utf8Start[0] && isPrefixed(own)
    }
    return isFound
  }

  /// Whether a word is a prefix and a symbol that takes prefixes: `Gm`, not `min`.
  private func isPrefixed(_ word: TextBytes) -> Bool {
    guard word.count > 1, SIPrefix.place(of: word[0]) != nil else { return false }
    return catalog.unit(withPrefixes: word.part(1..<word.count)) != nil
  }
}

extension SIPrefix {
  /// By bytes, the places of the prefixes whose symbols they are, and 255 for other bytes.
  private static let places: [UInt8] = {
    var places = [UInt8](repeating: .max, count: 256)
    for (place, prefix) in all.enumerated() where prefix.symbol.utf8CodeUnitCount == 1 {
      places[Int(prefix.symbol.utf8Start[0])] = UInt8(truncatingIfNeeded: place)
    }
    return places
  }()

  /// The place of the prefix whose symbol is one letter of ASCII.
  fileprivate static func place(of letter: UInt8) -> Int? {
    let place = places[Int(letter)]
    return place == .max ? nil : Int(place)
  }

  /// Whether a text begins with the prefix's name.
  fileprivate func isWord(of text: TextBytes) -> Bool {
    text.count > name.utf8.count && zip(text, name.utf8).allSatisfy { $0 == $1 }
  }
}

extension TextBytes {
  /// Whether there is a capital letter of ASCII.
  fileprivate var hasCapital: Bool {
    contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Calls `body` with the place of each run of letters; ⋅, which is E2 8B 85, is none.
  fileprivate func visitWords(_ body: (Range<Int>) -> Void) {
    var start = 0
    var position = 0
    while position < count {
      let byte = self[position]
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      if isLetter || byte >= 0x80 && byte != 0xE2 {
        position += 1
        continue
      }
      if start < position { body(start..<position) }
      position += byte == 0xE2 ? 3 : 1
      start = position
    }
    if start < count { body(start..<count) }
  }
}

extension MeasureUnit {
  /// Whether a folded text is a name, a plural or an alias as it is written.
  fileprivate func isNamed(exactly text: TextBytes) -> Bool {
    insensitiveSpellings.contains { NameFolding.key($0).withBytes { $0.isSame(as: text) } }
  }

  /// Calls `body` with each own spelling that is a key but for case, folded.
  fileprivate func visitSpellings(like key: TextBytes, _ body: (TextBytes) -> Void) {
    for spelling in exactSpellings + insensitiveSpellings {
      let folded = NameFolding.key(spelling)
      NameFolding.insensitiveKey(folded).withBytes { other in
        guard other.isSame(as: key) else { return }
        folded.withBytes { if $0.count == key.count { body($0) } }
      }
    }
  }
}

extension TextBytes {
  /// Whether these are the bytes of another text.
  func isSame(as other: TextBytes) -> Bool {
    count == other.count && hasBytes(of: other)
  }
}
