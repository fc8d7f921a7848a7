import Reporting
import TerminalText
import Testing

@Suite struct ReportTableTests {
  @Test func aTableNeedsAColumn() async {
    await #expect(processExitsWith: .failure) { _ = ReportTable(columns: []) }
  }

  @Test func aRowNeedsEveryCell() async {
    await #expect(processExitsWith: .failure) {
      _ = ReportTable(columns: [.init("a"), .init("b")], rows: [.init(["1"])])
    }
  }

  @Test func aBucketHasOrderedBounds() async {
    await #expect(processExitsWith: .failure) {
      _ = LatencyChart.Bucket(lower: 2, upper: 1, count: 0)
    }
  }

  @Test func columnsAreAlignedWithoutTrailingSpace() {
    let table = TextTable(
      rows: [["a", "1", "x"], ["bbb", "22", ""]], alignments: [.left, .right, .left])
    #expect(table.text == "a     1  x\nbbb  22")
  }
}
