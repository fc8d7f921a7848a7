import Foundation
import Testing
import UnitCatalog

@Suite struct ComposedSymbolsTests {
  @Test func standardSymbolsAreInNormalFormC() {
    let failures = Catalog.standard.units.flatMap { [$0.symbol] + $0.record.symbolVariants }
      .filter {
        !$0.unicodeScalars.elementsEqual($0.precomposedStringWithCanonicalMapping.unicodeScalars)
      }
    #expect(failures == [])
  }

  @Test func decomposedAndSingletonSymbolsAreReported() throws {
    for symbol in ["A\u{30A}", "\u{212B}", "\u{2126}", "\u{1F71}"] {
      let catalog = try smallCatalog(unit("ell", "2 meter", ["symbol ell | \(symbol)"]))
      let problems = ComposedSymbols.problems(in: catalog)
      #expect(problems == [.symbolNotComposed(unit: "ell", symbol: symbol)])
    }
  }

  @Test func theMessageNamesTheMend() throws {
    let catalog = try smallCatalog(unit("ell", "2 meter", ["symbol \u{2126}"]))
    #expect(
      ComposedSymbols.problems(in: catalog).map(\.description) == [
        "ell: symbol \"\u{2126}\" may not be NFC; write it with precomposed Latin letters"
      ])
  }
}
