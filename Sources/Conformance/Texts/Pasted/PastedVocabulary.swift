import MeasureText
import PropertyTesting
import UnitCatalog

/// The words and phrases from which texts of a locale are composed.
struct PastedVocabulary: Sendable {
  let locale: NumberLocale
  var words: [PastedText.Choice]
  var others: [PastedText.Choice]
  let bounds: [PastedText.Choice]
  let powers: [PastedText.Choice]
  private var choices: [PastedText.Kind: [PastedText.Choice]]

  private static let ordinary: [PastedText.Choice] =
    ["long", "today", "Wasser", "pieces", "net"].map { (.word, $0) }
    + [",", ";", ":", "|", "(11 lb)"].map { (.mark, $0) }
  private static let numbers: [PastedText.Choice] = ["7", "12"].map { (.number, $0) }
  private static let measures: [PastedText.Choice] =
    ["5 kg", "12 km", "40 °C", "3 cups", "2.5 h", "5 to 10 km", "6–8 kg"].map { (.measure, $0) }
  private static let marks: [PastedText.Choice] =
    ["-", "\u{2212}", "+"].map { (.sign, $0) }
    + ["-", "×", "*", "/", "÷", "±"].map { (.joint, $0) }
    + ["per day", "an hour", "squared", "²", "^2", "⁻¹", "(UK)", "s-2", "/ 3", "%"]
    .map { (.suffix, $0) }
    + ["10 x", "3 ×", "x2", "2x", "×2", "5 or", "4 and"].map { (.factor, $0) }

  /// The differences of measures, which random parts rarely form.
  private static let differences: [[PastedText.Choice]] = ["-", "\u{2212}"].map {
    [(.measure, "12 km"), (.joint, $0), (.measure, "7 km")]
  }

  /// Returns measures with an ordinary word after the symbol.
  ///
  /// Symbol and word together are the spelling of another unit.
  private static func homographs(in locale: NumberLocale) -> [[PastedText.Choice]] {
    switch locale.language {
    case .german: [[(.measure, "5 m"), (.word, "in"), (.word, "Wasser")]]
    case .russian:
      ["с", "и"].map { [(.measure, "5 м"), (.word, $0), (.word, "Wasser")] }
    default: []
    }
  }

  init(_ locale: NumberLocale) {
    self.locale = locale
    words = Self.ordinary + Self.ordinaryWords(of: locale)
    others = Self.marks + Self.numbers + Self.touchingWords(of: locale)
    bounds = Self.bounds(in: locale)
    powers = Self.scaled(in: locale)
    let counted = Self.countedRates(in: locale)
    choices = Dictionary(grouping: Self.measures + words + others + counted, by: \.kind)
  }

  private static func ordinaryWords(of locale: NumberLocale) -> [PastedText.Choice] {
    let all = ListedWords.meanings
    return listed(
      .filler, ["article", "roughly"], locale,
      but: all.filter { !["article", "roughly", "ordinary"].contains($0) })
      + listed(.verb, ["verb"], locale, but: all.filter { !["verb", "ordinary"].contains($0) })
  }

  private static func touchingWords(of locale: NumberLocale) -> [PastedText.Choice] {
    let numbers = ["numeral", "factor", "part"]
    // The long vowel mark is a minus only if no kana precedes it, so it is left out.
    let minus = NumberLanguage.allCases.flatMap { ListedWords.words("minus", in: $0) }
      .filter { $0 != "\u{30FC}" }
    return listed(.link, ["link"], locale, but: ["verb", "minus", "plus", "roughly"] + numbers)
      + listed(
        .factor, ["numeral", "factor"], locale, but: ["link", "verb", "article", "roughly"])
      + listed(
        .operation, ["operation", "power", "qualifier", "each"], locale,
        but: ["verb", "article", "link"])
      + listed(.rate, ["rate"], locale, withEnglish: false, but: ["verb", "article", "link"])
      + listed(.between, ["between"], locale, but: ["link"])
      + listed(.function, ["function"], locale, but: ["link", "verb", "article"])
      + listed(.sign, ["plus"], locale, but: ["link"]) + minus.map { (.sign, $0) }
  }

  /// Returns words that have one of `meanings` for readers of a locale, and none of `others`.
  private static func listed(
    _ kind: PastedText.Kind, _ meanings: [String], _ locale: NumberLocale,
    withEnglish: Bool = true, but others: [String]
  ) -> [PastedText.Choice] {
    let language = locale.language
    let languages = withEnglish && language != .english ? [language, .english] : [language]
    let reader = MeasureReader(.lenient(locale), suggestsUnits: false)
    return meanings.flatMap { meaning in
      languages.flatMap { ListedWords.words(meaning, in: $0) }.filter { word in
        let all = ListedWords.meanings(of: word, in: language)
        // Names of units are left out, because a unit after a number forms a measure.
        return !others.contains(where: all.contains) && (try? reader.unit(word)) == nil
      }.map { (kind, $0) }
    }
  }

  private static let phrases: [[PastedText.Kind]] = [
    [.number, .word, .link, .measure], [.number, .link, .measure], [.number, .word, .measure],
    [.number, .word, .word, .link, .filler, .measure], [.factor, .link, .measure],
    [.factor, .word, .link, .measure], [.number, .verb, .measure], [.number, .mark, .measure],
    [.measure, .word, .rate], [.measure, .link, .factor], [.measure, .link, .filler, .factor],
    [.measure, .rate],
    [.function, .link, .measure], [.measure, .word, .number], [.operation, .filler, .measure],
    [.measure, .operation],
  ]

  /// A generator of a part or a phrase.
  var part: Generator<[PastedText.Choice]> {
    let qualified = locale.language == .english ? Self.qualified : []
    let homographs = Self.homographs(in: locale)
    let requests = Self.requests(in: locale)
    let clauses = [
      Self.amounts(in: locale), Self.multiplied(in: locale), Self.lateOperators, Self.touching,
    ]
    let namedPowers = Self.namedPowers(in: locale)
    return Generator("part") { [self] source in
      if !namedPowers.isEmpty, source.oneIn(32) { return [source.element(of: namedPowers)] }
      if source.oneIn(64) { return source.element(of: Self.differences) }
      if source.oneIn(64), !requests.isEmpty { return source.element(of: requests) }
      if source.oneIn(24) { return source.element(of: source.element(of: clauses)) }
      if !homographs.isEmpty, source.oneIn(16) { return source.element(of: homographs) }
      if source.oneIn(32) {
        let others = [PastedText.Kind.rate, .operation, .suffix].compactMap { choices[$0] }
        return [(.measure, "5 kg"), (.mark, "(11 lb)")]
          + [source.element(of: source.element(of: others))]
      }
      if source.oneIn(32), let rates = choices[.rate] {
        let rate = source.element(of: rates)
        return source.oneIn(2)
          ? [rate, (.mark, ":"), (.measure, "5 kg")] : [(.measure, "5 kg"), (.mark, ","), rate]
      }
      if source.oneIn(6) {
        if !qualified.isEmpty, source.oneIn(4) { return source.element(of: qualified) }
        return source.element(of: Self.phrases).compactMap { kind in
          choices[kind].map { source.element(of: $0) }
        }
      }
      return [source.element(of: source.element(of: [Self.measures, words, words, others]))]
    }
  }

  /// The measures whose unit's name has its first word moved to the end: 5 ton long.
  private static let qualified: [[PastedText.Choice]] = Catalog.standard.units.flatMap { unit in
    ([unit.name, unit.pluralName] + unit.aliases).compactMap { name -> [PastedText.Choice]? in
      let words = name.split(separator: " ")
      guard words.count == 2, words[0].count > 1,
        !Catalog.standard.lookUp("\(words[1])").candidates.isEmpty,
        words.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isLetter } }),
        Set(ListedWords.meanings(of: "\(words[0])", in: .english)).isSubset(of: ["qualifier"])
      else { return nil }
      return [(.measure, "5 \(words[1])"), (.qualifier, "\(words[0])")]
    }
  }
}
