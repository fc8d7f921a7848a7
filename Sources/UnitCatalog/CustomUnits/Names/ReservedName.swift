/// The spellings that no unit may have, because they have another meaning in the text of a measure.
enum ReservedName {
  /// Returns the other meaning of a folded name; `nil` if a unit may have the name.
  static func meaning(of name: String) -> ReservedMeaning? {
    if isNumber(name) { return .number }
    if beginsWithNumber(name) { return .leadingNumber }
    return name.withBytes { bytes in
      if isSpecialNumber(bytes) { return .number }
      if let separator = separator(in: bytes) {
        return separator.utf8.count == bytes.count ? .separator : .containsSeparator(separator)
      }
      return holds(words, bytes) ? .word : nil
    }
  }

  /// The words that separate a measure from its target.
  private static let separators: StaticString = "to in into as"

  /// Words for operators, signs, ranges and factors, in the languages in which number words are
  /// read.
  ///
  /// The list leaves out Latin letters that are symbols of units (`e`, `y`), except the
  /// multiplication sign `x`. Numerals that are units in trade (`dozen`, `quarter`) are left out as
  /// well.
  private static let words: StaticString = """
    per x times minus plus negative positive between and or each every half twice thrice double triple \
    quadruple one two three four five six seven eight nine ten eleven twelve twenty fifty hundred \
    thousand million billion trillion \
    menos más mas entre por veces medio media doble \
    zwischen und oder bis mal pro je hoch halbe halber halbes doppelt \
    moins et ou par fois demi demie \
    meno più tra fra volte mezzo mezza doppio \
    mais vezes meio meia dobro até \
    минус плюс между и или до раз умножить полтора \
    マイナス プラス から と 毎 掛ける 负 負 正 至 到 和 每 乘
    """

  /// Returns the first separator that is a word of the name, or else an arrow anywhere in the name.
  private static func separator(in name: TextBytes) -> String? {
    var found: String?
    name.forEachPart(separatedBy: UInt8(ascii: " ")) { range in
      let word = name.part(range)
      if found == nil, holds(separators, word) { found = String(word) }
    }
    for arrow in ["->", "\u{2192}"] as [StaticString] {
      let count = arrow.utf8CodeUnitCount
      for start in 0..<max(0, name.count - count + 1)
      where name.part(start..<start + count).equals(arrow) { found = found ?? "\(arrow)" }
    }
    return found
  }

  /// Whether a word is in a list of words separated by single spaces; ASCII case is ignored.
  private static func holds(_ list: StaticString, _ word: TextBytes) -> Bool {
    var isFound = false
    let list = TextBytes(start: list.utf8Start, count: list.utf8CodeUnitCount)
    list.forEachPart(separatedBy: UInt8(ascii: " ")) { range in
      if !isFound, range.count == word.count {
        isFound = word.indices.allSatisfy { folded(word[$0]) == list[range.lowerBound + $0] }
      }
    }
    return isFound
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether a name consists of digits or fractions, with signs, marks, spaces and exponents: `12`,
  /// `-1.5`, `1e5`, `3 1/2`, `½`.
  private static func isNumber(_ name: String) -> Bool {
    var hasDigit = false
    for scalar in name.unicodeScalars {
      if isDigit(scalar) {
        hasDigit = true
      } else if scalar == "e" || scalar == "E" {
        if !hasDigit { return false }
      } else if !isMark(scalar) {
        return false
      }
    }
    return hasDigit
  }

  /// Whether a name is a numeric string of General Decimal Arithmetic without a finite value:
  /// `inf`, `-Infinity`, `NaN`, `sNaN7`.
  private static func isSpecialNumber(_ name: TextBytes) -> Bool {
    var (start, end) = (0, name.count)
    if start < end, name[0] == UInt8(ascii: "+") || name[0] == UInt8(ascii: "-") { start = 1 }
    while start < end, (0x30...0x39).contains(name[end - 1]) { end -= 1 }
    let word = name.part(start..<end)
    return holds("nan snan", word) || end == name.count && holds("inf infinity", word)
  }

  /// Whether the first character after signs and marks is a digit or a fraction.
  private static func beginsWithNumber(_ name: String) -> Bool {
    for scalar in name.unicodeScalars where !isMark(scalar) { return isDigit(scalar) }
    return false
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{BC}"..."\u{BE}", "\u{2150}"..."\u{215F}", "\u{2189}": true
    default: DigitSets.zero(of: scalar) != nil
    }
  }

  /// Whether a character is a sign, or a mark between digits.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "+", "-", ".", ",", "'", "_", "/", " ", "\u{2212}", "\u{66B}", "\u{66C}": true
    default: false
    }
  }
}
