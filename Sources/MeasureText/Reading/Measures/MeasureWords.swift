import UnitCatalog

/// The words beside a measure that change its meaning: those of English and of one other language.
///
/// A list is a text of words with spaces between them. Words are compared without ASCII case.
/// Chinese and Japanese are written without spaces: their words count wherever they begin a text.
struct MeasureWords {
  private let local: Lists

  init(_ locale: NumberLocale?) {
    local = Lists.of(locale?.rawValue ?? "en")
  }

  /// What a word means beside a measure.
  struct Meaning: OptionSet {
    let rawValue: UInt16

    /// A minus sign before a number.
    static let minus = Meaning(rawValue: 1 << 0)
    /// A plus sign before a number.
    static let plus = Meaning(rawValue: 1 << 1)
    /// The first word of a range: between 5 and 10.
    static let between = Meaning(rawValue: 1 << 2)
    /// The word between the numbers of such a range.
    static let and = Meaning(rawValue: 1 << 3)
    /// Joins the numbers on both of its sides: 5 by 4 m.
    static let join = Meaning(rawValue: 1 << 4)
    /// An operator or a power, on either side: per day, squared.
    static let operation = Meaning(rawValue: 1 << 5)
    /// A factor in front: twice 5 km.
    static let factor = Meaning(rawValue: 1 << 6)
    /// Before a unit as much as `per`: 60 miles an hour.
    static let each = Meaning(rawValue: 1 << 7)
    /// Before a zero a minus sign behind the number: 5 degrees below zero.
    static let below = Meaning(rawValue: 1 << 8)
    static let zero = Meaning(rawValue: 1 << 9)
    /// Before a second statement of the measure: 5 kg (about 11 lb).
    static let roughly = Meaning(rawValue: 1 << 10)
    /// A word of the language that is a unit's name, too.
    static let ordinary = Meaning(rawValue: 1 << 11)
  }

  func meaning(of word: UTF8Bytes) -> Meaning {
    // The nation, not the pronoun.
    if word.elementsEqual("US".utf8) { return .operation }
    return Lists.english.meaning(of: word).union(local.meaning(of: word))
  }

  /// The length of a word of a meaning that a text begins with at an offset; it ends there, or a space
  /// follows, unless it is Chinese or Japanese.
  func length(of meaning: Meaning, in text: UTF8Bytes, at offset: Int) -> Int? {
    var end = offset
    while let decoded = text.scalar(at: end), decoded.scalar.isWordLetter { end += decoded.length }
    guard end > offset else { return nil }
    let word = text.part(offset..<end)
    return Lists.english.length(of: meaning, in: word) ?? local.length(of: meaning, in: word)
  }
}

/// The lists of a language.
private struct Lists {
  var minus: StaticString = ""
  var plus: StaticString = ""
  var between: StaticString = ""
  var and: StaticString = ""
  var joins: StaticString = ""
  var operations: StaticString = ""
  var factors: StaticString = ""
  var each: StaticString = ""
  var below: StaticString = ""
  var zero: StaticString = ""
  var roughly: StaticString = ""
  var ordinary: StaticString = ""

  func meaning(of word: UTF8Bytes) -> MeasureWords.Meaning {
    var meaning: MeasureWords.Meaning = []
    func look(in list: StaticString, for one: MeasureWords.Meaning) {
      if Self.length(in: list, of: word) != nil { meaning.insert(one) }
    }
    look(in: minus, for: .minus)
    look(in: plus, for: .plus)
    look(in: between, for: .between)
    look(in: and, for: .and)
    look(in: joins, for: .join)
    look(in: operations, for: .operation)
    look(in: factors, for: .factor)
    look(in: each, for: .each)
    look(in: below, for: .below)
    look(in: zero, for: .zero)
    look(in: roughly, for: .roughly)
    look(in: ordinary, for: .ordinary)
    return meaning
  }

  /// The length of the word of one meaning that a text begins with.
  func length(of meaning: MeasureWords.Meaning, in word: UTF8Bytes) -> Int? {
    let list =
      switch meaning {
      case .minus: minus
      case .plus: plus
      case .between: between
      default: and
      }
    return Self.length(in: list, of: word)
  }

  /// How many bytes of a word are a word of a list.
  private static func length(in list: StaticString, of word: UTF8Bytes) -> Int? {
    let bytes = UTF8Bytes(start: list.utf8Start, count: list.utf8CodeUnitCount)
    guard let initial = word.first else { return nil }
    let first = folded(initial)
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x20 { end += 1 }
      let length = end - start
      // Hiragana and all behind it are written without spaces.
      if length > 0, folded(bytes[start]) == first,
        first < 0xE3 ? word.count == length : word.count >= length
      {
        var index = 1
        while index < length, folded(word[index]) == folded(bytes[start + index]) { index += 1 }
        if index == length { return length }
      }
      start = end + 1
    }
    return nil
  }

  private static func folded(_ byte: UInt8) -> UInt8 { byte.isASCIILetter ? byte | 0x20 : byte }
}

extension Lists {
  static let english = Lists(
    minus: "minus negative neg", plus: "plus positive", between: "between", and: "and",
    joins: "and or to by of through until till x",
    // Qualifiers of units, too: what stands without parentheses is not read.
    operations: """
      per times minus plus x squared cubed UK imperial imp British American metric troy nautical \
      survey statute fluid avoirdupois refrigeration TNT Japanese Canadian
      """,
    factors: """
      half twice thrice double triple quadruple quarter dozen two three four five six seven eight \
      nine ten eleven twelve twenty fifty hundred thousand million billion trillion
      """,
    each: "a an each every", below: "below under", zero: "zero freezing",
    roughly: "about around approx approximately roughly circa ca or nearly almost",
    ordinary: "in at a as are us e o um")

  /// The lists of the language of a locale's identifier.
  static func of(_ identifier: String) -> Lists {
    // By bytes: characters need tables that take room in WebAssembly.
    switch String(decoding: identifier.utf8.prefix(2), as: UTF8.self) {
    case "es":
      Lists(
        minus: "menos", plus: "más mas", between: "entre", and: "y",
        joins: "y o u a por de hasta", operations: "por menos más veces cuadrado cubo",
        factors: "medio media doble triple dos tres cuatro cinco mil millones", each: "cada",
        below: "bajo", zero: "cero", roughly: "unos aproximadamente", ordinary: "y e o u a")
    case "de":
      Lists(
        minus: "minus", plus: "plus", between: "zwischen", and: "und",
        joins: "und oder bis mal von auf", operations: "pro je minus plus mal hoch quadriert",
        factors: """
          halbe halber halbes doppelt zweimal dreimal zwei drei vier fünf sechs sieben acht neun zehn \
          hundert tausend Millionen
          """,
        each: "am jeden jede jedes", below: "unter", zero: "Null", roughly: "etwa rund zirka",
        ordinary: "am an um im es in da")
    case "fr":
      Lists(
        minus: "moins", plus: "plus", between: "entre", and: "et",
        joins: "et ou à sur par de fois", operations: "par moins fois carré cube",
        factors: "demi demie double triple deux trois quatre cinq cent mille millions",
        each: "chaque", below: "sous dessous", zero: "zéro", roughly: "environ",
        ordinary: "a à en y o")
    case "it":
      Lists(
        minus: "meno", plus: "più", between: "tra fra", and: "e",
        joins: "e o a per di", operations: "per meno più volte quadrato cubo",
        factors: "mezzo mezza doppio triplo due tre quattro cinque mille milioni",
        each: "al ogni", below: "sotto", zero: "zero", roughly: "circa",
        ordinary: "a e o al da ma")
    case "pt":
      Lists(
        minus: "menos", plus: "mais", between: "entre", and: "e",
        joins: "e ou a por de até", operations: "por menos mais vezes quadrado cubo",
        factors: "meio meia dobro triplo dois duas três quatro cinco mil milhões",
        each: "cada", below: "abaixo", zero: "zero", roughly: "cerca",
        ordinary: "a e o um uma as os em no")
    case "ru":
      Lists(
        minus: "минус Минус", plus: "плюс Плюс", between: "между Между", and: "и",
        joins: "и или до на из", operations: "минус плюс раз умножить квадрате кубе",
        factors: "полтора два две три четыре пять сто тысяч миллионов", each: "в на каждый",
        below: "ниже", zero: "нуля", roughly: "около примерно", ordinary: "с в к о у и")
    case "ja":
      Lists(
        minus: "マイナス 零下 氷点下", plus: "プラス", joins: "から と",
        operations: "毎 掛ける 平方 立方", factors: "約半分", each: "毎")
    case "zh":
      Lists(
        minus: "负 負 零下", plus: "正", joins: "至 到 和",
        operations: "每 乘 平方 立方", each: "每")
    default: Lists()
    }
  }
}

extension Unicode.Scalar {
  /// Whether words are made of the character: a letter of any script, but no unit's sign and no superscript.
  var isWordLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2C1,
      0x300...0x60B, 0x620...0x65F, 0x66E...0x6D3, 0x6FA...0x8FF, 0x900...0x963, 0x971...0x1FFF,
      0x2100...0x2138, 0x2C00...0x2DFF, 0x3005...0x3007, 0x3041...0x3096, 0x3099...0x30FF,
      0x3105...0x32FF, 0x3400...0x9FFF, 0xA000...0xD7FF, 0xF900...0xFDFF, 0xFE70...0xFEFC,
      0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF66...0xFFDC, 0x10000...0x1D7CD, 0x20000...0x3FFFF:
      DecimalDigits.zero(of: self) == nil
    default: false
    }
  }
}
