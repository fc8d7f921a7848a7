import Testing
import UnitCatalog

/// Texts quoted in messages show control characters and invisible characters as their codes.
@Suite struct PrintableTests {
  @Test func everyControlAndFormatCharacterIsShownAsItsCode() {
    var failures: [String] = []
    var count = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isHidden =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
      guard isHidden else { continue }
      count += 1
      let digits = String(value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      let text = "a\(scalar)b"
      if Printable.excerpt(text) != "a<U+\(code)>b" || Printable.holds(text) {
        failures.append(code)
      }
    }
    #expect(failures == [])
    #expect(count > 220)
  }

  @Test func lettersAndSignsAreShownAsTheyAre() {
    for text in ["5 km", "°C", "µΩ", "キロ", "км", "\u{FFFD}", "🎉"] {
      #expect(Printable.excerpt(text) == text && Printable.holds(text))
    }
  }
}
