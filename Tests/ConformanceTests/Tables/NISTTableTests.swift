import Peers
import Testing

/// The reader of NIST's rows, and the number of digits that the rows give.
@Suite struct NISTTableTests {
  private func words(_ row: String, _ line: String) throws -> [String] {
    TableTexts.words(try TableTexts.report(try TableTexts.nist(row), line))
  }

  @Test func digitsAreJudgedAsWritten() throws {
    let rows = [
      ("mi, m, 1.609344e+03, true", "agrees"), ("mi, m, 1.6e+03, true", "digits 2"),
      ("mi, m, 1.61e+03, true", "digits 3"), ("mi, m, 1.60e+03, true", "digits 3"),
      ("mi, m, 1.609e+03, true", "digits 4"), ("mi, m, 1609, true", "digits 4"),
      ("mi, m, 1610, true", "digits 3"),
      ("mi, m, 1.608e+03, true", "differs 1609.344 1608 -0.00084"),
      ("mi, m, 1.62e+03, true", "differs 1609.344 1620 0.0066"),
    ]
    for (row, word) in rows {
      #expect(try words(row, "mile in meter = mi, m") == ["mile: " + word], "\(row)")
    }
    // 1 rad is 1/2π revolutions, 0.159 154 943…
    for number in ["0.1591549", "0.1591550", "0.15915494", "0.159155"] {
      let isRight = number != "0.1591550"
      let found = try words("rad, rev, \(number), true", "radian in revolution = rad, rev")
      #expect(found[0].contains("digits") == isRight, "\(number): \(found)")
    }
  }

  @Test func malformedRowsAreRefused() {
    let rows = [
      ("a, b, c, true", "line 2, column 7: unreadable number 'c'"),
      ("a, b, 1", "line 2, column 1: 3 fields where 4 are expected"),
      ("a, b, 1, true\na, b, 1, true", "line 3, column 1: 'a, b' stands twice"),
      ("", "line 1, column 1: no definitions"),
    ]
    for (text, message) in rows {
      do throws(TableError) {
        _ = try TableTexts.nist(text)
        Issue.record("\(text) is read")
      } catch {
        #expect(error.description == "A.csv, " + message, "\(text)")
      }
    }
  }
}
