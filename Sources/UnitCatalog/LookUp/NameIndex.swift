/// The positions of units in the catalog by what they are called.
struct NameIndex: Sendable {
  /// By identifier, symbol and symbol variant, folded.
  private(set) var exact: [String: [Int]] = [:]
  /// By name, plural and alias, folded and without case.
  private(set) var insensitive: [String: [Int]] = [:]

  init(_ units: [MeasureUnit]) {
    exact.reserveCapacity(units.count * 4)
    insensitive.reserveCapacity(units.count * 4)
    for (position, unit) in units.enumerated() {
      for text in unit.exactSpellings { Self.add(position, to: &exact[NameFolding.key(text)]) }
      for text in unit.insensitiveSpellings {
        let key = NameFolding.insensitiveKey(NameFolding.key(text))
        Self.add(position, to: &insensitive[key])
      }
    }
  }

  private static func add(_ position: Int, to positions: inout [Int]?) {
    if positions == nil {
      positions = [position]
    } else if positions?.contains(position) == false {
      positions?.append(position)
    }
  }

  /// Lets `names` stand for the units at `positions`; see ``NameChoice`` on single characters.
  mutating func apply(_ names: [String], _ positions: [Int]) {
    for name in names {
      let key = NameFolding.key(name)
      exact[key] = positions
      if NameChoice.ignoresCase(name) {
        insensitive[NameFolding.insensitiveKey(key)] = positions
      }
    }
  }
}

extension NameChoice {
  /// Whether a choice's name is found in any case.
  static func ignoresCase(_ name: String) -> Bool { name.unicodeScalars.count > 1 }
}

extension MeasureUnit {
  /// What is found in exact case only.
  var exactSpellings: [String] { [identifier, symbol] + record.symbolVariants }
  /// What is found in any case.
  var insensitiveSpellings: [String] { [name, pluralName] + aliases }
}
