import UnitCatalog

/// The text beside a measure in running text.
///
/// The rule: text that touches the measure is read or refused; only ordinary words around the
/// measure are left out.
///
/// The *clause* of a measure is the text around the measure up to sentence punctuation, the end of
/// a line or a column, or a parenthesis around the measure. Up to ``reach`` words of the clause on
/// either side are checked; articles and words such as `about` are not counted.
///
/// - **Numbers are no ordinary words.** In front of the measure a number, in digits or words,
///   touches the measure if there is no word or only a link (`of`, `to`, `max`) between them. A
///   number in digits also touches across one other word: `10 pieces of 5 km`. A verb that states
///   the measure separates the number from the measure: `iPhone 15 weighs 171 g`. Behind the
///   measure a time or a place may have a number: `5 km in 2023`. Another whole measure is left
///   out, unless a link other than `and` and `or` joins it.
/// - **A list, a ratio and a product touch** regardless of spaces: `5; 6 km`, `5 : 10 km`,
///   `2 (10 km)`, `5 km, x2`. A number behind a word and in front of a colon is a label:
///   `Box 3: 5 kg`.
/// - **The end of a line** ends the clause for numbers, but not for operators: `2 kWh`, new line,
///   `per day`.
/// - **Bounds are ordinary words**: `less than`, `moins de`, `au plus`, `5 km ou plus`.
/// - **A rate** is a word such as `par` in front of a unit or a counted thing, also across some
///   other words: `5 g de sucre par portion`.
/// - **A parenthesis** is a qualifier, another statement, or a remark such as `(net)`; the clause
///   continues behind the parenthesis.
/// - **Signs, operators, powers, factors, rates and qualifiers touch** beside the number or the
///   unit, in the words of English and of the language (``MeasureWords``). Signs also touch across
///   one word: `minus about 5 km`. A word is also a qualifier if the catalog has a unit of the word
///   and the name: `5 tons long`.
/// - **A word that is a unit** touches behind the measure: `5 N s`.
/// - **A unit without a number** that is joined to the measure is another part or another bound of
///   the measure: `an hour and 5 minutes`, `5 feet and an inch`, `an hour to 90 minutes`.
/// - **Some words touch from any distance** (``DistantWords``): `2 pints in the UK`.
/// - **A number inside a longer token is no number**: dates, times, versions, `B12`.
struct MeasureNeighbors {
  unowned(unsafe) let source: ReadingSource
  let text: UTF8Bytes
  /// The bytes of the measure.
  let range: Range<Int>
  /// The bytes of the first unit's name, which ends the measure unless the measure is a sum or a
  /// range.
  let unitRange: Range<Int>
  /// Whether the number that was read is negative.
  var isNegative = false

  /// The greatest number of words between a measure and a number or rate that changes the measure.
  static let reach = 4

  /// - Throws: ``ReadingError/Reason/partOfMeasure(_:)`` for text that may not be left out;
  ///   ``ReadingError/Reason/separateParts`` for a joined unit without a number;
  ///   ``ReadingError/Reason/bareQualifier(_:name:)``.
  func check() throws(ReadingError) {
    #if SeededFaults
    if leavesOutNeighbors { return }
    #endif
    try checkAmount()
    var front = FrontClause(self)
    try front.check()
    var back = BackClause(self)
    try back.check()
    try DistantWords(neighbors: self, isNegative: isNegative).check()
  }

  /// The kind of a character beside a measure.
  enum Kind {
    case letter, digit, space, opener, closer, quote, punctuation, relation, sign, decoration
    case ampersand, other
  }

  static func kind(_ scalar: Unicode.Scalar) -> Kind {
    // Most characters are ASCII letters and digits, so they are tested before the many cases below.
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
    // Pictographs do not change a number.
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

  /// Returns the error that a text may not be left out, with at most 48 bytes of the text.
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

  /// Whether a token of digits is a number or a range of two, and not a date, a time or a version.
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

  /// Whether a complete measure begins at an offset.
  func beginsMeasure(at offset: Int) -> Bool {
    guard text.beginsNumber(at: offset) else { return false }
    var scan = MeasureScan(source, text, at: offset, isRunning: true)
    return (try? scan.scan()) != nil
  }

  /// Whether a word is the name of a unit, and not an ordinary word of the language.
  func isUnit(_ word: Range<Int>, _ meaning: WordMeaning) -> Bool {
    guard meaning.isDisjoint(with: [.ordinary, .preposition, .verb, .article]) else { return false }
    return isUnit(text.part(word))
  }

  /// Whether a word names something that rates count: a unit, or a thing such as a person.
  func isCounted(_ word: Range<Int>, _ meaning: WordMeaning) -> Bool {
    // Spanish `mas` is more, and also a milliarcsecond.
    guard !word.isEmpty, meaning.isDisjoint(with: [.afoot, .minus, .plus]) else { return false }
    #if SeededFaults
    if forgetsCountedThings { return isUnit(word, meaning) }
    #endif
    return meaning.contains(.item) || isUnit(word, meaning)
  }

  /// Whether a clause ends at an offset, because the text, a line or a sentence ends there.
  func endsClause(at offset: Int) -> Bool {
    let end = text.endOfSpaces(from: offset)
    guard let decoded = text.scalar(at: end), !endsLine(offset..<end) else { return true }
    return Self.kind(decoded.scalar) == .punctuation
  }

  /// Returns the end of a unit's name at an offset, if the unit is of the measure's quantity.
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

  /// Whether the measure's quantity has no negative values in everyday texts.
  var isSize: Bool {
    guard let found = source.unit(named: text.part(name), in: nil, end: 0) else { return false }
    return ["length", "area", "volume", "mass", "time"].contains(found.unit.quantity)
  }

  /// Whether the unit is or may be a unit of temperature: 5 degrees.
  var isTemperature: Bool {
    guard let found = source.unit(named: text.part(name), in: nil, end: 0) else { return false }
    return ([found.unit] + found.others.units).contains {
      $0.quantity == "temperature" || $0.identifier == "degree"
    }
  }

  /// Whether the unit's name has only one meaning.
  var isUnambiguous: Bool {
    source.unit(named: text.part(name), in: nil, end: 0)?.others.units.isEmpty ?? false
  }

  /// The bytes of the name at the end of the measure.
  var name: Range<Int> {
    let end = range.upperBound
    return unitRange.upperBound == end ? unitRange : text.startOfLetters(before: end)..<end
  }

  private func isUnit(_ name: UTF8Bytes) -> Bool {
    (1...UnitText.lengthLimit).contains(name.count)
      && source.unit(named: name, in: nil, end: name.count) != nil
  }

  /// Whether the catalog has a unit of the measure's name with a word as its qualifier.
  ///
  /// Examples: `dry gal`, `hp (boiler)`, `inches of mercury`.
  func isQualifier(_ word: Range<Int>, _ meaning: WordMeaning) -> Bool {
    let grammar: WordMeaning = [
      .ordinary, .preposition, .verb, .article, .link, .and, .or, .roughly,
    ]
    let name = name
    #if SeededFaults
    if forgetsCatalogQualifiers { return false }
    #endif
    guard meaning.isDisjoint(with: grammar), !name.isEmpty, word.count > 1,
      name.count + word.count < UnitText.lengthLimit
    else { return false }
    let (bare, qualifier) = (Array(text.part(name)), Array(text.part(word)))
    func isKnown(_ name: [UInt8]) -> Bool { name.withUnsafeBufferPointer { isUnit($0) } }
    if isKnown(qualifier + [0x20] + bare) || isKnown(bare + Array(" of ".utf8) + qualifier) {
      return true
    }
    // Only a name of several units needs a qualifier in parentheses, and looking up a name is slow.
    if isUnambiguous { return false }
    return isKnown(bare + Array(" (".utf8) + qualifier + Array(")".utf8))
  }
}
