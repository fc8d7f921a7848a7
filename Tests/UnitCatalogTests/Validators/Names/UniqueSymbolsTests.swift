import Testing
import UnitCatalog

@Suite struct UniqueSymbolsTests {
  @Test func aSymbolSharedWithinAQuantityIsReported() throws {
    let catalog = try smallCatalog(
      [unit("ell", "2 meter"), unit("aune", "3 meter", ["symbol ell"])].joined(separator: "\n"))
    let problems = UniqueSymbols.problems(in: catalog)
    #expect(problems == [.repeatedSymbol("ell", units: ["ell", "aune"])])
    #expect(
      problems[0].description
        == "ell, aune: share the symbol \"ell\"; add a country or kind in parentheses")
  }
}
