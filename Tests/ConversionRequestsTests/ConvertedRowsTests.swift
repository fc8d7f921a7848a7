import Metryvo
import Testing

/// Conversion of the rows of a table.
///
/// Each row gets a result and a remark.
@Suite struct ConvertedRowsTests {
  private let converter = RequestConverter<Decimal128>()

  @Test func eachRowHasItsResult() {
    let rows = converter.convert(rows: "5\tmi\tkm\n1/3\tft\tm\n\n1\tft\tyd\n")
    #expect(
      rows.text == """
        8.04672\texact
        0.1016\texact

        0.3333333333333333333333333333333333\trounded half-up

        """)
    #expect(rows.failedCount == 0 && rows.failures.isEmpty && rows.notes.isEmpty)
  }

  @Test func aRowSaysWhatARequestSays() throws {
    for (value, source, target) in [
      ("5", "mi", "km"), ("1e3", "in", "cm"), ("-500", "°C", "K"), ("2 1/2", "cup", "mL"),
      ("0", "W", "dBm"), ("x", "m", "km"), ("5", "m", "kg"), ("5", "nothing", "m"),
    ] {
      let row = converter.convert(rows: "\(value)\t\(source)\t\(target)\n")
      do throws(RequestError) {
        let answer = try converter.convert(value, from: source, to: target)
        #expect(row.text.hasPrefix("\(answer.number)\t\(answer.remark.english)"))
        #expect(row.failedCount == 0)
      } catch {
        #expect(row.text == "\terror: \(error.english)\n")
        #expect(row.failures.map(\.reason) == [error.english])
      }
    }
  }

  @Test func failuresHaveTheirPlace() throws {
    let text = "5,mi,km\n\"1,5\",m,kq\n7,m\n7,m,km,x\n"
    let rows = converter.convert(rows: text, format: .csv)
    #expect(rows.failedCount == 3)
    #expect(rows.failures.map(\.row) == [1, 2, 3])
    #expect(rows.failures.map(\.column) == [2, 2, 3])
    #expect(rows.failures.map(\.utf8Offset) == [16, 22, 30])
    #expect(
      rows.failures.map(\.reason) == [
        "unknown unit 'kq'", "the row has 2 columns", "the row has 4 columns where 3 are expected",
      ])
  }

  @Test func settingsAndNotesAreThoseOfRequests() {
    var settings = ConversionSettings()
    settings.locale = .german
    settings.decimals = 2
    let rows = RequestConverter<Decimal128>(settings).convert(rows: "1.234,5\tkm\tmi\n1\tcup\tmL\n")
    #expect(rows.text.hasPrefix("767,08\trounded half-up\n"))
    #expect(rows.notes.map(\.identifier) == ["nameReadAs"])
  }
}
