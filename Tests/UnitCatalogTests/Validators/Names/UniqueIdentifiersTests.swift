import Testing
import UnitCatalog

@Suite struct UniqueIdentifiersTests {
  @Test func aRepeatedIdentifierIsReported() throws {
    let catalog = try smallCatalog(
      [unit("ell", "2 meter"), unit("ell", "3 meter")].joined(separator: "\n"))
    let problems = UniqueIdentifiers.problems(in: catalog)
    #expect(problems == [.repeatedIdentifier("ell")])
    #expect(problems[0].description == "ell: identifier is used twice; rename one")
  }
}
