/// The rule that symbols are in Unicode normal form C (NFC).
///
/// The check uses a sufficient condition without normalisation tables. Below U+0300, where
/// combining marks begin, every character is its own normal form and composes with no other
/// character below U+0300. The characters in `others` neither decompose nor combine.
package enum ComposedSymbols {
  /// Prime, double prime, dot operator, script small l; omega, inverted ohm; per mille, per myriad;
  /// superscript minus.
  private static let others: [Unicode.Scalar] = [
    "\u{2032}", "\u{2033}", "\u{22C5}", "\u{2113}", "\u{3A9}", "\u{2127}", "\u{2030}", "\u{2031}",
    "\u{207B}",
  ]

  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    for unit in catalog.units {
      for symbol in [unit.symbol] + unit.record.symbolVariants where !isComposed(symbol) {
        problems.append(.symbolNotComposed(unit: unit.identifier, symbol: symbol))
      }
    }
    return problems
  }

  private static func isComposed(_ symbol: String) -> Bool {
    symbol.unicodeScalars.allSatisfy { $0.value < 0x300 || others.contains($0) }
  }
}
