/// The check of the text behind a measure, in the order of the text.
struct BackClause {
  let neighbors: MeasureNeighbors
  var text: UTF8Bytes { neighbors.text }
  /// The end of the text that was checked.
  private var position: Int
  /// The number of words that were passed, not counting articles and words such as `about`.
  private var wordCount = 0
  /// The last link (``WordMeaning/link``) in front of the position, and the number of words behind
  /// the link.
  private var link: (word: Range<Int>, meaning: WordMeaning, count: Int)?
  /// The meaning of the word in front of the position.
  private var previous: WordMeaning = []
  /// Whether the clause continues; behind the clause only factors and rates change the measure.
  var isOpen = true

  init(_ neighbors: MeasureNeighbors) {
    self.neighbors = neighbors
    position = neighbors.range.upperBound
  }

  mutating func check() throws(ReadingError) {
    let next = try checkMarks()
    guard let next else { return }
    position = next
    while wordCount < MeasureNeighbors.reach {
      let start = text.endOfSpaces(from: position)
      guard let token = text.token(at: start) else { return }
      if neighbors.endsLine(position..<start) {
        guard wordCount == 0, isOpen else { return }
        isOpen = false
      }
      let goesOn =
        switch token.kind {
        case .mark(let kind): try take(kind, token.range)
        case .factor: throw neighbors.refusal(token.range)
        case .digits: try takeDigits(token.range)
        case .word: try takeWords(token.range)
        }
      if !goesOn { return }
      position = token.range.upperBound
    }
  }

  /// Passes a mark between words; returns `false` if the mark ends the clause.
  private mutating func take(
    _ kind: MeasureNeighbors.Kind, _ mark: Range<Int>
  ) throws(ReadingError) -> Bool {
    switch kind {
    case .punctuation:
      if wordCount == 0 { isOpen = false }
      return wordCount == 0
    case .opener, .relation: return false
    case .ampersand:
      (link, previous) = ((mark, .and, 0), .and)
      wordCount += 1
    case .other: try checkOperator(mark)
    default: break
    }
    return true
  }

  /// Throws for a factor or a rate behind words: `5 kg of rice ÷ 3`, `5 g protein/serving`.
  private func checkOperator(_ mark: Range<Int>) throws(ReadingError) {
    #if SeededFaults
    if forgetsLateOperators { return }
    #endif
    let next = text.endOfSpaces(from: mark.upperBound)
    let word = next..<text.endOfLetters(from: next)
    let isOperation =
      switch text.scalar(at: mark.lowerBound)?.scalar {
      case "\u{D7}", "\u{F7}", "\u{B1}", "*": text.beginsNumber(at: next)
      case "/", "\u{2044}", "\u{2215}":
        text.beginsNumber(at: next)
          || neighbors.isCounted(word, neighbors.source.words.meaning(of: text.part(word)))
      default: false
      }
    if isOperation {
      throw neighbors.refusal(mark.lowerBound..<(word.isEmpty ? mark : word).upperBound)
    }
  }

  private mutating func takeDigits(_ digits: Range<Int>) throws(ReadingError) -> Bool {
    let next = text.endOfSpaces(from: digits.upperBound)
    let times = next..<text.endOfLetters(from: next)
    if neighbors.source.words.meaning(of: text.part(times)).contains(.operation) {
      throw neighbors.refusal(digits.lowerBound..<times.upperBound)
    }
    guard isOpen else {
      // A number at the end of a clause continues a list: 5 km, 10.
      if wordCount == 0, neighbors.endsClause(at: digits.upperBound), neighbors.isNumber(digits) {
        throw neighbors.refusal(digits)
      }
      return false
    }
    let isLinked = link.map { $0.count == 0 } ?? false
    let isPlace = !previous.isDisjoint(with: [.preposition, .verb])
    if text.isUnspaced(before: digits.lowerBound) { return try takeAttached(digits) }
    guard isLinked || wordCount < 2 && !isPlace else { return false }
    if neighbors.beginsMeasure(at: digits.lowerBound) {
      guard isLinked, let link, link.meaning.isDisjoint(with: [.and, .or]) else { return false }
      throw neighbors.refusal(link.word)
    }
    throw neighbors.refusal(isLinked ? link?.word ?? digits : digits)
  }

  /// Throws for a number behind words without spaces.
  ///
  /// The number counts the measure (5kgの箱3個) or makes the measure a rate (1日に5km). Returns `false`
  /// for a year, and for another measure behind `and` or `or`.
  private func takeAttached(_ digits: Range<Int>) throws(ReadingError) -> Bool {
    let isOther =
      link.map { !$0.meaning.isDisjoint(with: [.and, .or]) } ?? false
      && neighbors.beginsMeasure(at: digits.lowerBound)
    if isOther || text.isYear(digits) { return false }
    let end = text.endOfUnspaced(from: digits.upperBound)
    throw neighbors.refusal((link?.count == 0 ? link?.word : nil) ?? digits.lowerBound..<end)
  }

  /// Checks a word, or each word of text without spaces; returns `false` if the clause ends.
  private mutating func takeWords(_ run: Range<Int>) throws(ReadingError) -> Bool {
    guard text.isUnspaced(at: run.lowerBound) else { return try takeWord(run) }
    var start = run.lowerBound
    while start < run.upperBound, wordCount < MeasureNeighbors.reach {
      let rest = text.part(start..<run.upperBound)
      let end = start + neighbors.source.words.endOfFirstWord(in: rest)
      if !(try takeWord(start..<end)) { return false }
      start = end
    }
    return true
  }

  private mutating func takeWord(_ word: Range<Int>) throws(ReadingError) -> Bool {
    let meaning = neighbors.source.words.meaning(atStartOf: text.part(word))
    if meaning.contains(.rate) { throw neighbors.refusal(word) }
    if !isOpen {
      try checkListed(word, meaning)
      return false
    }
    try checkReach(word, meaning)
    if meaning.contains(.amount), let link, link.count == 0 {
      try neighbors.checkAmount(behind: word, (link.word, link.meaning))
    }
    if wordCount == 0, meaning.contains(.verb) {
      try checkCount(behind: word)
      return false
    }
    previous = meaning
    if !meaning.isDisjoint(with: [.link, .and, .or]) {
      link = (word, meaning, 0)
    } else if !meaning.isDisjoint(with: [.article, .roughly]) {
      return true
    } else {
      link?.count += 1
    }
    wordCount += 1
    return true
  }

  /// Throws for a factor, a qualifier or a similar word behind a comma: `5 mg, twice a day`.
  private func checkListed(_ word: Range<Int>, _ meaning: WordMeaning) throws(ReadingError) {
    let touching = WordMeaning.touching.subtracting([.numeral, .rate])
    if !meaning.isDisjoint(with: touching) || neighbors.isQualifier(word, meaning) {
      throw neighbors.refusal(word)
    }
    if meaning.contains(.amount) { try neighbors.checkAmount(behind: word, nil) }
    if !meaning.isDisjoint(with: WordMeaning.counting) { try checkSecond(behind: word, meaning) }
    if meaning.contains(.numeral) {
      let next = text.endOfSpaces(from: word.upperBound)
      let times = next..<text.endOfLetters(from: next)
      if neighbors.source.words.meaning(of: text.part(times)).contains(.operation) {
        throw neighbors.refusal(word.lowerBound..<times.upperBound)
      }
    }
  }

  /// Throws for a number that counts the measure behind a verb, in text without spaces: 5kgが3つ.
  ///
  /// A number that begins another measure is accepted.
  private func checkCount(behind verb: Range<Int>) throws(ReadingError) {
    let end = verb.upperBound
    if text.isUnspaced(before: end), text.hasDigit(at: end), !neighbors.beginsMeasure(at: end) {
      throw neighbors.refusal(verb.lowerBound..<text.endOfWord(from: end))
    }
  }

  /// Throws for words that change the measure across other words.
  ///
  /// Such words are powers, rates of a unit, and numerals behind a link.
  private func checkReach(_ word: Range<Int>, _ meaning: WordMeaning) throws(ReadingError) {
    if wordCount <= 1, meaning.contains(.power) { throw neighbors.refusal(word) }
    if wordCount <= 1, meaning.contains(.ordinal),
      !previous.isDisjoint(with: [.article, .link, .per, .preposition]),
      neighbors.endsClause(at: word.upperBound)
    {
      throw neighbors.refusal(word)
    }
    if wordCount == 0, meaning.contains(.negation), neighbors.endsClause(at: word.upperBound) {
      throw neighbors.refusal(word)
    }
    // An article may precede the operation: за вычетом.
    if wordCount == 0, meaning.contains(.operation) { throw neighbors.refusal(word) }
    if wordCount == 0, meaning.contains(.request) { try checkRequest(behind: word) }
    if meaning.contains(.each) {
      if text.isUnspaced(at: word.lowerBound) { throw neighbors.refusal(word) }
      let next = text.endOfSmallWords(
        .article, from: text.endOfSpaces(from: word.upperBound), neighbors.source.words)
      let unit = next..<text.endOfLetters(from: next)
      if text.beginsNumber(at: next)
        || neighbors.isCounted(unit, neighbors.source.words.meaning(of: text.part(unit)))
      {
        throw neighbors.refusal(
          word.lowerBound..<(unit.isEmpty ? word.upperBound : unit.upperBound))
      }
    }
    if let link, link.count == 0, wordCount == 1 { try checkKind(word, behind: link.word) }
    if meaning.contains(.below) { try checkSecond(behind: word, meaning) }
    // Behind a preposition `a day` is a time: `5 km in a day`.
    let parts: WordMeaning = [.preposition, .link, .and, .or, .verb]
    if !meaning.isDisjoint(with: [.per, .within])
      || meaning.contains(.indefinite) && previous.isDisjoint(with: parts)
    {
      try checkSecond(behind: word, meaning)
    }
    // Refused: `5 km en moins`, `5 km in più`.
    if wordCount == 1, previous.contains(.preposition),
      !meaning.isDisjoint(with: [.minus, .plus]), neighbors.endsClause(at: word.upperBound)
    {
      throw neighbors.refusal(word)
    }
    // In text without spaces, each character counts as a word.
    let limit = text.isUnspaced(at: word.lowerBound) ? MeasureNeighbors.reach : 2
    guard let link, link.count < limit else { return }
    let signs: WordMeaning = [.minus, .plus]
    let numbers: WordMeaning = [.factor, .numeral, .part]
    // `5 km ou plus` is a bound.
    let isBound =
      !link.meaning.isDisjoint(with: [.and, .or])
      && !text.beginsNumber(at: text.endOfSpaces(from: word.upperBound))
    let isSign = link.count == 0 && !meaning.isDisjoint(with: signs) && !isBound
    if isSign || !meaning.isDisjoint(with: numbers) {
      throw neighbors.refusal(link.word.lowerBound..<word.upperBound)
    }
  }
}
