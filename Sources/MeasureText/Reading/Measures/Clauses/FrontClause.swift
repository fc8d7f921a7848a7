/// The check of the text in front of a measure, from the measure backwards.
struct FrontClause {
  private let neighbors: MeasureNeighbors
  private var text: UTF8Bytes { neighbors.text }
  /// The start of the text that was checked.
  private var position: Int
  /// The number of words that were passed, not counting articles and words such as `about`.
  private var wordCount = 0
  /// The link (``WordMeaning/link``) that is nearest to the measure, behind the position.
  private var link: Range<Int>?
  /// Whether only links were passed.
  private var isLinked = true
  /// Whether only opening brackets and quotation marks were passed, so that a sign, a letter or a
  /// digit would touch the measure.
  private var isBeside = true
  /// Whether a parenthesis or a quotation begins between the position and the measure.
  private var isEnclosed = false
  /// Whether the clause continues; in front of the clause only signs and factors change the
  /// measure.
  private var isOpen = true
  /// Whether the clause begins a line, so that an operator in the line before changes the measure.
  private var isWrapped = false
  /// Whether points follow the position directly.
  private var isPoint = false
  /// The word behind the position, without articles, and its meaning.
  private var following: (word: Range<Int>, meaning: WordMeaning)?

  init(_ neighbors: MeasureNeighbors) {
    self.neighbors = neighbors
    position = neighbors.range.lowerBound
  }

  mutating func check() throws(ReadingError) {
    if let emphasis = neighbors.emphasis {
      position = emphasis.lowerBound
      isEnclosed = true
    }
    while wordCount <= (isOpen ? MeasureNeighbors.reach : 1) {
      let end = text.startOfSpaces(before: position)
      guard end > 0 else { return }
      if neighbors.endsLine(end..<position) {
        guard wordCount == 0, isOpen else { return }
        (isOpen, isWrapped) = (false, true)
      }
      guard let token = text.token(before: end) else {
        if isBeside { throw text.unexpected(at: end - 1) }
        return
      }
      let isSpaced = end < position
      if case .mark(let kind) = token.kind {
        if !(try take(kind, token.range, isSpaced)) { return }
      } else {
        try take(token)
        isBeside = false
      }
      position = token.range.lowerBound
    }
  }

  /// Passes a mark; returns `false` if no text in front of the mark changes the measure.
  private mutating func take(
    _ kind: MeasureNeighbors.Kind, _ mark: Range<Int>, _ isSpaced: Bool
  ) throws(ReadingError) -> Bool {
    switch kind {
    case .relation:
      try checkRelation(mark, isSpaced)
      return false
    case .opener:
      isEnclosed = true
      if wordCount > 0 { isOpen = false }
    case .quote: isEnclosed = isEnclosed || isBeside
    case .closer, .decoration, .letter, .digit: break
    case .punctuation: try takePunctuation(mark, isSpaced)
    case .sign where isOpen && wordCount == 0:
      try checkSign(mark, isSpaced || !isBeside)
      isOpen = false
    case .sign: break
    case .ampersand: link = link ?? mark
    case .space, .other:
      if isSpaced, neighbors.beginsHeading(mark) { return false }
      if isBeside { throw neighbors.refusal(mark) }
    }
    if ![.opener, .quote].contains(kind) { isBeside = false }
    return true
  }

  /// Throws for a relation directly beside another mark: `!=`, `=<`, `:=`.
  private func checkRelation(_ mark: Range<Int>, _ isSpaced: Bool) throws(ReadingError) {
    #if SeededFaults
    if Self.stopsAtRelation { return }
    #endif
    if let previous = text.scalar(before: mark.lowerBound),
      text.startOfSpaces(before: mark.lowerBound) == mark.lowerBound
    {
      switch MeasureNeighbors.kind(previous.scalar) {
      case .letter, .digit, .closer, .quote, .opener, .space, .decoration: break
      default: throw neighbors.refusal(mark.lowerBound - previous.length..<mark.upperBound)
      }
    }
    let first = text.scalar(at: neighbors.range.lowerBound)?.scalar
    if isBeside, !isSpaced, first.map({ ["<", ">", "~", "\u{2248}"].contains($0) }) ?? false {
      throw neighbors.refusal(mark)
    }
  }

  /// Throws for a sign that may belong to the number.
  ///
  /// A long dash between words does not belong to the number. A hyphen or a short dash between an
  /// ordinary word and a size does not belong to the number: `Length - 5 m`. A minus sign may be
  /// the number's sign.
  private func checkSign(_ sign: Range<Int>, _ isSpaced: Bool) throws(ReadingError) {
    let before = text.startOfSpaces(before: sign.lowerBound)
    guard isSpaced, !isEnclosed, before < sign.lowerBound,
      let dash = text.scalar(at: sign.lowerBound)?.scalar,
      ("\u{2014}"..."\u{2015}").contains(dash) && !neighbors.isTemperature
        || ["-", "\u{2013}"].contains(dash) && isHeading(before: before),
      let previous = text.scalar(before: before),
      MeasureNeighbors.kind(previous.scalar) == .letter
    else { throw neighbors.refusal(sign) }
  }

  /// Throws for bars of an absolute value: `|-5 km|`.
  private func checkBars(_ bar: Range<Int>) throws(ReadingError) {
    let sign = text.scalar(before: bar.lowerBound).map { MeasureNeighbors.kind($0.scalar) == .sign }
    let isSigned =
      sign ?? false || !text.beginsNumber(at: neighbors.range.lowerBound)
      || !text.hasDigit(at: neighbors.range.lowerBound)
    if isSigned, text.has("|", at: neighbors.range.upperBound) { throw neighbors.refusal(bar) }
  }

  /// Whether the measure is a size, and the word that ends at an offset is neither in the tables
  /// nor a unit.
  private func isHeading(before end: Int) -> Bool {
    let word = text.startOfLetters(before: end)..<end
    return word.count > 1 && neighbors.source.words.meaning(of: text.part(word)).isEmpty
      && !neighbors.isUnit(word, []) && neighbors.isSize
  }

  /// Checks a mark; throws if the mark joins a number and the measure to a list, a ratio or a
  /// range.
  ///
  /// Any other mark ends the clause.
  private mutating func takePunctuation(
    _ mark: Range<Int>, _ isSpaced: Bool
  ) throws(ReadingError) {
    let before = text.startOfSpaces(before: mark.lowerBound)
    let isAttached = before == mark.lowerBound
    let token = text.token(before: before)
    if isBeside, token == nil || !isAttached && !isSpaced {
      // A mark that ends no word belongs to the measure: `!5 km`.
      switch text.scalar(at: mark.lowerBound)?.scalar {
      case "!", "?": throw neighbors.refusal(mark)
      case "," where !isSpaced: throw neighbors.refusal(mark)
      case "|" where !isSpaced: try checkBars(mark)
      default: break
      }
    }
    if isOpen, isLinked, let token, token.kind == .digits {
      let joins =
        switch text.scalar(at: mark.lowerBound)?.scalar {
        case ":": !isLabel(token.range, isAttached && isSpaced)
        // A single point ends a sentence; several points make a range.
        case ".", "!", "?", "\u{3002}":
          !isAttached || isPoint || isBeside && !isSpaced && !isEnclosed
        case "\u{2026}": true
        case ",": neighbors.isNumber(token.range) && !isNamed(token.range, isAttached && isSpaced)
        default: neighbors.isNumber(token.range)
        }
      if joins { throw neighbors.refusal(mark) }
    }
    // The measure is the second of two bounds: at least 5, at most 10 km.
    if isOpen, !isLinked, wordCount <= 2, let link, let token, token.kind == .digits,
      text[mark.lowerBound] == UInt8(ascii: ","), neighbors.isNumber(token.range),
      !isNamed(token.range, isAttached && isSpaced)
    {
      throw neighbors.refusal(link)
    }
    isPoint = isAttached && token?.kind == .mark(.punctuation)
    if isPoint { return }
    if wordCount == 0, text[mark.lowerBound] == UInt8(ascii: ":") {
      // `UK: 2 pints` distinguishes pints; in `UK: 5 km` there is one kind of kilometer.
      var changing: WordMeaning = [.rate, .each, .factor]
      if !neighbors.isUnambiguous { changing.insert(.qualifier) }
      try checkSubject(before: mark.lowerBound, changing)
    }
    // The point belongs to an abbreviation: 5 to approx. 10 km.
    if isAttached, let token, token.kind == .word, text[mark.lowerBound] == UInt8(ascii: "."),
      !neighbors.source.words.meaning(of: text.part(token.range))
        .isDisjoint(with: [.roughly, .link, .power, .rate])
    {
      return
    }
    isOpen = false
    following = nil
  }

  /// Whether a number with a colon is a label of the text behind the colon: `Box 3: 5 kg`.
  private func isLabel(_ number: Range<Int>, _ isSentence: Bool) -> Bool {
    let end = text.startOfSpaces(before: number.lowerBound)
    return isSentence && neighbors.isNumber(number) && text.token(before: end)?.kind == .word
  }

  private mutating func take(_ token: TextToken) throws(ReadingError) {
    switch token.kind {
    case .factor: throw neighbors.refusal(token.range)
    case .digits: try takeDigits(token.range)
    default: try takeWords(token.range)
    }
  }

  private mutating func takeDigits(_ digits: Range<Int>) throws(ReadingError) {
    defer { wordCount += 1 }
    guard isOpen else { return }
    if wordCount == 0 { throw neighbors.refusal(link ?? digits) }
    #if SeededFaults
    if Self.leavesOutCounts, wordCount > 1 { return }
    #endif
    guard neighbors.isNumber(digits) else { return }
    if text.isYear(digits) {
      isOpen = false
      return
    }
    // In text without spaces, the characters behind the number count as words: 3箱子5公斤.
    let end = text.endOfUnspaced(from: digits.upperBound)
    if end > digits.upperBound { throw neighbors.refusal(digits.lowerBound..<end) }
    if wordCount == 1 || link != nil { throw neighbors.refusal(link ?? digits) }
    // A number further in front belongs to this number, and not to the measure.
    isOpen = false
  }

  /// Checks a word, or each word of text without spaces, the last word first.
  private mutating func takeWords(_ run: Range<Int>) throws(ReadingError) {
    guard text.isUnspaced(at: run.lowerBound) else { return try takeWord(run) }
    #if SeededFaults
    if Self.keepsRunsWhole { return try takeWord(run) }
    #endif
    let words = neighbors.source.words
    var end = run.upperBound
    while end > run.lowerBound, wordCount <= (isOpen ? MeasureNeighbors.reach : 1) {
      let start = run.lowerBound + words.startOfLastWord(in: text.part(run.lowerBound..<end))
      try takeWord(start..<end)
      isBeside = false
      end = start
    }
  }

  /// Whether a number with a comma is part of a name: `Room 12, 5 m wide`.
  private func isNamed(_ number: Range<Int>, _ isSentence: Bool) -> Bool {
    guard isSentence else { return false }
    var end = text.startOfSpaces(before: number.lowerBound)
    if end > 0, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    let word = text.startOfLetters(before: end)..<end
    return neighbors.source.words.meaning(of: text.part(word)).contains(.label)
  }

  private mutating func takeWord(_ word: Range<Int>) throws(ReadingError) {
    let words = neighbors.source.words
    let meaning = words.meaning(of: text.part(word))
    let signs: WordMeaning = [.minus, .plus]
    if wordCount < 2, !meaning.isDisjoint(with: signs),
      !MeasureNeighbors.isLeast(word, meaning, in: text, words), !isBound
    {
      throw neighbors.refusal(word)
    }
    let wrapped: WordMeaning = [.operation, .factor, .between, .each]
    if isWrapped, wordCount == 0, !meaning.isDisjoint(with: wrapped) {
      throw neighbors.refusal(word)
    }
    if isNegation(word, meaning), wordCount == 0 && isOpen || wordCount == 1 && isStated {
      throw neighbors.refusal(word)
    }
    if isOpen {
      try checkWord(word, meaning)
      if !meaning.contains(.article) || meaning.contains(.per) { following = (word, meaning) }
      if meaning.contains(.verb), wordCount == 0 {
        try checkSubject(before: word.lowerBound, .rate)
        isOpen = false
      } else if !meaning.isDisjoint(with: [.link, .and, .or]) {
        link = link ?? word
      } else if !meaning.isDisjoint(with: [.article, .roughly]) {
        return
      } else {
        isLinked = false
        // An ordinary word ends the clause in front of a parenthesis. A link to a number does not.
        if isEnclosed { isOpen = false }
      }
    }
    wordCount += count(word)
  }

  private func checkWord(_ word: Range<Int>, _ meaning: WordMeaning) throws(ReadingError) {
    let touching: WordMeaning = [
      .operation, .power, .qualifier, .factor, .numeral, .part, .between, .each, .rate,
      .function,
    ]
    if wordCount == 0, !meaning.isDisjoint(with: touching) { throw neighbors.refusal(word) }
    if wordCount == 0, isBeside, meaning.contains(.yearly), !isInside(word) {
      throw neighbors.refusal(word)
    }
    if wordCount == 1 || text.isUnspaced(at: word.lowerBound), meaning.contains(.each) {
      throw neighbors.refusal(word)
    }
    if wordCount == 1, !meaning.isDisjoint(with: [.per, .operation]), let following,
      neighbors.isCounted(following.word, following.meaning)
    {
      throw neighbors.refusal(word.lowerBound..<following.word.upperBound)
    }
    let numbers: WordMeaning = [.factor, .numeral, .part, .function, .power]
    // One character is between the number and the measure: 一箱5公斤.
    if wordCount == 1, text.isUnspaced(at: word.lowerBound), meaning.contains(.numeral) {
      throw neighbors.refusal(word)
    }
    if link != nil, !meaning.isDisjoint(with: numbers) { throw neighbors.refusal(word) }
  }

  /// Whether a verb that states the measure follows the position: `does not weigh 5 kg`.
  private var isStated: Bool { following?.meaning.contains(.verb) ?? false }

  /// Whether a word negates the text behind it: `not`, or the `t` of `isn't`.
  private func isNegation(_ word: Range<Int>, _ meaning: WordMeaning) -> Bool {
    #if SeededFaults
    if Self.forgetsNegations { return false }
    #endif
    if meaning.contains(.negation) { return true }
    guard text.has("t", at: word.lowerBound), word.count == 1,
      let quote = text.scalar(before: word.lowerBound),
      MeasureNeighbors.kind(quote.scalar) == .quote
    else { return false }
    return text.scalar(before: word.lowerBound - quote.length)?.scalar == "n"
  }

  /// Whether digits or characters directly in front of a word of time make a date: 2023年, 昨日.
  private func isInside(_ time: Range<Int>) -> Bool {
    guard let previous = text.scalar(before: time.lowerBound) else { return false }
    return [.digit, .letter].contains(MeasureNeighbors.kind(previous.scalar))
  }

  /// Throws for a rate or a similar word in the subject in front of a colon or a verb.
  ///
  /// Examples: `Daily: 5 kg`, `annual use is 5 kg`.
  private func checkSubject(before end: Int, _ changing: WordMeaning) throws(ReadingError) {
    #if SeededFaults
    if Self.stopsAtColon { return }
    #endif
    let words = neighbors.source.words
    // `A day: 5 kg` is a rate; `a person weighs 5 kg` is not.
    let makers: WordMeaning = changing.contains(.each) ? [.per, .indefinite] : .per
    var (position, count) = (end, 0)
    var following: (word: Range<Int>, meaning: WordMeaning)?
    while count < MeasureNeighbors.reach {
      let last = text.startOfSpaces(before: position)
      guard !neighbors.endsLine(last..<position), let token = text.token(before: last)
      else { return }
      if case .mark = token.kind { return }
      position = token.range.lowerBound
      if token.kind == .word, text.isUnspaced(at: position) {
        position += words.startOfLastWord(in: text.part(token.range))
      }
      let word = position..<last
      let meaning = token.kind == .word ? words.meaning(of: text.part(word)) : []
      if !meaning.isDisjoint(with: changing) { throw neighbors.refusal(word) }
      if !meaning.isDisjoint(with: makers), let following,
        neighbors.isCounted(following.word, following.meaning)
      {
        throw neighbors.refusal(word.lowerBound..<following.word.upperBound)
      }
      // French `an` is a year, and no English article.
      if !meaning.contains(.article) || meaning.contains(.item) { following = (word, meaning) }
      count += 1
    }
  }

  /// Whether a word of a sign begins a bound, which does not change the number: `moins de 5 km`.
  private var isBound: Bool {
    #if SeededFaults
    if Self.takesBoundsForSigns { return false }
    #endif
    return following?.meaning.contains(.than) ?? false
  }

  /// Returns the number of words of a token; in text without spaces each character is a word.
  private func count(_ word: Range<Int>) -> Int {
    var (count, position) = (0, word.lowerBound)
    while position < word.upperBound, let decoded = text.scalar(at: position) {
      if decoded.scalar.isUnspaced { count += 1 }
      position += decoded.length
    }
    return max(1, count)
  }
}
