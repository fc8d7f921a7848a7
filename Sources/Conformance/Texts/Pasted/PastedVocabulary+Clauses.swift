import MeasureText
import PropertyTesting
import UnitCatalog

/// Words of rates and bounds; several words together form a part of a text.
extension PastedVocabulary {
  /// Returns words that form a bound together with the number after them.
  ///
  /// The words are the language's words of signs (`moins de`, `au moins`) and other words.
  static func bounds(in locale: NumberLocale) -> [PastedText.Choice] {
    let language = locale.language
    let signs = ["minus", "plus"].flatMap { ListedWords.words($0, in: language) }
    let signed = ListedWords.words("than", in: language).flatMap { than in
      signs.map { "\($0) \(than)" }
    }
    let least = ListedWords.words("least", in: language).flatMap { word in
      signs.map { "\(word) \($0)" }
    }
    return (signed + least + ordinaryBounds(in: language)).map { (.bound, $0) }
  }

  private static func ordinaryBounds(in language: NumberLanguage) -> [String] {
    switch language {
    case .english: ["less than", "more than", "at most", "at least", "up to", "about"]
    case .german: ["weniger als", "mehr als", "höchstens", "mindestens", "bis zu", "etwa"]
    case .french: ["au maximum", "jusqu'à", "environ"]
    case .spanish: ["como máximo", "hasta", "unos"]
    case .italian: ["al massimo", "almeno", "fino a", "circa"]
    case .portuguese: ["no máximo", "até", "cerca de"]
    case .russian: ["менее", "более", "не более", "до", "около"]
    case .japanese: ["最大", "最低", "約"]
    case .simplifiedChinese, .traditionalChinese: ["至少", "最多", "不到", "约"]
    }
  }

  /// Returns rates of things that people count in the language: par personne.
  static func countedRates(in locale: NumberLocale) -> [PastedText.Choice] {
    let language = locale.language
    let makers = ["per", "indefinite"].flatMap { ListedWords.words($0, in: language) }
    guard !makers.isEmpty else { return [] }
    return ListedWords.words("item", in: language).enumerated().map { index, item in
      (.rate, "\(makers[index % makers.count]) \(item)")
    }
  }

  /// Returns requests for the conversion of a measure: `5 kg in lb`.
  static func requests(in locale: NumberLocale) -> [[PastedText.Choice]] {
    ListedWords.words("request", in: locale.language).flatMap { word in
      [("5 kg", "lb"), ("12 km", "ft"), ("2.5 h", "days"), ("3 cups", "pints")].map {
        [(.measure, $0.0), (.suffix, "\(word) \($0.1)")]
      }
    }
  }

  /// Returns measures next to an amount without a number: `an h and 2.5 h`, `5 kg & a kg`.
  static func amounts(in locale: NumberLocale) -> [[PastedText.Choice]] {
    let makers = ListedWords.words("amount", in: locale.language)
    let joints: [PastedText.Choice] =
      (ListedWords.words("and", in: locale.language) + ["&"]).map { (.link, $0) } + [(.mark, ",")]
    return makers.enumerated().flatMap { index, maker -> [[PastedText.Choice]] in
      let joint = joints[index % joints.count]
      return [
        [(.amount, "\(maker) km"), joint, (.measure, "12 km")],
        [(.measure, "5 kg"), joint, (.amount, "\(maker) kg")],
      ]
    }
  }

  /// Returns words of powers of ten with their numbers of zeros.
  ///
  /// The result has only words on which all readers of the language agree.
  static func powersOfTen(in language: NumberLanguage) -> [(word: String, zeros: Int)] {
    let powers = [("thousand", 3), ("million", 6), ("billion", 9), ("trillion", 12)]
    return powers.flatMap { name, zeros in
      ListedWords.words(name, in: language).filter { word in
        let meanings = ListedWords.meanings(of: word, in: language)
        return powers.count { meanings.contains($0.0) } == 1
      }.map { ($0, zeros) }
    }
  }

  /// Returns measures whose last word is both a power of ten and the name of a unit: 5 mil.
  static func namedPowers(in locale: NumberLocale) -> [PastedText.Choice] {
    powersOfTen(in: locale.language).map(\.word)
      .filter { !Catalog.standard.lookUp($0).candidates.isEmpty }.map { (.measure, "5 \($0)") }
  }

  /// The phrases of a measure, a word and an operator after the word.
  static let lateOperators: [[PastedText.Choice]] = ["/ 3", "÷ 3", "* 3", "/ h"].map {
    [(.measure, "5 kg"), (.word, "net"), (.rate, $0)]
  }

  /// Returns measures whose number is followed by a power of ten in words: 5 million km.
  static func scaled(in locale: NumberLocale) -> [PastedText.Choice] {
    powersOfTen(in: locale.language).map { (.measure, "5 \($0.word) km") }
  }

  /// Returns numbers of millions and thousands, with and without a unit.
  static func multiplied(in locale: NumberLocale) -> [[PastedText.Choice]] {
    ListedWords.words("crowd", in: locale.language).flatMap { word in
      ["1.5m", "7M", "12K"].map { [(.measure, $0), (.suffix, word)] }
    }
      + scaled(in: locale).map { [$0] }
  }

  /// The phrases in which a part touches a measure and changes it.
  ///
  /// The parts are relations of two marks, words that continue the name of a unit, a kind of a
  /// unit, and a number before three digits.
  static let touching: [[PastedText.Choice]] =
    ["!=", ":=", "=<"].map { [(.relation, $0), (.measure, "5 km")] } + [[(.measure, "!5 km")]]
    + [("5 kg", "force"), ("5 lbs", "of force"), ("5 barrels", "of beer")].map {
      [(.measure, $0.0), (.suffix, $0.1)]
    } + [[(.number, "3"), (.measure, "500 ml")]]

  /// Draws a measure with a bound before it, or with a power of ten in words, as the whole text.
  func alone(_ source: inout ChoiceSource) -> [PastedText.Choice] {
    if !powers.isEmpty, source.oneIn(3) { return [source.element(of: powers)] }
    return (bounds.isEmpty ? [] : [source.element(of: bounds)]) + [(.measure, "5 km")]
  }
}
