/// The positions of units in the catalog by what they are called; each table is made at first use.
final class NameIndex: Sendable {
  /// Names declared as choices, and the positions of the units they stand for.
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

  /// By identifier, symbol and symbol variant, folded.
  var exact: NameTable { exactTable.object ?? exactTable.keep(makeExact()) }
  /// By name, plural and alias, folded and without case.
  var insensitive: NameTable {
    insensitiveTable.object ?? insensitiveTable.keep(makeInsensitive())
  }

  /// By symbol and symbol variant, folded and without case.
  private var caseless: NameTable { caselessTable.object ?? caselessTable.keep(makeCaseless()) }

  /// Who bears a folded name as an identifier or symbol.
  func bearers(ofSymbol name: TextBytes) -> NameBearers? {
    exactTable.withObject({ $0[name] }) ?? exact[name]
  }

  /// Who bears a folded name without case.
  func bearers(ofName name: TextBytes) -> NameBearers? {
    insensitiveTable.withObject({ $0[name] }) ?? insensitive[name]
  }

  /// Whose symbol is a folded name without case but for its case.
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
    // Those in small letters last, so that they win.
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
  /// Whether a symbol's variant is the symbol in another case, such as `KB` for kB.
  ///
  /// `l` and `L` are both the liter's symbols (SI Brochure, table 8), and what has parentheses is written as
  /// its author writes it: `BTU (IT)`.
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
