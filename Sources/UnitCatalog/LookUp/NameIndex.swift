/// The positions of units in the catalog by what they are called.
final class NameIndex: Sendable {
  /// By identifier, symbol and symbol variant, folded.
  let exact: NameTable
  /// By name, plural and alias, folded and without case.
  let insensitive: NameTable

  /// The index of the units, in which names declared as choices stand for the units at `positions`.
  init(_ units: [MeasureUnit], choices: [(names: [String], positions: [Int])] = []) {
    var exact = NameTable(capacity: units.count * 3)
    var insensitive = NameTable(capacity: units.count * 4)
    var key: [UInt8] = []
    for (position, unit) in units.enumerated() {
      unit.forEachSpelling { spelling, kind in
        if kind == .exact && NameFolding.isFolded(spelling) {
          exact.add(position, named: spelling)
          return
        }
        key.removeAll(keepingCapacity: true)
        NameFolding.append(spelling, to: &key)
        if kind == .exact {
          key.withUnsafeBufferPointer { exact.add(position, named: $0) }
        } else {
          NameFolding.removeCase(of: &key)
          key.withUnsafeBufferPointer { insensitive.add(position, named: $0) }
        }
      }
    }
    for (names, positions) in choices {
      for name in names {
        let key = NameFolding.key(name)
        exact.set(key, to: positions)
        // See ``NameChoice`` on single characters.
        if NameChoice.ignoresCase(name) {
          insensitive.set(NameFolding.insensitiveKey(key), to: positions)
        }
      }
    }
    self.exact = exact
    self.insensitive = insensitive
  }
}

extension NameChoice {
  /// Whether a choice's name is found in any case.
  static func ignoresCase(_ name: String) -> Bool { name.unicodeScalars.count > 1 }
}
