import Metryvo
import Testing

/// The corpus of numbers as a browser writes them in nine locales.
@Suite struct FormatCaseTests {
  @Test func everyRowIsWrittenAsTheBrowserDoes() throws {
    let cases = try FormatCase.all()
    let wrong = cases.compactMap { row -> String? in
      let written = row.value.withContiguousUTF8 { row.format.write(utf8: $0).value }
      return written == row.expected ? nil : "\(row.identifier): \(written), not \(row.expected)"
    }
    #expect(wrong == [])
    #expect(cases.count == 84)
  }

  /// Numbers in decimal128 are written as their texts are, except numbers of 35 digits.
  @Test func numbersOfABackendAreWrittenAlike() throws {
    var compared = 0
    for row in try FormatCase.all() {
      guard let number = Decimal128(exactly: row.value) else { continue }
      #expect(row.format.text(of: number) == row.expected, "\(row.identifier)")
      compared += 1
    }
    #expect(compared == 78)
  }

  @Test func optionsThatAreNotUnderstoodAreErrors() {
    for options in ["max 12", "compact", "halfOdd 0 dp", "exactly dp", "grouping min3", ""] {
      #expect(throws: FormatCase.Failure.self) { try FormatCase.format(.english, options) }
    }
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes of the string.
  func withContiguousUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(body)
  }
}
