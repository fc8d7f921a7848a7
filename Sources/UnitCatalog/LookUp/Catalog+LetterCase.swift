extension Catalog {
  /// Returns the meaning of a name that in its letter case is neither an identifier nor a symbol.
  ///
  /// 1. Names, plurals, aliases and choices match in any case.
  /// 2. A symbol matches in another case if only one unit can be meant.
  /// 3. Another case never changes a prefix: `mw` is neither mW nor MW, and `Gm` is not gram.
  /// 4. A name and a symbol that differ only in case (`mb`, `MB`) match only as written.
  /// 5. A choice of units whose symbols differ only in case (`kb/s`, `kB/s`) matches only as
  ///    written: `KB/S` may be bits or bytes.
  ///
  /// - Parameters:
  ///   - text: the folded name, not empty.
  ///   - key: the text without case.
  ///   - named: the units of `quantity` that have the key as a name.
  ///   - quantity: the only quantity to search; `nil` for all.
  /// - Returns: the units meant, or the units between which only the letter case would decide.
  func readingInAnyCase(
    of text: TextBytes, key: TextBytes, named: NameBearers?, in quantity: String?
  ) -> NameReading {
    if let named, !text.hasCapital { return .borne(named) }
    let marked = names.bearers(ofSymbolInAnyCase: key).flatMap { wanted($0, in: quantity) }
    guard let found = named ?? marked.map({ $0.inOtherCase }) else { return .unknown }
    #if SeededFaults
    if ignoresLetterCase { return .borne(found) }
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

  /// Whether two of the units have no common spelling for a key.
  private func differInCase(_ bearers: NameBearers, _ key: TextBytes) -> Bool {
    #if SeededFaults
    if choosesRatesByCase { return false }
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

  /// Returns the name that a text spells as an SI prefix and a unit, if the catalog has no unit of
  /// this name: `gigameter` for `Gm`.
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

  /// Returns the first unit with this symbol of which the catalog also has a unit with an SI
  /// prefix.
  fileprivate func unit(withPrefixes symbol: TextBytes) -> MeasureUnit? {
    let position = names.bearers(ofSymbol: symbol)?.positions.first { position in
      let identifier = units[position].identifier
      return SIPrefix.all.contains { self.position(of: $0.name + identifier) != nil }
    }
    return position.map { units[$0] }
  }

  /// Returns the units without repetition.
  ///
  /// Units with a spelling that begins with the first byte of `text` are first.
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
  /// The bearers with `one` replaced by `otherCase`.
  fileprivate var inOtherCase: NameBearers {
    if case .one(let position) = self { .otherCase(position) } else { self }
  }
}

/// A check whether the letter case of a text changes an SI prefix of the units that match in any
/// case.
private struct PrefixReader {
  let catalog: Catalog
  let text: TextBytes
  let key: TextBytes
  /// Whether the key is a symbol in another case.
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
      // Both cases of m, p, y and z are prefixes.
      guard let other = SIPrefix.place(of: first ^ 0x20) else { return }
      isChanged = bearers.contains { replaces(SIPrefix.all[other], word, $0) }
    }
    return isChanged
  }

  /// Whether a unit has a spelling with this letter at the start of the word.
  private func has(_ letter: UInt8, _ word: Range<Int>, _ position: Int) -> Bool {
    var isFound = false
    catalog.units[position].visitSpellings(like: key) {
      isFound = isFound || $0[word.lowerBound] == letter
    }
    return isFound
  }

  /// Whether a unit has `prefix` at the start of the word, where the text has its symbol in the
  /// other case.
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

  /// Whether a word is an SI prefix and the symbol of a unit that has prefixed forms: `Gm`, but not
  /// `min`.
  private func isPrefixed(_ word: TextBytes) -> Bool {
    guard word.count > 1, SIPrefix.place(of: word[0]) != nil else { return false }
    return catalog.unit(withPrefixes: word.part(1..<word.count)) != nil
  }
}

extension SIPrefix {
  /// For each byte, the index in `all` of the prefix with this symbol; 255 if there is no such
  /// prefix.
  private static let places: [UInt8] = {
    var places = [UInt8](repeating: .max, count: 256)
    for (place, prefix) in all.enumerated() where prefix.symbol.utf8CodeUnitCount == 1 {
      places[Int(prefix.symbol.utf8Start[0])] = UInt8(truncatingIfNeeded: place)
    }
    return places
  }()

  /// Returns the index in `all` of the prefix with this ASCII letter as symbol.
  fileprivate static func place(of letter: UInt8) -> Int? {
    let place = places[Int(letter)]
    return place == .max ? nil : Int(place)
  }

  /// Whether a text begins with the prefix's name and is longer.
  fileprivate func isWord(of text: TextBytes) -> Bool {
    text.count > name.utf8.count && zip(text, name.utf8).allSatisfy { $0 == $1 }
  }
}

extension TextBytes {
  /// Whether the text has an ASCII capital letter.
  fileprivate var hasCapital: Bool {
    contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Calls `body` with the range of each run of letters.
  ///
  /// The dot operator ⋅ (E2 8B 85) is not a letter.
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
  /// Whether a folded text is a name, a plural or an alias in exact case.
  fileprivate func isNamed(exactly text: TextBytes) -> Bool {
    insensitiveSpellings.contains { NameFolding.key($0).withBytes { $0.isSame(as: text) } }
  }

  /// Calls `body` with each folded spelling of the unit that differs from `key` at most in case.
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
  /// Whether both texts have equal bytes.
  func isSame(as other: TextBytes) -> Bool {
    count == other.count && hasBytes(of: other)
  }
}
