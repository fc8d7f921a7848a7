/// The positions of units by their names.
///
/// Each table is created at its first use.
final class NameIndex: Sendable {
  /// The names of choices with the positions of their units.
  typealias Choices = @Sendable () -> [(names: [String], positions: [Int])]

  let units: [MeasureUnit]
  private let choices: Choices
  private let exactTable = LazyReference<NameTable>()
  private let insensitiveTable = LazyReference<NameTable>()
  private let caselessTable = LazyReference<NameTable>()

  init(_ units: [MeasureUnit], choices: @escaping Choices = { [] }) {
    self.units = units
    self.choices = choices
  }

  /// The units by identifier, symbol and symbol variant, folded.
  var exact: NameTable { exactTable.object ?? exactTable.keep(makeExact()) }
  /// The units by name, plural and alias, folded and without case.
  var insensitive: NameTable {
    insensitiveTable.object ?? insensitiveTable.keep(makeInsensitive())
  }

  /// The units by symbol and symbol variant, folded and without case.
  private var caseless: NameTable { caselessTable.object ?? caselessTable.keep(makeCaseless()) }

  /// Returns the units with a folded name as identifier or symbol.
  func bearers(ofSymbol name: TextBytes) -> NameBearers? {
    exactTable.withObject({ $0[name] }) ?? exact[name]
  }

  /// Returns the units with a name, given folded and without case.
  func bearers(ofName name: TextBytes) -> NameBearers? {
    insensitiveTable.withObject({ $0[name] }) ?? insensitive[name]
  }

  /// Returns the units with a symbol that differs at most in case, given folded and without case.
  func bearers(ofSymbolInAnyCase name: TextBytes) -> NameBearers? {
    caselessTable.withObject({ $0[name] }) ?? caseless[name]
  }

  private func makeExact() -> NameTable {
    var table = NameTableBuilder(capacity: units.count * 3)
    var key: [UInt8] = []
    for (position, unit) in units.enumerated() {
      unit.visitExactSpellings { spelling, symbol in
        if let symbol, spelling.isOtherCase(of: symbol) {
          table.add(position, namedInOtherCase: spelling)
        } else if NameFolding.isFolded(spelling) {
          table.add(position, named: spelling)
        } else {
          key.removeAll(keepingCapacity: true)
          NameFolding.append(spelling, to: &key)
          key.withUnsafeBufferPointer { table.add(position, named: $0) }
        }
      }
    }
    for (names, positions) in choices() {
      for name in names {
        for key in NameChoice.exactKeys(name) { table.set(key, to: positions) }
      }
    }
    return NameTable(table)
  }

  private func makeCaseless() -> NameTable {
    var table = NameTableBuilder(capacity: units.count * 2)
    var key: [UInt8] = []
    for (position, unit) in units.enumerated() {
      var isIdentifier = true
      unit.visitExactSpellings { spelling, _ in
        if !isIdentifier {
          key.removeAll(keepingCapacity: true)
          NameFolding.append(spelling, to: &key)
          NameFolding.removeCase(of: &key)
          key.withUnsafeBufferPointer { table.add(position, named: $0) }
        }
        isIdentifier = false
      }
    }
    return NameTable(table)
  }

  private func makeInsensitive() -> NameTable {
    var table = NameTableBuilder(capacity: units.count * 4)
    var key: [UInt8] = []
    for (position, unit) in units.enumerated() {
      unit.visitInsensitiveSpellings { spelling in
        key.removeAll(keepingCapacity: true)
        NameFolding.append(spelling, to: &key)
        NameFolding.removeCase(of: &key)
        key.withUnsafeBufferPointer { table.add(position, named: $0) }
      }
    }
    // Names in small letters are added last and so replace equal keys.
    for isPlain in [false, true] {
      for (names, positions) in choices() {
        for name in names {
          guard let key = NameChoice.insensitiveKey(name),
            NameChoice.isInSmallLetters(name) == isPlain
          else { continue }
          table.set(key, to: positions)
        }
      }
    }
    return NameTable(table)
  }
}

extension TextBytes {
  /// Whether a variant of a symbol is the symbol in another case, such as `KB` for kB.
  ///
  /// The answer is `false` for `l` and `L`, both symbols of the liter (SI Brochure, table 8), and
  /// for variants with parentheses, such as `BTU (IT)`.
  fileprivate func isOtherCase(of symbol: TextBytes) -> Bool {
    guard count == symbol.count, !contains(UInt8(ascii: "(")) else { return false }
    var isOther = false
    for (own, other) in zip(self, symbol) where own != other {
      let letter = own | 0x20
      guard own ^ other == 0x20, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) else {
        return false
      }
      isOther = isOther || letter != UInt8(ascii: "l")
    }
    return isOther
  }
}
