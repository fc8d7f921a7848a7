import UnitCatalog

/// The words that change a measure from any distance in the text.
///
/// ``FrontClause`` and ``BackClause`` check the text beside the measure. The following words change
/// a measure from any distance:
/// - **a nation or a system**, if the units that the name may mean belong to several systems, and
///   any qualifier that selects only some units of the name: `2 pints in the UK`, `2 gal, (UK)`.
///   The text then does not decide whether the unit that was read is right;
/// - **a power** in words: an ordinal or a number beside a word such as `power`;
/// - **cold** beside a temperature that was read without a minus: `5 °C, below zero`, `of frost`;
/// - **an equivalent or a weighting**: `2 tonnes oil equivalent`, `5 dB, A-weighted`. In front of
///   another measure, or of the measure itself, the word restates a measure:
///   `5 km, equivalent to 3.1 miles`.
struct DistantWords {
  let neighbors: MeasureNeighbors
  let isNegative: Bool
  private var source: ReadingSource { neighbors.source }

  /// - Throws: ``ReadingError/Reason/bareQualifier(_:name:)`` for a qualifier,
  ///   ``ReadingError/Reason/partOfMeasure(_:)`` for another word that changes the measure.
  func check() throws(ReadingError) {
    #if SeededFaults
    if forgetsAll { return }
    #endif
    try check(0..<neighbors.range.lowerBound)
    try check(neighbors.range.upperBound..<neighbors.text.count)
  }

  private func check(_ part: Range<Int>) throws(ReadingError) {
    var walk = Walk(text: UTF8Bytes(rebasing: neighbors.text[..<part.upperBound]), part.lowerBound)
    while let word = walk.next(source.words) {
      let meaning = word.meaning
      if !meaning.isDisjoint(with: [.qualifier, .system]) { try checkQualifier(word) }
      if meaning.contains(.exponent), let power = power(at: word, walk) {
        throw neighbors.refusal(power)
      }
      if !meaning.isDisjoint(with: [.cold, .frost, .below]), let cold = cold(at: word, walk) {
        throw neighbors.refusal(cold)
      }
      if meaning.contains(.equivalent), !restates(word, walk) {
        throw neighbors.refusal(word.range)
      }
    }
  }

  private func checkQualifier(_ word: Walk.Word) throws(ReadingError) {
    // A single Chinese character may be part of any word: 米 is rice and the USA, 美 is beautiful.
    guard !neighbors.isUnambiguous, !(word.isUnspaced && word.range.count <= 3) else { return }
    let written = String(decoding: word.bytes, as: UTF8.self)
    let system = word.bytes.withUnsafeBufferPointer { source.words.system(of: $0) }
    for qualifier in [written, system] {
      guard let qualifier, let name = source.name(neighbors.text.part(neighbors.name), qualifier)
      else { continue }
      throw neighbors.text.error(
        .bareQualifier(written, name: name), at: word.range.lowerBound)
    }
    if word.meaning.contains(.system),
      source.isOfSeveralNations(neighbors.text.part(neighbors.name))
    {
      throw neighbors.refusal(word.range)
    }
  }

  /// Returns the words of a power: `second power`, `puissance 2`, `2乗`.
  private func power(at word: Walk.Word, _ walk: Walk) -> Range<Int>? {
    if let previous = walk.previous {
      let isAttached = previous.range.upperBound == word.range.lowerBound
      let isNumber = previous.isNumber || previous.meaning.contains(.numeral)
      if previous.meaning.contains(.ordinal) || previous.isOrdinal || isAttached && isNumber {
        return previous.range.lowerBound..<word.range.upperBound
      }
    }
    var rest = walk
    guard var next = rest.next(source.words) else { return nil }
    if next.meaning.contains(.link), let behind = rest.next(source.words) { next = behind }
    let isNumber =
      next.isNumber && !neighbors.beginsMeasure(at: next.range.lowerBound)
      || next.meaning.contains(.numeral)
    return isNumber ? word.range.lowerBound..<next.range.upperBound : nil
  }

  /// Returns the words that make a temperature negative.
  private func cold(at word: Walk.Word, _ walk: Walk) -> Range<Int>? {
    guard !isNegative, neighbors.isTemperature else { return nil }
    if !word.meaning.isDisjoint(with: [.cold, .frost]) { return word.range }
    var rest = walk
    while let next = rest.next(source.words) {
      if next.meaning.contains(.zero) { return word.range.lowerBound..<next.range.upperBound }
      if next.meaning.isDisjoint(with: [.article, .below, .link]) { return nil }
    }
    return nil
  }

  /// Whether only small words are between a word and a measure: `equivalent to about 3 miles`.
  private func restates(_ word: Walk.Word, _ walk: Walk) -> Bool {
    let small: WordMeaning = [
      .link, .request, .than, .article, .roughly, .preposition, .per, .within, .and, .or,
    ]
    let text = neighbors.text
    let start = text.endOfSpaces(from: word.range.upperBound)
    let end = text.endOfSmallWords(small, from: start, source.words)
    return end > start && (end == neighbors.range.lowerBound || neighbors.beginsMeasure(at: end))
  }
}

/// The words of a text in order, with the numbers between them.
private struct Walk {
  struct Word {
    var range: Range<Int>
    /// The letters, without the points of an abbreviation: `US` for `U.S.`.
    var bytes: [UInt8]
    var meaning: WordMeaning
    var isNumber = false
    /// Whether letters follow the digits: 2nd.
    var isOrdinal = false
    var isUnspaced = false
  }

  let text: UTF8Bytes
  private var position: Int
  /// The word or number before the last word; `nil` behind a mark other than a point or a hyphen.
  private(set) var previous: Word?
  private var last: Word?

  init(text: UTF8Bytes, _ start: Int) {
    self.text = text
    position = start
  }

  mutating func next(_ words: MeasureWords) -> Word? {
    while position < text.count {
      position = text.endOfSpaces(from: position)
      guard position < text.count else { return nil }
      guard let token = text.token(at: position) else {
        position += 1
        last = nil
        continue
      }
      if case .mark = token.kind {
        position = token.range.upperBound
        if ![UInt8(ascii: "."), UInt8(ascii: "-")].contains(text[token.range.lowerBound]) {
          last = nil
        }
        continue
      }
      let word = word(token, words)
      position = word.range.upperBound
      (previous, last) = (last, word)
      return word
    }
    return nil
  }

  private func word(_ token: TextToken, _ words: MeasureWords) -> Word {
    var range = token.range
    let isUnspaced = text.isUnspaced(at: range.lowerBound)
    if isUnspaced {
      range = range.lowerBound..<range.lowerBound + words.endOfFirstWord(in: text.part(range))
    }
    var word = Word(
      range: range, bytes: [], meaning: words.meaning(of: text.part(range)), isUnspaced: isUnspaced)
    if token.kind == .word {
      (word.bytes, word.range) = text.abbreviation(at: range)
      if word.range != range {
        word.meaning = word.bytes.withUnsafeBufferPointer { words.meaning(of: $0) }
      }
    } else {
      word.isOrdinal = text.part(range).last?.isASCIIDigit == false
      word.isNumber = !word.isOrdinal
    }
    return word
  }

}

extension ReadingSource {
  /// Returns a name with a qualifier, if the qualifier selects some of the units of the name.
  ///
  /// Only units of the first unit's quantity are considered. Returns `nil` if the qualifier selects
  /// none or all of these units.
  fileprivate func name(_ name: UTF8Bytes, _ qualifier: String) -> String? {
    // The final point ends a sentence or an abbreviation.
    let end = name.last == UInt8(ascii: ".") ? name.count - 1 : name.count
    let bare = String(decoding: name.part(0..<end), as: UTF8.self)
    let qualified = "\(bare) (\(qualifier))"
    let all = meanings(of: name)
    let meant = catalog.units(named: identified(qualified), in: all.first?.quantity)
    return meant.isEmpty || meant.count == all.count ? nil : qualified
  }

  /// Whether the units that a name means in its first quantity belong to several systems.
  fileprivate func isOfSeveralNations(_ name: UTF8Bytes) -> Bool {
    let meanings = meanings(of: name)
    return meanings.contains { $0.systems != meanings[0].systems }
  }

  private func meanings(of name: UTF8Bytes) -> [MeasureUnit] {
    guard let found = unit(named: name, in: nil, end: 0) else { return [] }
    return ([found.unit] + found.others.units).filter { $0.quantity == found.unit.quantity }
  }
}
