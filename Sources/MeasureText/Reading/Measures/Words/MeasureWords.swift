import UnitCatalog

/// The words of English and of one other language that change a measure beside them.
///
/// A word of a minus sign counts in every language: `moins 5 km` is negative for English readers
/// too. ``WordTable`` compares words.
struct MeasureWords {
  let language: NumberLanguage

  init(_ locale: NumberLocale?) {
    language = locale?.language ?? .english
  }

  /// Returns the meaning of a whole word.
  func meaning(of word: UTF8Bytes) -> WordMeaning {
    let key = WordKey(word)
    var meaning = WordTable.english.meaning(of: key)
    if language == .english { return meaning }
    #if SeededFaults
    if knowsEnglishAlone { return meaning }
    #endif
    let own = WordTable.of(language).meaning(of: key)
    // A word of the language does not have these English meanings: Italian `per` means `for`,
    // French `a` is a verb, Portuguese `no` means `in the`.
    if !own.isEmpty { meaning.subtract([.rate, .indefinite, .negation]) }
    meaning.formUnion(own)
    return meaning
  }

  /// Returns the qualifier of the catalog for a word of the language: `imperial` for `britisch`.
  func qualifier(of word: UTF8Bytes) -> String? {
    language == .english ? nil : WordTable.of(language).qualifier(of: WordKey(word))
  }

  /// Returns the qualifier of the catalog for a word of a nation or a system.
  ///
  /// The word is English or of the language: `US` for `America`.
  func system(of word: UTF8Bytes) -> String? {
    qualifier(of: word) ?? WordTable.english.qualifier(of: WordKey(word))
  }

  /// Whether the language is written without spaces between words.
  var areUnspaced: Bool {
    switch language {
    case .japanese, .simplifiedChinese, .traditionalChinese: true
    default: false
    }
  }

  /// Returns the start of the last word of a run without spaces: the longest known word, or a
  /// character.
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

  /// Returns the end of the first word of a run without spaces: the longest known word, or a
  /// character.
  func endOfFirstWord(in run: UTF8Bytes) -> Int {
    var (end, known) = (0, 0)
    for _ in 0..<Self.unspacedLimit {
      guard let decoded = run.scalar(at: end), decoded.scalar.isUnspaced else { break }
      end += decoded.length
      if known == 0 || !meaning(of: run.part(0..<end)).isEmpty { known = end }
    }
    return known == 0 ? run.count : known
  }

  /// Returns the meaning of a word.
  ///
  /// If an unspaced word has no meaning, returns the meaning of the longest known word at its
  /// start.
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

  /// Returns the length of a word of a meaning at an offset; `nil` if there is none.
  ///
  /// The word ends where the letters end. In text without spaces it may end between two letters.
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

  /// The greatest number of characters of a word in text without spaces.
  private static let unspacedLimit = 6

  /// Calls `body` with the end of each proper prefix of a word without spaces, the shortest first.
  ///
  /// The iteration ends if `body` returns `false`.
  private func forEachStart(of word: UTF8Bytes, _ body: (Int) -> Bool) {
    var end = 0
    for _ in 0..<Self.unspacedLimit {
      guard let decoded = word.scalar(at: end), decoded.scalar.isUnspaced else { return }
      end += decoded.length
      if end == word.count || !body(end) { return }
    }
  }
}

/// The meanings of a word beside a measure.
struct WordMeaning: OptionSet {
  let rawValue: UInt64

  /// A minus sign in front of a number.
  static let minus = WordMeaning(rawValue: 1 << 0)
  /// A plus sign in front of a number.
  static let plus = WordMeaning(rawValue: 1 << 1)
  /// The first word of a range: between 5 and 10.
  static let between = WordMeaning(rawValue: 1 << 2)
  /// The word between the numbers of a range: between 5 and 10.
  static let and = WordMeaning(rawValue: 1 << 3)
  static let or = WordMeaning(rawValue: 1 << 4)
  /// A word that links the numbers on both sides: 5 by 4 m, 10 pieces of 5 km.
  static let link = WordMeaning(rawValue: 1 << 5)
  /// An operator on either side of a measure: times.
  static let operation = WordMeaning(rawValue: 1 << 6)
  /// A power on either side of a measure: squared, sq.
  static let power = WordMeaning(rawValue: 1 << 7)
  /// A nation or a system that distinguishes units of one name: UK, metric.
  static let qualifier = WordMeaning(rawValue: 1 << 8)
  /// A factor: twice 5 km.
  static let factor = WordMeaning(rawValue: 1 << 9)
  /// A number in words: ten.
  static let numeral = WordMeaning(rawValue: 1 << 10)
  /// A part or a group in front of a link: a third of 5 km.
  static let part = WordMeaning(rawValue: 1 << 11)
  /// A word on either side of a measure that makes a rate: every 5 km, 5 kg each.
  static let each = WordMeaning(rawValue: 1 << 12)
  /// A rate behind the measure: daily.
  static let rate = WordMeaning(rawValue: 1 << 13)
  /// A word that means `per` in front of a unit: 60 miles an hour.
  static let article = WordMeaning(rawValue: 1 << 14)
  /// A word that makes the number in front negative if a zero follows: 5 degrees below zero.
  static let below = WordMeaning(rawValue: 1 << 15)
  static let zero = WordMeaning(rawValue: 1 << 16)
  /// A word that does not change the number: about.
  static let roughly = WordMeaning(rawValue: 1 << 17)
  /// A verb that states the measure behind it: weighs.
  ///
  /// A number in front of the verb does not belong to the measure.
  static let verb = WordMeaning(rawValue: 1 << 18)
  /// A word that begins a time or a place: in 2023.
  static let preposition = WordMeaning(rawValue: 1 << 19)
  /// A word in front of `plus` or `minus` that makes `at most` or `at least`: au moins, au plus.
  static let least = WordMeaning(rawValue: 1 << 20)
  /// A word of the language that is also a unit's name, or that follows a unit's name without a
  /// space.
  static let ordinary = WordMeaning(rawValue: 1 << 21)
  /// A word that makes a rate in front of a unit or a counted thing, also across words: par
  /// personne.
  static let per = WordMeaning(rawValue: 1 << 22)
  /// A thing that rates count: person, piece, serving.
  static let item = WordMeaning(rawValue: 1 << 23)
  /// A word that means `per` in front of an article and a unit: in der Stunde.
  static let within = WordMeaning(rawValue: 1 << 24)
  /// A word between the word of a sign and a number, which makes a bound: moins de 5 km.
  static let than = WordMeaning(rawValue: 1 << 25)
  /// A bound behind the unit, without a space: 5 km以上.
  static let bound = WordMeaning(rawValue: 1 << 26)
  /// A word in front of a number that names a thing: Room 12, 5 m wide.
  static let label = WordMeaning(rawValue: 1 << 27)
  /// A unit's name that is a way to move if an article is in front of it: à pied.
  static let afoot = WordMeaning(rawValue: 1 << 28)
  /// A word behind a measure and in front of a unit or a counted thing that makes a rate: a day.
  static let indefinite = WordMeaning(rawValue: 1 << 29)
  /// A word behind a unit that makes a rate a point in time: a week ago.
  static let past = WordMeaning(rawValue: 1 << 30)

  /// The meanings that change a measure directly in front of the word.
  static let touching: WordMeaning = [
    .minus, .plus, .operation, .power, .qualifier, .factor, .numeral, .each, .rate,
  ]
  /// The meanings that make a rate with a unit or a counted thing, across words behind a measure.
  static let counting: WordMeaning = [.per, .indefinite, .within]

  /// A word that continues the name of a unit without a space: 力 of 千克力.
  static let suffix = WordMeaning(rawValue: 1 << 31)

  /// A word of time that makes a rate directly in front of a measure: 年5kg.
  ///
  /// Behind digits the word makes a date.
  static let yearly = WordMeaning(rawValue: 1 << 32)

  /// A word of a minus sign that only temperatures have: 零下5度 is no angle.
  static let frost = WordMeaning(rawValue: 1 << 33)

  /// A function of the measure behind it: sqrt, square root of.
  ///
  /// Behind a measure the word is ordinary: Spanish `sin` is `without`.
  static let function = WordMeaning(rawValue: 1 << 34)

  /// A word that requests a conversion in front of a unit of the measure's quantity: 5 km in miles.
  static let request = WordMeaning(rawValue: 1 << 35)

  /// A unit's name that is a place or an ordinal behind `to the`: the bar, the second exit.
  static let place = WordMeaning(rawValue: 1 << 36)

  /// A word that makes an amount of a unit without digits: an hour, a few minutes.
  static let amount = WordMeaning(rawValue: 1 << 37)

  /// People and things that are counted in thousands and millions: in `1.5m people` the `m` is a
  /// million.
  static let crowd = WordMeaning(rawValue: 1 << 38)

  /// Words of powers of ten between a number and a unit: 5 million km.
  static let thousand = WordMeaning(rawValue: 1 << 39)
  static let million = WordMeaning(rawValue: 1 << 40)
  static let billion = WordMeaning(rawValue: 1 << 41)
  static let trillion = WordMeaning(rawValue: 1 << 42)

  /// A nation or a system; ``WordTable/qualifier(of:)`` returns the qualifier of the catalog.
  ///
  /// Each word in a list's line with a qualifier has this meaning.
  static let system = WordMeaning(rawValue: 1 << 43)
  /// A word of a power with an ordinal or a number beside it: the second power, puissance 2.
  static let exponent = WordMeaning(rawValue: 1 << 44)
  /// An ordinal that states a power behind an article at the end of a clause: alla seconda.
  static let ordinal = WordMeaning(rawValue: 1 << 45)
  /// A word that makes a temperature negative: subzero, frost.
  static let cold = WordMeaning(rawValue: 1 << 46)
  /// A word that negates the measure behind it: not 5 km.
  static let negation = WordMeaning(rawValue: 1 << 47)
  /// A word that negates the measure in front of it, without a space: 5kmではない.
  static let denial = WordMeaning(rawValue: 1 << 48)
  /// A word that states the measure's basis: CO2 equivalent, A-weighted.
  static let equivalent = WordMeaning(rawValue: 1 << 49)

  /// The exponent of the power of ten that a word means.
  ///
  /// The value is `nil` for other words, and for words such as `billion`, about which English and
  /// German disagree.
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
  /// Whether the character is a letter of any script, and neither a unit's sign nor a superscript.
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

  /// Whether the character is katakana, full-width or half-width.
  var isKatakana: Bool {
    (0x30A1...0x30FF).contains(value) || (0xFF66...0xFF9F).contains(value)
  }

  /// Whether the character is hiragana.
  var isHiragana: Bool { (0x3041...0x309F).contains(value) }

  /// Whether the character is of a script without spaces between words: kana and Chinese
  /// characters.
  var isUnspaced: Bool {
    switch value {
    case 0x3005...0x3007, 0x3041...0x3096, 0x3099...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
