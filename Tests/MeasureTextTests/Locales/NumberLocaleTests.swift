import Foundation
import Metryvo
import Testing

/// Compares the table of number symbols with CLDR's files.
@Suite struct NumberLocaleTests {
  /// Returns the symbols of release 41; the table follows release 47.
  private static func earlier(_ locale: NumberLocale) -> NumberSymbols {
    var symbols = locale.symbols
    switch locale.rawValue {
    case "it", "it-IT", "it-SM", "it-VA": symbols.minimumGroupingDigits = 1
    case "de-AT": symbols.grouping = "\u{A0}"
    case "fr-MA": symbols.grouping = "."
    default:
      // Spanish in Latin America later lost the space before the percent sign.
      if locale.language == .spanish, symbols.minimumGroupingDigits == 1 {
        symbols.spacesPercent = true
      }
    }
    return symbols
  }

  @Test(
    .enabled(
      if: CLDRNumbers.folder != nil,
      "not run, all locales: no CLDR in .corpora/tables ('make tables' gets it) or installed"))
  func marksAreThoseOfCLDR() throws {
    let folder = try #require(CLDRNumbers.folder)
    let release = try #require(try CLDRNumbers.release(of: folder))
    for (locale, published) in try CLDRNumbers.all(in: folder) {
      let symbols = release < 46 ? Self.earlier(locale) : locale.symbols
      #expect(published.value("decimal", in: "symbols") == "\(symbols.decimal)", "\(locale)")
      #expect(published.value("group", in: "symbols") == "\(symbols.grouping)", "\(locale)")
      let digits = symbols.hasIndianGroups ? "#,##,##0" : "#,##0"
      #expect(
        published.value("pattern", in: "percentFormats")
          == digits + (symbols.spacesPercent ? "\u{A0}%" : "%"), "\(locale)")
      #expect(published.value("pattern", in: "decimalFormats") == digits + ".###", "\(locale)")
      #expect(
        published.value("minimumGroupingDigits") == "\(symbols.minimumGroupingDigits)",
        "\(locale)")
    }
  }

  /// Every CLDR locale of our languages has a row in the table, except those named here.
  @Test(
    .enabled(
      if: CLDRNumbers.folder != nil,
      "not run, all locales: no CLDR in .corpora/tables ('make tables' gets it) or installed"))
  func everyRegionOfCLDRIsKnown() throws {
    let folder = try #require(CLDRNumbers.folder)
    let release = try #require(try CLDRNumbers.release(of: folder))
    let languages: Set = ["en", "es", "de", "fr", "it", "pt", "ja", "zh", "ru"]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".xml") }.map { String($0.dropLast(4)) }
      .filter { languages.contains(String($0.prefix { $0 != "_" })) }
    let unknown = names.filter { NumberLocale(rawValue: $0) == nil }.sorted()
    if release == 41 {
      // The locales en_SE and en_SI write exponents without an E. The locale en_US_POSIX is that of
      // computers.
      #expect(unknown == ["en_SE", "en_SI", "en_US_POSIX"])
    }
    #expect(
      Set(names.compactMap { NumberLocale(rawValue: $0) })
        .isSuperset(of: NumberLocale.allCases))
  }

  /// The elements that the writer assumes to be equal in all locales.
  @Test(
    .enabled(
      if: CLDRNumbers.folder != nil,
      "not run, all locales: no CLDR in .corpora/tables ('make tables' gets it) or installed"))
  func allLocalesShareTheRest() throws {
    let folder = try #require(CLDRNumbers.folder)
    for (locale, published) in try CLDRNumbers.all(in: folder) {
      for (element, parent, value) in [
        ("minusSign", "symbols", "-"), ("infinity", "symbols", "∞"),
        ("percentSign", "symbols", "%"), ("pattern", "scientificFormats", "#E0"),
      ] {
        #expect(published.value(element, in: parent) == value, "\(locale) \(element)")
      }
      // Australia uses a lower-case e. The reader accepts both.
      #expect(
        published.value("exponential", in: "symbols") == (locale.rawValue == "en-AU" ? "e" : "E"),
        "\(locale)")
    }
  }

  @Test func theMarksOfEveryLocaleAreUnambiguous() {
    #expect(NumberLocale.languages.count == 10 && NumberLocale.distinctCases.count == 27)
    #expect(NumberLocale.allCases.count == Set(NumberLocale.allCases).count)
    for locale in NumberLocale.allCases {
      #expect(locale.symbols.areUnambiguous)
      #expect(
        NumberLocale.distinctCases.contains {
          $0.language == locale.language && $0.symbols == locale.symbols
        })
    }
    for scalar: Unicode.Scalar in ["0", "9", "+", "-", "\u{2212}", "E", "e", "\0"] {
      #expect(!NumberSymbols(decimal: scalar, grouping: " ").areUnambiguous)
      #expect(!NumberSymbols(decimal: ".", grouping: scalar).areUnambiguous)
    }
  }

  /// Examples of regions, with one locale for each kind of grouping.
  @Test func regionsWriteNumbersTheirWay() throws {
    for (identifier, expected) in [
      ("en-GB", "1,234,567.5"), ("en-IN", "12,34,567.5"), ("es-MX", "1,234,567.5"),
      ("es-AR", "1.234.567,5"), ("de-AT", "1.234.567,5"), ("de-CH", "1’234’567.5"),
      ("de-LI", "1’234’567.5"), ("it-CH", "1’234’567.5"), ("fr-CA", "1\u{A0}234\u{A0}567,5"),
      ("fr-CH", "1\u{202F}234\u{202F}567,5"), ("pt-PT", "1\u{A0}234\u{A0}567,5"),
      ("pt-BR", "1.234.567,5"), ("en-ZA", "1\u{A0}234\u{A0}567,5"), ("zh-TW", "1,234,567.5"),
    ] {
      let locale = try #require(NumberLocale(rawValue: identifier))
      let number = try #require(Decimal128("1234567.5"))
      #expect(NumberFormat(locale: locale).text(of: number) == expected, "\(identifier)")
      let read = try NumberSyntax.strict(locale.symbols).read(expected).number
      #expect(read == .decimal("1234567.5"), "\(identifier)")
    }
    let portugal = NumberFormat(locale: try #require(NumberLocale(rawValue: "pt-PT")))
    #expect(portugal.text(of: try #require(Decimal128("1234"))) == "1234")
    let india = NumberFormat(locale: try #require(NumberLocale(rawValue: "en-IN")))
    for (number, expected) in [
      ("123", "123"), ("1234", "1,234"), ("12345", "12,345"), ("123456", "1,23,456"),
      ("1234567890123", "12,34,56,78,90,123"),
    ] {
      #expect(india.text(of: try #require(Decimal128(number))) == expected)
    }
  }
}
