import Foundation
import Metryvo
import Testing

/// The table of marks against CLDR's own files.
@Suite struct NumberLocaleTests {
  @Test(
    .enabled(
      if: CLDRNumbers.folder != nil,
      "not run, 9 locales: no CLDR in .corpora/tables ('make tables' gets it) or installed"))
  func marksAreThoseOfCLDR() throws {
    let folder = try #require(CLDRNumbers.folder)
    let release = try #require(try CLDRNumbers.release(of: folder))
    var compared = 0
    for locale in NumberLocale.allCases {
      let published = try CLDRNumbers(locale, in: folder)
      let symbols = locale.symbols
      #expect(published.value("decimal", in: "symbols") == "\(symbols.decimal)", "\(locale)")
      #expect(published.value("group", in: "symbols") == "\(symbols.grouping)", "\(locale)")
      #expect(
        published.value("pattern", in: "percentFormats")
          == (symbols.spacesPercent ? "#,##0\u{A0}%" : "#,##0%"), "\(locale)")
      // Italian has 2 since release 46.
      let minimum = locale == .italian && release < 46 ? 1 : symbols.minimumGroupingDigits
      #expect(published.value("minimumGroupingDigits") == "\(minimum)", "\(locale)")
      compared += 1
    }
    #expect(compared == 9)
  }

  /// What the writer takes for granted: it is the same in all nine locales.
  @Test(
    .enabled(
      if: CLDRNumbers.folder != nil,
      "not run, 9 locales: no CLDR in .corpora/tables ('make tables' gets it) or installed"))
  func allLocalesShareTheRest() throws {
    let folder = try #require(CLDRNumbers.folder)
    for locale in NumberLocale.allCases {
      let published = try CLDRNumbers(locale, in: folder)
      for (element, parent, value) in [
        ("minusSign", "symbols", "-"), ("exponential", "symbols", "E"),
        ("infinity", "symbols", "∞"),
        ("percentSign", "symbols", "%"), ("pattern", "decimalFormats", "#,##0.###"),
        ("pattern", "scientificFormats", "#E0"),
      ] {
        #expect(published.value(element, in: parent) == value, "\(locale) \(element)")
      }
    }
  }

  @Test func theMarksOfEveryLocaleAreUnambiguous() {
    #expect(NumberLocale.allCases.count == 9)
    for locale in NumberLocale.allCases { #expect(locale.symbols.areUnambiguous) }
    for scalar: Unicode.Scalar in ["0", "9", "+", "-", "\u{2212}", "E", "e", "\0"] {
      #expect(!NumberSymbols(decimal: scalar, grouping: " ").areUnambiguous)
      #expect(!NumberSymbols(decimal: ".", grouping: scalar).areUnambiguous)
    }
  }
}
