/// A locale with known conventions for numbers: a language, or a language in a region.
///
///     NumberLocale.german.symbols.decimal  // ","
///     NumberLocale(rawValue: "de-CH")?.symbols.decimal  // Optional(".")
///     NumberLocale(rawValue: "de_ch") == NumberLocale(rawValue: "de-CH")  // true
///
/// The language decides the names of units and the words of ranges. The region decides the marks of
/// numbers, and which unit is meant by a name that several units share.
public struct NumberLocale: CaseIterable, Hashable, Sendable {
  /// The language of unit names and words.
  public let language: NumberLanguage
  /// The region; `nil` for the language in general.
  public let region: RegionCode?
  /// The decimal mark, the grouping mark and the other signs of numbers.
  public let symbols: NumberSymbols

  private init(_ language: NumberLanguage, _ region: RegionCode?, _ symbols: NumberSymbols) {
    self.language = language
    self.region = region
    self.symbols = symbols
  }

  /// Creates the locale of a language; for Portuguese the locale of Brazil.
  ///
  ///     NumberLocale(.portuguese).rawValue  // "pt-BR"
  public init(_ language: NumberLanguage) {
    let region = language == .portuguese ? RegionCode("BR") : nil
    self.init(language, region, language.symbols)
  }

  /// Creates the locale of a language in a region; `nil` if CLDR has no data for both.
  ///
  ///     let india = RegionCode(rawValue: "IN")!
  ///     NumberLocale(.english, region: india)?.symbols.hasIndianGroups  // Optional(true)
  ///     NumberLocale(.japanese, region: india)  // nil
  public init?(_ language: NumberLanguage, region: RegionCode) {
    let group = language.regions.first { RegionCode.contains(region, in: $0.codes) }
    guard let group else { return nil }
    self.init(language, region, group.symbols)
  }

  public static var english: NumberLocale { NumberLocale(.english) }
  public static var spanish: NumberLocale { NumberLocale(.spanish) }
  public static var german: NumberLocale { NumberLocale(.german) }
  public static var french: NumberLocale { NumberLocale(.french) }
  public static var italian: NumberLocale { NumberLocale(.italian) }
  public static var brazilianPortuguese: NumberLocale { NumberLocale(.portuguese) }
  public static var japanese: NumberLocale { NumberLocale(.japanese) }
  public static var simplifiedChinese: NumberLocale { NumberLocale(.simplifiedChinese) }
  public static var russian: NumberLocale { NumberLocale(.russian) }
  public static var traditionalChinese: NumberLocale { NumberLocale(.traditionalChinese) }

  /// All locales: first each language without a region, then each language in each of its regions.
  public static let allCases: [NumberLocale] = {
    var locales = languages
    for language in NumberLanguage.allCases {
      // `NumberLocale(.portuguese)` has the region Brazil, so `languages` already has this locale.
      let region = NumberLocale(language).region
      for group in language.regions {
        RegionCode.visit(group.codes) { code in
          if code != region { locales.append(NumberLocale(language, code, group.symbols)) }
        }
      }
    }
    return locales
  }()

  /// The locales of languages without a region.
  public static let languages = NumberLanguage.allCases.map { NumberLocale($0) }

  /// One locale for each pair of a language and a set of marks, first the language without a
  /// region.
  ///
  /// A rule about numbers that holds in these locales holds in all locales.
  public static let distinctCases: [NumberLocale] = {
    var distinct: [NumberLocale] = []
    for locale in allCases {
      let isKnown = distinct.contains {
        $0.language == locale.language && $0.symbols == locale.symbols
      }
      if !isKnown { distinct.append(locale) }
    }
    return distinct
  }()

  /// Compares language and region, which determine the marks.
  public static func == (first: NumberLocale, second: NumberLocale) -> Bool {
    first.language == second.language && first.region == second.region
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(region)
  }
}
