import MeasureText
import PropertyTesting
import UnitCatalog

/// Words of rates and bounds, of which several make one part of a text.
extension PastedVocabulary {
  /// Words that make a bound of the number behind them: those of the language's signs (`moins de`,
  /// `au moins`) and others.
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

  /// Rates of things that the language counts: par personne.
  static func countedRates(in locale: NumberLocale) -> [PastedText.Choice] {
    let language = locale.language
    let makers = ["per", "indefinite"].flatMap { ListedWords.words($0, in: language) }
    guard !makers.isEmpty else { return [] }
    return ListedWords.words("item", in: language).enumerated().map { index, item in
      (.rate, "\(makers[index % makers.count]) \(item)")
    }
  }

  /// Measures with a unit behind them that they are to be converted to: `5 kg in lb`.
  static func requests(in locale: NumberLocale) -> [[PastedText.Choice]] {
    ListedWords.words("request", in: locale.language).flatMap { word in
      [("5 kg", "lb"), ("12 km", "ft"), ("2.5 h", "days"), ("3 cups", "pints")].map {
        [(.measure, $0.0), (.suffix, "\(word) \($0.1)")]
      }
    }
  }

  /// Measures with an amount without a number beside them: `an h and 2.5 h`, `5 kg & a kg`.
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

  /// Words of powers of ten with how many zeros they are, where all readers of the language agree.
  static func powersOfTen(in language: NumberLanguage) -> [(word: String, zeros: Int)] {
    let powers = [("thousand", 3), ("million", 6), ("billion", 9), ("trillion", 12)]
    return powers.flatMap { name, zeros in
      ListedWords.words(name, in: language).filter { word in
        let meanings = ListedWords.meanings(of: word, in: language)
        return powers.count { meanings.contains($0.0) } == 1
      }.map { ($0, zeros) }
    }
  }

  /// Words of powers of ten that units are called by, too, without a unit behind them: 5 mil.
  static func namedPowers(in locale: NumberLocale) -> [PastedText.Choice] {
    powersOfTen(in: locale.language).map(\.word)
      .filter { !Catalog.standard.lookUp($0).candidates.isEmpty }.map { (.measure, "5 \($0)") }
  }

  /// Operators behind words behind a measure.
  static let lateOperators: [[PastedText.Choice]] = ["/ 3", "÷ 3", "* 3", "/ h"].map {
    [(.measure, "5 kg"), (.word, "net"), (.rate, $0)]
  }

  /// Measures whose number a word of a power of ten multiplies: 5 million km.
  static func scaled(in locale: NumberLocale) -> [PastedText.Choice] {
    powersOfTen(in: locale.language).map { (.measure, "5 \($0.word) km") }
  }

  /// Numbers of millions and thousands, with a unit and without one.
  static func multiplied(in locale: NumberLocale) -> [[PastedText.Choice]] {
    ListedWords.words("crowd", in: locale.language).flatMap { word in
      ["1.5m", "7M", "12K"].map { [(.measure, $0), (.suffix, word)] }
    }
      + scaled(in: locale).map { [$0] }
  }

  /// Relations of two marks, words that go on with a unit's name, a kind of a unit, and a number
  /// before three digits.
  static let touching: [[PastedText.Choice]] =
    ["!=", ":=", "=<"].map { [(.relation, $0), (.measure, "5 km")] } + [[(.measure, "!5 km")]]
    + [("5 kg", "force"), ("5 lbs", "of force"), ("5 barrels", "of beer")].map {
      [(.measure, $0.0), (.suffix, $0.1)]
    } + [[(.number, "3"), (.measure, "500 ml")]]

  /// A measure with a bound in front, or of a multiple of a power of ten, and nothing else.
  func alone(_ source: inout ChoiceSource) -> [PastedText.Choice] {
    if !powers.isEmpty, source.oneIn(3) { return [source.element(of: powers)] }
    return (bounds.isEmpty ? [] : [source.element(of: bounds)]) + [(.measure, "5 km")]
  }
}
