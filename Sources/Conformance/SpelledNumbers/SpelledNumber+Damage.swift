import MeasureText
import PropertyTesting

extension SpelledNumber {
  /// A generator of texts of numbers with one error, which every reader must reject.
  package static let damaged = Generator<SpelledNumber>("damaged number") { source in
    let locale = source.element(of: NumberLocale.distinctCases)
    let isStrict = source.oneIn(2)
    var parts = NumberParts.drawn(mostDigits: 3, &source)
    var bytes: [UInt8]
    func number(_ parts: NumberParts) -> [UInt8] {
      var text = (parts.isNegative ? "-" : "") + parts.whole
      if !parts.decimals.isEmpty {
        text.unicodeScalars.append(locale.symbols.decimal)
        text += parts.decimals
      }
      return Array(text.utf8)
    }
    let mark = Array(String(locale.symbols.decimal).utf8)
    if isStrict, locale.symbols.hasIndianGroups, source.oneIn(2) {
      // Groups of three, although the locale has groups of two.
      parts.whole = NumberParts.digits(source.uniform(in: 6...12), &source)
      parts.whole = parts.grouped(by: locale.symbols.grouping, isIndian: false)
      return SpelledNumber(bytes: number(parts), locale: locale, isStrict: true, expected: nil)
    }
    switch source.uniform(in: 0...4) {
    case 0:
      bytes = number(parts) + Self.garbage(&source)
    case 1:
      // A second decimal mark. One or two digits follow each mark, because three digits could be a
      // group.
      parts.decimals = NumberParts.digits(source.uniform(in: 1...2), &source)
      bytes = number(parts) + mark + NumberParts.digits(source.uniform(in: 1...2), &source).utf8
    case 2:
      // Groups of two, although the last group must have three digits.
      parts.whole = NumberParts.digits(source.uniform(in: 1...3), &source)
      parts.decimals = ""
      let group = Array(String(locale.symbols.grouping).utf8)
      bytes = number(parts)
      for _ in 0..<source.uniform(in: 2...4) {
        bytes += group + NumberParts.digits(2, &source).utf8
      }
    case 3:
      // Exponents near powers of two, which overflow machine integers, and far beyond every limit.
      parts.whole = NumberParts.digits(source.uniform(in: 1...3), &source)
      let power: UInt128 = 1 << UInt128(source.element(of: [31, 32, 33, 63, 64, 65, 96]))
      let exponent = power + UInt128(source.uniform(in: 0...9))
      bytes = number(parts) + Array((source.oneIn(2) ? "e" : "E-").utf8) + String(exponent).utf8
    default:
      let sequence = source.element(of: Self.malformed)
      bytes = source.oneIn(2) ? number(parts) + sequence : sequence + number(parts)
    }
    return SpelledNumber(bytes: bytes, locale: locale, isStrict: isStrict, expected: nil)
  }

  /// Returns characters that are no part of a number.
  private static func garbage(_ source: inout ChoiceSource) -> [UInt8] {
    Array(source.element(of: ["!", "#1", "--", " ?", "e", "\u{0}", "\u{0}7", "\u{0}km"]).utf8)
  }

  /// Byte sequences of malformed UTF-8.
  ///
  /// The sequences are overlong encodings of a space and of a digit, halves of a surrogate pair, a
  /// truncated character, and a byte that is never part of UTF-8.
  private static let malformed: [[UInt8]] = [
    [0xE0, 0x82, 0xA0], [0xC0, 0xA0], [0xC0, 0xB1], [0xED, 0xA0, 0x80], [0xED, 0xB8, 0x80],
    [0xC2], [0xE2, 0x80], [0xFF],
  ]

  /// A generator of numeric strings with one error; programs read numeric strings without a locale.
  package static let damagedNumericString = Generator<SpelledNumber>("damaged numeric string") {
    source in
    let parts = NumberParts.drawn(mostDigits: 20, &source)
    var text = parts.numericString
    if source.oneIn(2), parts.exponent == nil {
      text += parts.decimals.isEmpty ? ".5.5" : ".5"
    } else {
      text += String(decoding: garbage(&source), as: UTF8.self)
    }
    return SpelledNumber(bytes: Array(text.utf8), locale: .english, isStrict: true, expected: nil)
  }
}
