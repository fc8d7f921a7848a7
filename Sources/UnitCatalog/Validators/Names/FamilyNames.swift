/// The rule that look-up offers all units of a family for each name of the family.
///
/// A family consists of the units of a quantity whose symbols differ only in the parentheses after
/// a space: gal (US), gal (UK), gal (US dry). The names of a family are the symbol without
/// parentheses, the common words of all names, and the common words of all plurals: gal, gallon,
/// gallons. If one symbol of the family has no parentheses, as ft besides ft (US survey), the bare
/// symbol belongs to one unit, and the family is not checked.
package enum FamilyNames {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    for quantity in catalog.quantities {
      for family in families(of: quantity) {
        let symbol = bareSymbol(family[0])
        if family.contains(where: { $0.symbol == symbol }) { continue }
        for name in [symbol, common(family.map { $0.name }), common(family.map { $0.pluralName })]
        where !name.isEmpty {
          let offered = catalog.units(named: name, in: quantity.identifier)
          let missing = family.filter { !offered.contains($0) }.map { $0.identifier }
          let problem = CatalogProblem.familyNotOffered(name, missing: missing)
          if !missing.isEmpty && !problems.contains(problem) { problems.append(problem) }
        }
      }
    }
    return problems
  }

  /// Returns the groups of at least two units with equal bare symbols, in the order of their first
  /// units.
  private static func families(of quantity: Quantity) -> [[MeasureUnit]] {
    var order: [String] = []
    var families: [String: [MeasureUnit]] = [:]
    for unit in quantity.units {
      let symbol = bareSymbol(unit)
      if families[symbol] == nil { order.append(symbol) }
      families[symbol, default: []].append(unit)
    }
    return order.compactMap { families[$0] }.filter { $0.count > 1 }
  }

  /// Returns the symbol without parentheses that follow a space: `Btu/h` for `Btu (IT)/h`.
  private static func bareSymbol(_ unit: MeasureUnit) -> String {
    var kept: [UInt8] = []
    var isInside = false
    for byte in unit.symbol.utf8 {
      if byte == UInt8(ascii: "("), kept.last == UInt8(ascii: " ") {
        kept.removeLast()
        isInside = true
      } else if byte == UInt8(ascii: ")"), isInside {
        isInside = false
      } else if !isInside {
        kept.append(byte)
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Returns the common words of all names, in order; hyphens count as spaces.
  private static func common(_ names: [String]) -> String {
    var words = self.words(names[0])
    for name in names.dropFirst() { words = commonSequence(words, self.words(name)) }
    return words.joined(separator: " ")
  }

  private static func words(_ name: String) -> [String] {
    NameFolding.insensitiveKey(NameFolding.key(name)).split(byte: UInt8(ascii: " "))
  }

  /// Returns the longest common subsequence of two short lists.
  ///
  /// Cormen, Leiserson, Rivest, Stein, Introduction to Algorithms, 3rd edition, 15.4.
  private static func commonSequence(_ x: [String], _ y: [String]) -> [String] {
    var row = [[String]](repeating: [], count: y.count + 1)
    for word in x {
      var next: [[String]] = [[]]
      for (j, other) in y.enumerated() {
        let longer = row[j + 1].count >= next[j].count ? row[j + 1] : next[j]
        next.append(word == other ? row[j] + [word] : longer)
      }
      row = next
    }
    return row[y.count]
  }
}
