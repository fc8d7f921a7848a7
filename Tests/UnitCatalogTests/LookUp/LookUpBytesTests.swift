import Testing
import UnitCatalog

@Suite struct LookUpBytesTests {
  /// Look-up by bytes agrees with look-up by strings for every spelling of the catalog.
  @Test func bytesAreFoundAsStringsAre() {
    let catalog = Catalog.standard
    var failures: [String] = []
    for unit in catalog.units {
      for name in [unit.identifier, unit.symbol, unit.name, unit.pluralName] + unit.aliases {
        let bytes = Array(name.utf8)
        let found = bytes.withUnsafeBufferPointer { catalog.lookUp(utf8: $0) }
        if found != catalog.lookUp(name) { failures.append(name) }
        // Trailing spaces select the path for names that need folding.
        let spaced = Array("\(name)  ".utf8)
        let folded = spaced.withUnsafeBufferPointer { catalog.lookUp(utf8: $0) }
        if folded != found { failures.append("\(name), folded") }
        let bySymbol = bytes.withUnsafeBufferPointer { catalog.bearers(ofSymbol: $0) }
        if let bySymbol, bySymbol.positions.map({ catalog.units[$0] }) != found.candidates {
          failures.append("\(name), a symbol")
        }
        for quantity in [unit.quantity, "length"] {
          let inQuantity = bytes.withUnsafeBufferPointer {
            catalog.lookUp(utf8: $0, in: quantity)
          }
          if inQuantity.candidates != catalog.lookUp(name, in: quantity).candidates {
            failures.append("\(name) in \(quantity)")
          }
        }
      }
      let identifier = Array(unit.identifier.utf8)
      let byIdentifier = identifier.withUnsafeBufferPointer { catalog.bearers(ofSymbol: $0) }
      if byIdentifier?.positions.contains(where: { catalog.units[$0] == unit }) != true {
        failures.append(unit.identifier)
      }
    }
    #expect(failures == [])
  }

  @Test func unknownBytes() {
    for bytes in [[], [0xFF], [UInt8](repeating: 0x6D, count: 10_000), Array("kilometr".utf8)] {
      bytes.withUnsafeBufferPointer { text in
        #expect(Catalog.standard.lookUp(utf8: text) == .unknown(suggestions: []))
        #expect(Catalog.standard.bearers(ofSymbol: text)?.positions == nil)
        #expect(Catalog.standard.bearers(ofName: text)?.positions == nil)
      }
    }
  }
}
