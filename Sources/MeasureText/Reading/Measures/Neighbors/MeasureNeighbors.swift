import UnitCatalog

#if SeededFaults
import DecimalArithmetic
#endif

/// What stands beside a measure in running text.
///
/// The rule: what touches the measure is read or refused; only ordinary words around it are left
/// out.
///
/// The *clause* of a measure is the text around it up to sentence punctuation, the end of a line or
/// a column, or a parenthesis around the measure. In its clause up to ``reach`` words count on
/// either side; articles and words such as `about` stand for nothing.
///
/// - **Numbers are no ordinary words.** In front of the measure a number, in digits or words,
///   touches it if no word or only a link (`of`, `to`, `max`) stands between, a number in digits
///   also if one other word does: `10 pieces of 5 km`. A verb that states the measure separates
///   them: `iPhone 15 weighs 171 g`. Behind the measure a time or a place may have a number: `5 km
///   in 2023`; another measure as a whole is left out, unless a link other than `and` and `or`
///   joins it.
/// - **A list, a ratio and a product touch** whatever the spaces: `5; 6 km`, `5 : 10 km`, `2 (10
///   km)`, `5 km, x2`. Behind a word a number with a colon is a label: `Box 3: 5 kg`.
/// - **The end of a line** ends the clause for numbers; an operator goes on there: `2 kWh`, `per
///   day`.
/// - **Bounds are ordinary words**: `less than`, `moins de`, `au plus`, `5 km ou plus`.
/// - **A rate** is a word such as `par` with a unit or a counted thing behind it, some words away,
///   too: `5 g de sucre par portion`.
/// - **A parenthesis** is a qualifier, another statement or a remark such as `(net)`; the clause goes
///   on behind it.
/// - **Signs, operators, powers, factors, rates and qualifiers touch** beside the number or the
///   unit, in the words of English and the language (``MeasureWords``); signs do so from a word
///   away: `minus about 5 km`. A word is a qualifier, too, where the catalog knows a unit of it and
///   the name: `5 tons long`.
/// - **A word that is a unit** touches behind the measure: `5 N s`.
/// - **A unit without a number** that is joined to the measure is another part of it or another
///   bound: `an hour and 5 minutes`, `5 feet and an inch`, `an hour to 90 minutes`.
/// - **Some words touch from any distance**, as ``DistantWords`` says: `2 pints in the UK`.
/// - **A number inside a longer token is none**: dates, times, versions, `B12`.
struct MeasureNeighbors {
  unowned(unsafe) let source: ReadingSource
  let text: UTF8Bytes
  /// The bytes of the measure.
  let range: Range<Int>
  /// The bytes of its unit's name, which ends the measure unless it is a sum or a range.
  let unitRange: Range<Int>
  /// Whether the number that was read is below zero.
  var isNegative = false

  /// The most words on either side that a number or a rate acts across.
  static let reach = 4

  /// - Throws: ``ReadingError/Reason/partOfMeasure(_:)`` at what may not be left out.
  func check() throws(ReadingError) {
    #if SeededFaults
    if SeededFault.finderLeavesOutNeighbors.isActive { return }
    #endif
    try checkAmount()
    var front = FrontClause(self)
    try front.check()
    var back = BackClause(self)
    try back.check()
    try DistantWords(neighbors: self, isNegative: isNegative).check()
  }

  /// What a character beside a measure is.
  enum Kind {
    case letter, digit, space, opener, closer, quote, punctuation, relation, sign, decoration
    case ampersand, other
  }

  static func kind(_ scalar: Unicode.Scalar) -> Kind {
    // Most characters are these, and the comparisons below are many.
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      if byte.isASCIILetter { return .letter }
      if byte.isASCIIDigit { return .digit }
    }
    return switch scalar {
    case "(", "[", "\u{300C}": .opener
    case ")", "]", "\u{300D}": .closer
    case "\"", "'", "\u{AB}", "\u{BB}", "\u{2018}"..."\u{201F}": .quote
    case ".", ",", ";", ":", "!", "?", "|", "\u{A1}", "\u{BF}", "\u{2026}", "\u{3001}", "\u{3002}",
      "\u{2022}":
      .punctuation
    case "=", "\u{2248}", "\u{2259}": .relation
    case "-", "+", "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FF0D}": .sign
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
}

extension MeasureNeighbors {
  /// Whether a line or a column ends in the white space of a range.
  func endsLine(_ spaces: Range<Int>) -> Bool {
    spaces.contains { (0x9...0xD).contains(text[$0]) }
  }

  /// Whether a token of digits is a number or a range of two, and no date, time or version.
  func isNumber(_ token: Range<Int>) -> Bool {
    let text = UTF8Bytes(rebasing: text[..<token.upperBound])
    var scanner = NumberScanner(
      text, at: token.lowerBound, marks: source.marks, limits: source.limits)
    guard (try? scanner.scan()) != nil else { return false }
    guard let dash = text.scalar(at: scanner.position) else { return true }
    guard Self.kind(dash.scalar) == .sign else { return false }
    var second = NumberScanner(
      text, at: scanner.position + dash.length, marks: source.marks, limits: source.limits)
    return (try? second.scan()) != nil && second.position == text.count
  }

  /// Whether a measure as a whole begins at an offset.
  func beginsMeasure(at offset: Int) -> Bool {
    guard text.beginsNumber(at: offset) else { return false }
    var scan = MeasureScan(source, text, at: offset, isRunning: true)
    return (try? scan.scan()) != nil
  }

  /// Whether a word is the name of a unit, and no ordinary word of the language.
  func isUnit(_ word: Range<Int>, _ meaning: WordMeaning) -> Bool {
    guard meaning.isDisjoint(with: [.ordinary, .preposition, .verb, .article]) else { return false }
    return isUnit(text.part(word))
  }

  /// Whether rates count what a word names: a unit, or a thing such as a person.
  func isCounted(_ word: Range<Int>, _ meaning: WordMeaning) -> Bool {
    // Spanish `mas` is more, and a milliarcsecond.
    guard !word.isEmpty, meaning.isDisjoint(with: [.afoot, .minus, .plus]) else { return false }
    #if SeededFaults
    if SeededFault.finderForgetsCountedThings.isActive { return isUnit(word, meaning) }
    #endif
    return meaning.contains(.item) || isUnit(word, meaning)
  }

  /// Whether a clause ends at an offset: the text, a line or a sentence.
  func endsClause(at offset: Int) -> Bool {
    let end = text.endOfSpaces(from: offset)
    guard let decoded = text.scalar(at: end), !endsLine(offset..<end) else { return true }
    return Self.kind(decoded.scalar) == .punctuation
  }

  /// Where the name of a unit of the measure's quantity ends that begins at an offset; `nil` if none
  /// does.
  func endOfUnit(ofSameQuantityAt offset: Int) -> Int? {
    guard let other = UnitText(source: source, text: text, start: offset).longest(in: nil)
    else { return nil }
    return isOfSameQuantity(other) ? other.end : nil
  }

  /// Whether a text is the name of a unit of the measure's quantity.
  func isUnit(ofSameQuantity name: Range<Int>) -> Bool {
    guard (1...UnitText.lengthLimit).contains(name.count),
      let other = source.unit(named: text.part(name), in: nil, end: name.upperBound)
    else { return false }
    return isOfSameQuantity(other)
  }

  private func isOfSameQuantity(_ other: FoundUnit) -> Bool {
    guard let own = source.unit(named: text.part(name), in: nil, end: 0) else { return false }
    let quantities = ([own.unit] + own.others.units).map { $0.quantity }
    return ([other.unit] + other.others.units).contains { quantities.contains($0.quantity) }
  }

  /// Whether the measure's unit is of a quantity that has no negative values in everyday texts.
  var isSize: Bool {
    guard let found = source.unit(named: text.part(name), in: nil, end: 0) else { return false }
    return ["length", "area", "volume", "mass", "time"].contains(found.unit.quantity)
  }

  /// Whether the unit is of temperature, or may be: 5 degrees.
  var isTemperature: Bool {
    guard let found = source.unit(named: text.part(name), in: nil, end: 0) else { return false }
    return ([found.unit] + found.others.units).contains {
      $0.quantity == "temperature" || $0.identifier == "degree"
    }
  }

  /// Whether the unit's name has one meaning alone.
  var isUnambiguous: Bool {
    source.unit(named: text.part(name), in: nil, end: 0)?.others.units.isEmpty ?? false
  }

  /// The bytes of the name that ends the measure.
  var name: Range<Int> {
    let end = range.upperBound
    return unitRange.upperBound == end ? unitRange : text.startOfLetters(before: end)..<end
  }

  private func isUnit(_ name: UTF8Bytes) -> Bool {
    (1...UnitText.lengthLimit).contains(name.count)
      && source.unit(named: name, in: nil, end: name.count) != nil
  }

  /// Whether the catalog knows a unit of the measure's name with a word as qualifier: `dry gal`,
  /// `hp (boiler)`, `inches of mercury`.
  func isQualifier(_ word: Range<Int>, _ meaning: WordMeaning) -> Bool {
    let grammar: WordMeaning = [
      .ordinary, .preposition, .verb, .article, .link, .and, .or, .roughly,
    ]
    let name = name
    #if SeededFaults
    if SeededFault.finderForgetsCatalogQualifiers.isActive { return false }
    #endif
    guard meaning.isDisjoint(with: grammar), !name.isEmpty, word.count > 1,
      name.count + word.count < UnitText.lengthLimit
    else { return false }
    let (bare, qualifier) = (Array(text.part(name)), Array(text.part(word)))
    func isKnown(_ name: [UInt8]) -> Bool { name.withUnsafeBufferPointer { isUnit($0) } }
    if isKnown(qualifier + [0x20] + bare) || isKnown(bare + Array(" of ".utf8) + qualifier) {
      return true
    }
    // A parenthesis only tells units of one name apart; to look one up takes long.
    if isUnambiguous { return false }
    return isKnown(bare + Array(" (".utf8) + qualifier + Array(")".utf8))
  }
}
