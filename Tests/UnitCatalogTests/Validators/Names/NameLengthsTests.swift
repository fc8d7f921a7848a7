import Testing
import UnitCatalog

@Suite struct NameLengthsTests {
  @Test func aSpellingBeyondLookUpIsReported() throws {
    let long = String(repeating: "l", count: 65)
    let catalog = try smallCatalog(unit("ell", "2 meter", ["alias \(long)"]))
    let problems = NameLengths.problems(in: catalog)
    #expect(problems == [.nameLength(unit: "ell", name: long)])
    #expect(
      problems[0].description == "ell: \"\(long)\" cannot be looked up; use 1 to 64 bytes")
  }
}
