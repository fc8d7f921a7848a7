extension BackClause {
  /// Throws for a rate, and for `below zero`, which makes the number negative.
  ///
  /// A rate is an article, or a word for `per`, in front of a unit or a counted thing.
  func checkSecond(behind word: Range<Int>, _ meaning: WordMeaning) throws(ReadingError) {
    let words = neighbors.source.words
    let first = text.endOfSpaces(from: word.upperBound)
    // Some languages have other small words or an apostrophe in front of the second word: à
    // l'heure, abaixo de zero.
    let passed: WordMeaning = meaning.contains(.below) ? [.article, .below, .link] : .article
    let start = text.endOfSmallWords(passed, from: first, words)
    let second = start..<text.endOfLetters(from: start)
    guard !second.isEmpty else { return }
    let other = words.meaning(of: text.part(second))
    var isRate = !meaning.isDisjoint(with: [.article, .per, .indefinite])
    // In German `in Stunden` is no rate, and `in der Stunde` is a rate; `in a box` is a place.
    if meaning.contains(.within), start > first, neighbors.isUnit(second, other) { isRate = true }
    if meaning.contains(.below) && other.contains(.zero)
      || isRate && neighbors.isCounted(second, other) && !isPast(behind: second)
    {
      throw neighbors.refusal(word.lowerBound..<second.upperBound)
    }
  }

  /// Throws for a request of a conversion, and for a rate at the end of a clause.
  ///
  /// A unit of the measure's quantity behind a word such as `in` is a request: `5 km in miles`. A
  /// unit behind an article makes a rate: `5 kg to the acre`.
  func checkRequest(behind word: Range<Int>) throws(ReadingError) {
    let words = neighbors.source.words
    let first = text.endOfSpaces(from: word.upperBound)
    let start = text.endOfSmallWords(.article, from: first, words)
    let second = start..<text.endOfLetters(from: start)
    let meaning = words.meaning(of: text.part(second))
    let homographs: WordMeaning = [.afoot, .place, .ordinary, .preposition, .verb, .article]
    #if SeededFaults
    if forgetsRequests { return }
    #endif
    guard !second.isEmpty, meaning.isDisjoint(with: homographs) else { return }
    if start == first, let end = neighbors.endOfUnit(ofSameQuantityAt: start) {
      throw neighbors.refusal(word.lowerBound..<end)
    }
    if start > first, neighbors.endsClause(at: second.upperBound), neighbors.isUnit(second, meaning)
    {
      throw neighbors.refusal(word.lowerBound..<second.upperBound)
    }
  }

  /// Throws for a word behind `of` that selects another unit of the measure's quantity: `barrels of
  /// beer`.
  func checkKind(_ word: Range<Int>, behind link: Range<Int>) throws(ReadingError) {
    #if SeededFaults
    if forgetsKinds { return }
    #endif
    guard link.count == 2, text.has("of", at: link.lowerBound), !neighbors.isUnambiguous,
      neighbors.isQualifier(word, [])
    else { return }
    throw neighbors.refusal(word)
  }

  /// Whether a rate is a point in time: `a week ago`.
  private func isPast(behind unit: Range<Int>) -> Bool {
    let start = text.endOfSpaces(from: unit.upperBound)
    let word = start..<text.endOfLetters(from: start)
    return neighbors.source.words.meaning(of: text.part(word)).contains(.past)
  }
}

extension UTF8Bytes {
  /// Returns the end of consecutive words of some meanings, and of the apostrophes between them.
  func endOfSmallWords(_ passed: WordMeaning, from offset: Int, _ words: MeasureWords) -> Int {
    var start = offset
    while let token = token(at: start) {
      let meaning = token.kind == .word ? words.meaning(of: part(token.range)) : []
      // French `an` is a year, and no English article.
      let isSmall = !meaning.isDisjoint(with: passed) && !meaning.contains(.item)
      guard isSmall || token.kind == .mark(.quote),
        token.range.lowerBound < offset + UnitText.lengthLimit
      else { break }
      start = endOfSpaces(from: token.range.upperBound)
    }
    return start
  }
}
