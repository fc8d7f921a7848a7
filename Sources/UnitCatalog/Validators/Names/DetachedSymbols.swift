/// The rule that no symbol begins with a character that continues a number: `5 1/min` would be read
/// with a fraction.
package enum DetachedSymbols {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.units.filter { joinsNumbers($0.symbol) }
      .map { .symbolJoinsNumbers(unit: $0.identifier, symbol: $0.symbol) }
  }

  /// Whether a symbol begins with a digit, a sign, or a mark between digits.
  private static func joinsNumbers(_ symbol: String) -> Bool {
    guard let first = symbol.utf8.first else { return false }
    return switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ","),
      UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
