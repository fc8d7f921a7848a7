import Testing
import UnitCatalog

@Suite struct DetachedSymbolsTests {
  @Test func symbolsThatGoOnWithANumberAreReported() throws {
    for symbol in ["1/s", "3rd", ".m", "/s", "-m", "+", ",x"] {
      let catalog = try smallCatalog(unit("ell", "2 meter", ["symbol \(symbol)"]))
      let problems = DetachedSymbols.problems(in: catalog)
      #expect(problems == [.symbolJoinsNumbers(unit: "ell", symbol: symbol)])
    }
    let catalog = try smallCatalog(unit("ell", "2 meter", ["symbol s\u{207B}\u{B9} | 1/s"]))
    #expect(DetachedSymbols.problems(in: catalog) == [])
  }

  @Test func theMessageNamesTheMend() throws {
    let catalog = try smallCatalog(unit("ell", "2 meter", ["symbol 1/s"]))
    #expect(
      DetachedSymbols.problems(in: catalog).map(\.description) == [
        "ell: symbol \"1/s\" would join the number before it; write min⁻¹, not 1/min"
      ])
  }
}
