import Metryvo
import Testing

/// Identifiers of locales and codes of regions.
@Suite struct NumberLocaleIdentifierTests {
  @Test func everyIdentifierIsReadAgain() {
    for locale in NumberLocale.allCases {
      let identifier = locale.rawValue
      for spelling in [
        identifier, identifier.lowercased(), identifier.uppercased(),
        identifier.replacing("-", with: "_"),
      ] {
        #expect(NumberLocale(rawValue: spelling) == locale, "\(spelling)")
      }
      #expect(
        locale.region.flatMap { NumberLocale(locale.language, region: $0) } ?? locale == locale)
    }
  }

  @Test func otherSpellingsAreKnown() {
    for (spelling, identifier) in [
      ("pt", "pt-BR"), ("zh", "zh-Hans"), ("zh-TW", "zh-Hant-TW"), ("zh_HK", "zh-Hant-HK"),
      ("zh-CN", "zh-Hans-CN"), ("zh-SG", "zh-Hans-SG"), ("zh-Hans-HK", "zh-Hans-HK"),
      ("en-UK", "en-GB"), ("de_CH", "de-CH"), ("DE-ch", "de-CH"), ("es-419", "es-419"),
    ] {
      #expect(NumberLocale(rawValue: spelling)?.rawValue == identifier, "\(spelling)")
    }
  }

  @Test func whatHasNoDataIsRefused() {
    for (identifier, nearest) in [
      ("de-FR", "de"), ("en-SE", "en"), ("ja-US", "ja"), ("pt-US", "pt-BR"), ("zh-US", "zh-Hans"),
      ("xx", nil), ("", nil), ("-", nil), ("de-Latn-CH", nil), ("de-CH-1996", nil), ("deu", nil),
      ("zh-Latn", nil), ("pl", nil), (String(repeating: "de-", count: 9_999), nil),
      ("de-", "de"), ("de-C", "de"), ("de-CHE", "de"), ("d\u{E9}", nil),
    ] as [(String, String?)] {
      #expect(NumberLocale(rawValue: identifier) == nil, "\(identifier)")
      #expect(NumberLocale.nearest(to: identifier)?.rawValue == nearest, "\(identifier)")
    }
  }

  @Test func codesAreThoseOfISO3166() {
    for code in ["US", "GB", "DE", "IN", "AQ", "001", "419"] {
      #expect(RegionCode(rawValue: code)?.rawValue == code)
    }
    #expect(RegionCode(rawValue: "UK")?.rawValue == "GB")
    for code in ["us", "U", "USA", "ZZ", "", "840", "É", "USUSUS"] {
      #expect(RegionCode(rawValue: code) == nil, "\(code)")
    }
    for locale in NumberLocale.allCases {
      if let region = locale.region { #expect(RegionCode(rawValue: region.rawValue) == region) }
    }
  }
}
