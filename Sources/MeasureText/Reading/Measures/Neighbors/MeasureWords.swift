import UnitCatalog

#if SeededFaults
import DecimalArithmetic
#endif

/// The words beside a measure that change its meaning: those of English and of one other language.
///
/// A minus sign is one in every language: `moins 5 km` is negative for English readers, too.
/// Words are compared as ``WordTable`` says.
struct MeasureWords {
  let language: NumberLanguage

  init(_ locale: NumberLocale?) {
    language = locale?.language ?? .english
  }

  /// The meaning of a whole word.
  func meaning(of word: UTF8Bytes) -> WordMeaning {
    let key = WordKey(word)
    var meaning = WordTable.english.meaning(of: key)
    if language == .english { return meaning }
    #if SeededFaults
    if SeededFault.finderKnowsEnglishAlone.isActive { return meaning }
    #endif
    let own = WordTable.of(language).meaning(of: key)
    // Italian `per` is `for`, and no rate some words behind a measure; French `a` is a verb;
    // Portuguese `no` is `in the`.
    if !own.isEmpty { meaning.subtract([.rate, .indefinite, .negation]) }
    meaning.formUnion(own)
    return meaning
  }

  /// The qualifier of the catalog that a word of the language means: `imperial` for `britisch`.
  func qualifier(of word: UTF8Bytes) -> String? {
    language == .english ? nil : WordTable.of(language).qualifier(of: WordKey(word))
  }

  /// The qualifier of the catalog that a nation's or a system's word means, English or of the
  /// language: `US` for `America`.
  func system(of word: UTF8Bytes) -> String? {
    qualifier(of: word) ?? WordTable.english.qualifier(of: WordKey(word))
  }

  /// Whether sentences of the language have no spaces between words.
  var areUnspaced: Bool {
    switch language {
    case .japanese, .simplifiedChinese, .traditionalChinese: true
    default: false
    }
  }

  /// Where the last word of a run without spaces begins: the longest known one, or a character.
  ///
  /// A mark of long vowels behind kana is no word: メーター.
  func startOfLastWord(in run: UTF8Bytes) -> Int {
    var (start, known) = (run.count, run.count)
    for _ in 0..<Self.unspacedLimit {
      guard let decoded = run.scalar(before: start), decoded.scalar.isUnspaced else { break }
      start -= decoded.length
      if decoded.scalar == "\u{30FC}", known == run.count,
        run.scalar(before: start)?.scalar.isKatakana == true
      {
        continue
      }
      if known == run.count || !meaning(of: run.part(start..<run.count)).isEmpty { known = start }
    }
    return known == run.count ? 0 : known
  }

  /// Where the first word of a run without spaces ends: the longest known one, or a character.
  func endOfFirstWord(in run: UTF8Bytes) -> Int {
    var (end, known) = (0, 0)
    for _ in 0..<Self.unspacedLimit {
      guard let decoded = run.scalar(at: end), decoded.scalar.isUnspaced else { break }
      end += decoded.length
      if known == 0 || !meaning(of: run.part(0..<end)).isEmpty { known = end }
    }
    return known == 0 ? run.count : known
  }

  /// The meaning of a word, or of the longest known one that begins it where no spaces stand
  /// between words.
  func meaning(atStartOf word: UTF8Bytes) -> WordMeaning {
    var meaning = meaning(of: word)
    if !meaning.isEmpty { return meaning }
    forEachStart(of: word) { end in
      let known = self.meaning(of: word.part(0..<end))
      if !known.isEmpty { meaning = known }
      return true
    }
    return meaning
  }

  /// The length of a word of a meaning that a text begins with at an offset.
  ///
  /// The word ends where letters end, unless it is written without spaces between words.
  func length(of meaning: WordMeaning, in text: UTF8Bytes, at offset: Int) -> Int? {
    let word = text.part(offset..<text.endOfLetters(from: offset))
    guard !word.isEmpty else { return nil }
    if !self.meaning(of: word).isDisjoint(with: meaning) { return word.count }
    var length: Int?
    forEachStart(of: word) { end in
      if !self.meaning(of: word.part(0..<end)).isDisjoint(with: meaning) { length = end }
      return length == nil
    }
    return length
  }

  /// The most characters of a word that is written without spaces.
  private static let unspacedLimit = 6

  /// Hands over where the first characters of an unspaced word end, until the body says false.
  private func forEachStart(of word: UTF8Bytes, _ body: (Int) -> Bool) {
    var end = 0
    for _ in 0..<Self.unspacedLimit {
      guard let decoded = word.scalar(at: end), decoded.scalar.isUnspaced else { return }
      end += decoded.length
      if end == word.count || !body(end) { return }
    }
  }
}

/// What a word means beside a measure.
struct WordMeaning: OptionSet {
  let rawValue: UInt64

  /// A minus sign before a number.
  static let minus = WordMeaning(rawValue: 1 << 0)
  /// A plus sign before a number.
  static let plus = WordMeaning(rawValue: 1 << 1)
  /// The first word of a range: between 5 and 10.
  static let between = WordMeaning(rawValue: 1 << 2)
  /// The word between the numbers of such a range.
  static let and = WordMeaning(rawValue: 1 << 3)
  static let or = WordMeaning(rawValue: 1 << 4)
  /// Links the numbers on both of its sides: 5 by 4 m, 10 pieces of 5 km.
  static let link = WordMeaning(rawValue: 1 << 5)
  /// An operator, on either side: times.
  static let operation = WordMeaning(rawValue: 1 << 6)
  /// A power, on either side: squared, sq.
  static let power = WordMeaning(rawValue: 1 << 7)
  /// A nation or a system, which tells units of one name apart: UK, metric.
  static let qualifier = WordMeaning(rawValue: 1 << 8)
  /// A factor: twice 5 km.
  static let factor = WordMeaning(rawValue: 1 << 9)
  /// A number in words: ten.
  static let numeral = WordMeaning(rawValue: 1 << 10)
  /// A part or a group if a link follows: a third of 5 km.
  static let part = WordMeaning(rawValue: 1 << 11)
  /// Makes a rate of a measure on either side: every 5 km, 5 kg each.
  static let each = WordMeaning(rawValue: 1 << 12)
  /// A rate behind the measure: daily.
  static let rate = WordMeaning(rawValue: 1 << 13)
  /// Before a unit as much as `per`: 60 miles an hour.
  static let article = WordMeaning(rawValue: 1 << 14)
  /// Before a zero a minus sign behind the number: 5 degrees below zero.
  static let below = WordMeaning(rawValue: 1 << 15)
  static let zero = WordMeaning(rawValue: 1 << 16)
  /// Leaves the number what it is: about.
  static let roughly = WordMeaning(rawValue: 1 << 17)
  /// States the measure behind it, so that numbers before it are none of it: weighs.
  static let verb = WordMeaning(rawValue: 1 << 18)
  /// Begins a time or a place: in 2023.
  static let preposition = WordMeaning(rawValue: 1 << 19)
  /// Before a sign's word `at least` or `at most`, which is no sign: au moins, au plus.
  static let least = WordMeaning(rawValue: 1 << 20)
  /// A word of the language that is a unit's name, too, or stands behind one without a space.
  static let ordinary = WordMeaning(rawValue: 1 << 21)
  /// Before a unit or a counted thing it makes a rate, some words away, too: par personne.
  static let per = WordMeaning(rawValue: 1 << 22)
  /// A thing that rates count: person, piece, serving.
  static let item = WordMeaning(rawValue: 1 << 23)
  /// Before an article and a unit as much as `per`: in der Stunde.
  static let within = WordMeaning(rawValue: 1 << 24)
  /// Between a sign's word and a number it makes a bound of the sign: moins de 5 km.
  static let than = WordMeaning(rawValue: 1 << 25)
  /// A bound behind the unit, without a space: 5 km以上.
  static let bound = WordMeaning(rawValue: 1 << 26)
  /// Before a number that names a thing: Room 12, 5 m wide.
  static let label = WordMeaning(rawValue: 1 << 27)
  /// A unit's name that behind an article says how people move: à pied.
  static let afoot = WordMeaning(rawValue: 1 << 28)
  /// Behind a measure before a unit or a counted thing it makes a rate: a day.
  static let indefinite = WordMeaning(rawValue: 1 << 29)
  /// Behind a unit it makes a time of a rate: a week ago.
  static let past = WordMeaning(rawValue: 1 << 30)

  /// What changes a measure as the word behind it.
  static let touching: WordMeaning = [
    .minus, .plus, .operation, .power, .qualifier, .factor, .numeral, .each, .rate,
  ]
  /// What makes a rate with a unit or a counted thing some words behind a measure.
  static let counting: WordMeaning = [.per, .indefinite, .within]

  /// Goes on with the name of a unit, behind it without a space: 力 of 千克力.
  static let suffix = WordMeaning(rawValue: 1 << 31)

  /// A time that directly in front makes a rate, unless digits make it a date: 年5kg.
  static let yearly = WordMeaning(rawValue: 1 << 32)

  /// A minus word of temperatures alone: 零下5度 is no angle.
  static let frost = WordMeaning(rawValue: 1 << 33)

  /// A function of the measure behind it: sqrt, square root of.
  ///
  /// Behind a measure it is an ordinary word: Spanish `sin` is without.
  static let function = WordMeaning(rawValue: 1 << 34)

  /// Before a unit of the measure's quantity it asks for a conversion: 5 km in miles.
  static let request = WordMeaning(rawValue: 1 << 35)

  /// A unit's name that behind `to the` is a place or a number: the bar, the second exit.
  static let place = WordMeaning(rawValue: 1 << 36)

  /// Before a unit it makes a measure without a number: an hour, a few minutes.
  static let amount = WordMeaning(rawValue: 1 << 37)

  /// People and things that are counted in thousands and millions: behind `1.5m` the `m` is a number.
  static let crowd = WordMeaning(rawValue: 1 << 38)

  /// Words of powers of ten between a number and a unit: 5 million km.
  static let thousand = WordMeaning(rawValue: 1 << 39)
  static let million = WordMeaning(rawValue: 1 << 40)
  static let billion = WordMeaning(rawValue: 1 << 41)
  static let trillion = WordMeaning(rawValue: 1 << 42)

  /// A nation or a system: ``WordTable/qualifier(of:)`` says which the catalog knows it as.
  ///
  /// Every word of a line with a qualifier has this meaning.
  static let system = WordMeaning(rawValue: 1 << 43)
  /// With an ordinal or a number beside it a power: the second power, puissance 2.
  static let exponent = WordMeaning(rawValue: 1 << 44)
  /// Says which power, and behind an article at the end of a clause it is one: alla seconda.
  static let ordinal = WordMeaning(rawValue: 1 << 45)
  /// Makes a temperature one below zero: subzero, frost.
  static let cold = WordMeaning(rawValue: 1 << 46)
  /// Denies the measure behind it: not 5 km.
  static let negation = WordMeaning(rawValue: 1 << 47)
  /// Denies the measure before it, without a space: 5kmではない.
  static let denial = WordMeaning(rawValue: 1 << 48)
  /// Says what the measure is counted as: CO2 equivalent, A-weighted.
  static let equivalent = WordMeaning(rawValue: 1 << 49)

  /// The power of ten that a word multiplies by; `nil` of others, and where languages disagree:
  /// billion.
  var powerOfTen: Int? {
    switch intersection([.thousand, .million, .billion, .trillion]) {
    case .thousand: 3
    case .million: 6
    case .billion: 9
    case .trillion: 12
    default: nil
    }
  }

  /// The names of the meanings in the lists.
  static let names: [(name: StaticString, meaning: WordMeaning)] = [
    ("minus", .minus), ("plus", .plus), ("between", .between), ("and", .and), ("or", .or),
    ("link", .link), ("operation", .operation), ("power", .power), ("qualifier", .qualifier),
    ("factor", .factor), ("numeral", .numeral), ("part", .part), ("each", .each), ("rate", .rate),
    ("article", .article), ("below", .below), ("zero", .zero), ("roughly", .roughly),
    ("verb", .verb), ("preposition", .preposition), ("least", .least), ("ordinary", .ordinary),
    ("per", .per), ("item", .item), ("within", .within), ("than", .than), ("bound", .bound),
    ("label", .label), ("afoot", .afoot), ("indefinite", .indefinite), ("past", .past),
    ("suffix", .suffix), ("yearly", .yearly), ("frost", .frost), ("function", .function),
    ("request", .request), ("place", .place), ("amount", .amount), ("crowd", .crowd),
    ("thousand", .thousand), ("million", .million), ("billion", .billion), ("trillion", .trillion),
    ("system", .system), ("exponent", .exponent), ("ordinal", .ordinal), ("cold", .cold),
    ("negation", .negation), ("denial", .denial), ("equivalent", .equivalent),
  ]
}

extension Unicode.Scalar {
  /// Whether words are made of the character: a letter of any script, but no unit's sign and no
  /// superscript.
  var isWordLetter: Bool {
    if isASCII { return UInt8(truncatingIfNeeded: value).isASCIILetter }
    return switch value {
    case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2C1,
      0x300...0x60B, 0x620...0x65F, 0x66E...0x6D3, 0x6FA...0x8FF, 0x900...0x963, 0x971...0x1FFF,
      0x2100...0x2138, 0x2C00...0x2DFF, 0x3005...0x3007, 0x3041...0x3096, 0x3099...0x30FF,
      0x3105...0x32FF, 0x3400...0x9FFF, 0xA000...0xD7FF, 0xF900...0xFDFF, 0xFE70...0xFEFC,
      0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF66...0xFFDC, 0x10000...0x1D7CD, 0x20000...0x3FFFF:
      DecimalDigits.zero(of: self) == nil
    default: false
    }
  }

  /// Whether the character is kana of loanwords, full or half width.
  var isKatakana: Bool {
    (0x30A1...0x30FF).contains(value) || (0xFF66...0xFF9F).contains(value)
  }

  /// Whether the character is kana of particles and endings.
  var isHiragana: Bool { (0x3041...0x309F).contains(value) }

  /// Whether words of the character have no spaces between them: kana and Chinese characters.
  var isUnspaced: Bool {
    switch value {
    case 0x3005...0x3007, 0x3041...0x3096, 0x3099...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
