/// The positions of units in the catalog by what they are called; each table is made at first use.
final class NameIndex: Sendable {
  /// Names declared as choices, and the positions of the units they stand for.
  typealias Choices = @Sendable () -> [(names: [String], positions: [Int])]

  private let units: [MeasureUnit]
  private let choices: Choices
  private let exactTable = LazyReference<NameTable>()
  private let insensitiveTable = LazyReference<NameTable>()

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

  /// Who bears a folded name as an identifier or symbol.
  func bearers(ofSymbol name: TextBytes) -> NameBearers? {
    exactTable.withObject({ $0[name] }) ?? exact[name]
  }

  /// Who bears a folded name without case.
  func bearers(ofName name: TextBytes) -> NameBearers? {
    insensitiveTable.withObject({ $0[name] }) ?? insensitive[name]
  }

  private func makeExact() -> NameTable {
    var table = NameTableBuilder(capacity: units.count * 3)
    var key: [UInt8] = []
    for (position, unit) in units.enumerated() {
      unit.visitExactSpellings { spelling in
        if NameFolding.isFolded(spelling) {
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
