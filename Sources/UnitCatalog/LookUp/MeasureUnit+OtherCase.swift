extension MeasureUnit {
  /// Whether a name is an abbreviation of the unit in another letter case: `BAR` for bar, `MPH` for
  /// mph.
  ///
  /// Abbreviations are symbols, and aliases of at most ``abbreviationLimit`` bytes without spaces.
  /// The name, the plural and longer aliases are words, for which case has no meaning: `Miles`.
  package func isAbbreviated(inOtherCase name: String) -> Bool {
    let key = NameFolding.key(name)
    for spelling in exactSpellings + insensitiveSpellings
    where NameFolding.key(spelling).isSame(as: key) {
      return false
    }
    let caseless = NameFolding.insensitiveKey(key)
    if isSymbol(caseless) { return true }
    let isAlias = aliases.contains { Self.isAbbreviation($0) && $0.isNamed(caseless) }
    return isAlias && !isWord(caseless)
  }

  /// Whether a symbol of the unit has this key without case.
  func isSymbol(_ key: String) -> Bool {
    ([symbol] + content.symbolVariants).contains { $0.isNamed(key) }
  }

  /// Whether the unit's name, plural, or an alias that is a word has this key without case.
  func isWord(_ key: String) -> Bool {
    ([name, pluralName] + aliases).contains { !Self.isAbbreviation($0) && $0.isNamed(key) }
      || name.isNamed(key) || pluralName.isNamed(key)
  }

  /// Whether the last word of the unit's name or plural has this key without case: `cups` for US
  /// cups.
  func hasLastWord(_ key: String) -> Bool {
    [name, pluralName].contains { name in
      let letters = name.utf8.split(separator: 0x20).last.map { String(Substring($0)) } ?? ""
      return letters.isNamed(key)
    } || isWord(key)
  }

  /// The maximum number of bytes of an alias that counts as an abbreviation, such as `kmph`.
  static let abbreviationLimit = 5

  private static func isAbbreviation(_ alias: String) -> Bool {
    alias.utf8.count <= abbreviationLimit && !alias.utf8.contains(UInt8(ascii: " "))
  }
}

extension Catalog {
  /// Whether a name without an exact match is an abbreviation in another letter case.
  ///
  /// The name of a choice, such as `oz`, counts as an abbreviation, unless it is a word of one of
  /// the choice's units: `cups`.
  package func isInOtherCase(_ name: TextBytes, of bearers: NameBearers) -> Bool {
    let text = String(name)
    let exact = NameFolding.key(text)
    if exact.withBytes({ names.bearers(ofSymbol: $0) }) != nil { return false }
    let units = bearers.positions.map { self.units[$0] }
    if case .several = bearers {
      let key = NameFolding.insensitiveKey(exact)
      if units.contains(where: { $0.isSymbol(key) }) { return true }
      return key.utf8.count <= MeasureUnit.abbreviationLimit
        && !units.contains { $0.hasLastWord(key) }
    }
    return units.contains { $0.isAbbreviated(inOtherCase: text) }
  }
}

extension String {
  /// Whether the text has this key without case.
  fileprivate func isNamed(_ key: String) -> Bool {
    NameFolding.insensitiveKey(NameFolding.key(self)).isSame(as: key)
  }

  /// Whether the bytes of two strings are equal.
  fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
