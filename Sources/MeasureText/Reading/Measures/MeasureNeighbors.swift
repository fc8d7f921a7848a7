import UnitCatalog

#if SeededFaults
import DecimalArithmetic
#endif

/// What stands beside a measure in running text.
///
/// Ordinary words and sentence punctuation may be left out. A sign, an operator, a power, a second bound, a
/// factor or a qualifier changes the measure, so a text that has one there is refused.
struct MeasureNeighbors {
  unowned(unsafe) let source: ReadingSource
  let text: UTF8Bytes
  /// The bytes of the measure.
  let range: Range<Int>

  /// - Throws: ``ReadingError/Reason/partOfMeasure(_:)`` at what may not be left out.
  func check() throws(ReadingError) {
    #if SeededFaults
    if SeededFault.finderLeavesOutNeighbors.isActive { return }
    #endif
    try checkBefore()
    try checkBehind()
  }

  /// What a character beside a measure is.
  enum Kind {
    case letter, digit, space, opener, closer, quote, punctuation, relation, sign, decoration
    case ampersand, other
  }

  static func kind(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "(", "[", "\u{FF08}", "\u{300C}": .opener
    case ")", "]", "\u{FF09}", "\u{300D}": .closer
    case "\"", "'", "\u{AB}", "\u{BB}", "\u{2018}"..."\u{201F}": .quote
    case ".", ",", ";", ":", "!", "?", "|", "\u{A1}", "\u{BF}", "\u{2026}", "\u{3001}", "\u{3002}",
      "\u{FF01}", "\u{FF0C}", "\u{FF0E}", "\u{FF1A}", "\u{FF1B}", "\u{FF1F}", "\u{2022}":
      .punctuation
    case "=", "\u{2248}", "\u{2259}": .relation
    case "-", "+", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FF0B}", "\u{FF0D}": .sign
    case "&": .ampersand
    // Pictures: they say nothing of a number.
    case "\u{2600}"..."\u{2714}", "\u{2717}"..."\u{2794}", "\u{2798}"..."\u{27BF}", "\u{FE0F}",
      "\u{1F000}"..."\u{1FAFF}":
      .decoration
    default:
      if DecimalDigits.zero(of: scalar) != nil || VulgarFractions.parts(scalar) != nil {
        .digit
      } else {
        scalar.isWordLetter ? .letter : .other
      }
    }
  }

  /// The error that the text of a range may not be left out; it quotes no more than helps.
  func refusal(_ part: Range<Int>) -> ReadingError {
    let end = min(part.upperBound, part.lowerBound + Self.quoteLimit)
    let quoted = String(decoding: text.part(part.lowerBound..<end), as: UTF8.self)
    return text.error(.partOfMeasure(quoted), at: part.lowerBound)
  }

  private static let quoteLimit = 48

  /// Whether a word is the name of a unit, and no ordinary word of the language.
  func isUnit(_ word: Range<Int>, _ meaning: MeasureWords.Meaning) -> Bool {
    guard !meaning.contains(.ordinary), word.count <= UnitText.lengthLimit else { return false }
    return source.unit(named: text.part(word), in: nil, end: word.upperBound) != nil
  }

  /// Whether a line or a column ends in the white space of a range.
  func endsLine(_ spaces: Range<Int>) -> Bool {
    spaces.contains { (0x9...0xD).contains(text[$0]) }
  }
}

extension UTF8Bytes {
  /// Where what stands at an offset ends: at white space.
  func endOfWord(from offset: Int) -> Int {
    var end = offset
    while end < count, endOfSpaces(from: end) == end {
      end += scalar(at: end)?.length ?? 1
    }
    return end
  }

  /// Where the letters that begin at an offset end.
  func endOfLetters(from offset: Int) -> Int {
    var end = offset
    while let decoded = scalar(at: end), decoded.scalar.isWordLetter { end += decoded.length }
    return end
  }
}
