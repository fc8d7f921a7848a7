import Testing
import Wording

@Suite struct CountedNounTests {
  @Test func oneIsSingular() {
    #expect([0, 1, 2, 21].map { $0.counted("row") } == ["0 rows", "1 row", "2 rows", "21 rows"])
    #expect([0, 1, 2].map { $0.counted("is", "are") } == ["0 are", "1 is", "2 are"])
    #expect(UInt64(1).counted("entry", "entries") == "1 entry")
  }

  @Test func thousandsAreGrouped() {
    let numbers = [0, 9_999, 10_000, 106_636_320, -12_345, Int.min]
    #expect(
      numbers.map(\.grouped) == [
        "0", "9999", "10,000", "106,636,320", "-12,345", "-9,223,372,036,854,775,808",
      ])
  }
}
