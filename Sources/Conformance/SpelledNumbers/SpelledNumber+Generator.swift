import MeasureText
import PropertyTesting

/// The parts of a typed number, before they are joined by marks.
struct NumberParts {
  var isNegative = false
  var whole = ""
  var decimals = ""
  var exponent: Int?

  /// Draws up to `most` integer digits without leading zeros, and up to `most` decimals.
  static func drawn(mostDigits most: Int, _ source: inout ChoiceSource) -> NumberParts {
    var parts = NumberParts()
    parts.isNegative = source.oneIn(2)
    parts.whole =
      source.oneIn(6) ? "0" : digits(source.uniform(in: 1...most), &source)
    if source.oneIn(2) {
      // The decimals may be only zeros, because −0.00 has a sign.
      parts.decimals =
        source.oneIn(4)
        ? String(repeating: "0", count: source.uniform(in: 1...4))
        : digits(source.uniform(in: 1...most), &source)
    }
    if source.oneIn(3) { parts.exponent = source.integer(in: -300...300) }
    return parts
  }

  static func digits(_ count: Int, _ source: inout ChoiceSource) -> String {
    var text = ""
    for place in 0..<count { text += String(source.uniform(in: place == 0 ? 1...9 : 0...9)) }
    return text
  }

  /// The numeric string.
  var numericString: String {
    (isNegative ? "-" : "") + whole + (decimals.isEmpty ? "" : "." + decimals)
      + (exponent.map { "E\($0)" } ?? "")
  }

  /// Returns the integer digits with a grouping mark before the last three digits, and before each
  /// further group.
  ///
  /// A further group has three digits, or two with `isIndian`.
  func grouped(by mark: Unicode.Scalar, isIndian: Bool) -> String {
    let size = isIndian ? 2 : 3
    var text = ""
    for (place, digit) in whole.enumerated() {
      let rest = whole.utf8.count - place
      if place > 0, rest >= 3, (rest - 3) % size == 0 { text.unicodeScalars.append(mark) }
      text.append(digit)
    }
    return text
  }
}

extension SpelledNumber {
  /// A generator of numbers in all spellings that the page of ``NumberSyntax`` allows.
  ///
  /// The spellings vary in signs, groups, exponents and spaces.
  package static let readable = Generator<SpelledNumber>("number as typed") { source in
    let locale = source.element(of: NumberLocale.distinctCases)
    let isStrict = source.oneIn(2)
    let parts = NumberParts.drawn(mostDigits: 12, &source)
    let minus = ["-", "\u{2212}"] + (isStrict ? [] : ["\u{FF0D}", "\u{2013}"])
    var text = source.oneIn(8) ? source.element(of: [" ", "\t", "\u{A0}", "\u{200E}"]) : ""
    text += parts.isNegative ? source.element(of: minus) : source.element(of: ["", "", "+"])
    let (mark, isIndian) = (locale.symbols.grouping, locale.symbols.hasIndianGroups)
    text += source.oneIn(2) ? parts.grouped(by: mark, isIndian: isIndian) : parts.whole
    if !parts.decimals.isEmpty {
      text.unicodeScalars.append(locale.symbols.decimal)
      text += parts.decimals
    }
    if let exponent = parts.exponent { text += Self.written(exponent, &source) }
    if source.oneIn(8) { text += source.element(of: [" ", "\u{3000}", "\u{200F}"]) }
    return SpelledNumber(
      bytes: Array(text.utf8), locale: locale, isStrict: isStrict, expected: parts.numericString)
  }

  private static func written(_ exponent: Int, _ source: inout ChoiceSource) -> String {
    let sign =
      exponent < 0 ? source.element(of: ["-", "\u{2212}"]) : source.element(of: ["", "+"])
    let digits = String(exponent.magnitude)
    if source.oneIn(2) { return source.element(of: ["e", "E"]) + sign + digits }
    let times = source.element(of: ["\u{D7}", " \u{D7} ", "\u{B7}"])
    if source.oneIn(2) { return times + "10^" + sign + digits }
    let raised: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let power = digits.compactMap { $0.wholeNumberValue }.map { raised[$0] }
    return times + "10" + (exponent < 0 ? "⁻" : "") + String(power)
  }
}
