extension BackClause {
  /// Checks the text directly behind the measure.
  ///
  /// Returns the start of the clause behind the measure, or `nil` if no clause follows.
  mutating func checkMarks() throws(ReadingError) -> Int? {
    guard let (end, isEnclosed) = try endOfEnclosure() else { return nil }
    let position = text.endOfSpaces(from: end)
    guard position < text.count else { return nil }
    guard let decoded = text.scalar(at: position) else { throw text.unexpected(at: position) }
    let next = position + decoded.length
    switch MeasureNeighbors.kind(decoded.scalar) {
    case .relation, .decoration, .quote, .closer, .opener: return nil
    case .ampersand:
      #if SeededFaults
      if stopsAtAmpersand { return nil }
      #endif
      return position
    case .punctuation: return try checkPunctuation(position..<next, isAttached: position == end)
    case .digit:
      if isEnclosed && position > end || neighbors.endsLine(end..<position) {
        isOpen = false
        return position
      }
      throw neighbors.refusal(position..<text.endOfWord(from: position))
    case .letter:
      if neighbors.endsLine(end..<position) { return end }
      if endsSentence(before: position) {
        try checkOperator(at: position)
        return nil
      }
      try checkWord(at: position, isEnclosed: isEnclosed)
      return position
    case .sign: try checkSign(position..<next, isAttached: position == end)
    case .space, .other: throw neighbors.refusal(position..<next)
    }
    return nil
  }

  /// Returns the end of the marks that enclose the measure, and of the parentheses behind the
  /// measure.
  ///
  /// The text behind this end may still belong to the measure. Returns `nil` if a parenthesis is
  /// not closed.
  private func endOfEnclosure() throws(ReadingError) -> (end: Int, isEnclosed: Bool)? {
    var end = neighbors.range.upperBound
    var isEnclosed = false
    if let emphasis = neighbors.emphasis, text.repeats(emphasis, at: end) {
      (end, isEnclosed) = (end + emphasis.count, true)
    }
    while let decoded = text.scalar(at: text.endOfSpaces(from: end)) {
      let position = text.endOfSpaces(from: end)
      switch MeasureNeighbors.kind(decoded.scalar) {
      case .closer, .quote: end = position + decoded.length
      case .opener:
        guard let close = try endOfParenthesis(from: position) else { return nil }
        end = close
      default: return (end, isEnclosed)
      }
      isEnclosed = true
    }
    return (end, isEnclosed)
  }

  /// Checks punctuation directly behind the measure.
  ///
  /// Returns the start of the mark if the mark is a comma or similar, because factors behind a
  /// comma still change the measure. Returns `nil` if the mark ends a sentence. Throws for a point
  /// or a colon between the measure and a digit or a unit: `5 kg.m`, `12 km : h`.
  private func checkPunctuation(
    _ mark: Range<Int>, isAttached: Bool
  ) throws(ReadingError) -> Int? {
    var end = mark.upperBound
    while end < text.count, text[end] == UInt8(ascii: ".") { end += 1 }
    let isRange = end - mark.lowerBound >= 3 || text.has("\u{2026}", at: mark.lowerBound)
    let scalar = text.scalar(at: mark.lowerBound)?.scalar
    let isColon = scalar == ":"
    let next = isRange || isColon && !isAttached ? text.endOfSpaces(from: end) : end
    if text.hasDigit(at: next) { throw neighbors.refusal(mark.lowerBound..<next) }
    let word = next..<text.endOfLetters(from: next)
    if !isRange, !word.isEmpty, isUnit(word) {
      throw neighbors.refusal(mark.lowerBound..<word.upperBound)
    }
    #if SeededFaults
    if stopsAtComma { return nil }
    #endif
    switch scalar {
    case ",", ";", "|", "\u{3001}": return mark.lowerBound
    default:
      let start = text.endOfSpaces(from: end)
      try checkOperator(at: start)
      if isColon || isRange { try checkQualifier(at: start) }
      return nil
    }
  }

  /// Throws for a word behind a colon that distinguishes units of the name: `2 pints: UK`.
  private func checkQualifier(at start: Int) throws(ReadingError) {
    guard let token = text.token(at: start), token.kind == .word else { return }
    let meaning = neighbors.source.words.meaning(atStartOf: text.part(token.range))
    guard meaning.contains(.qualifier) || neighbors.isQualifier(token.range, meaning),
      !neighbors.isUnambiguous
    else { return }
    throw neighbors.refusal(token.range)
  }

  /// Throws for a sign or an operator behind the end of a sentence, if a number follows the sign or
  /// operator.
  ///
  /// `5 m². Plus 3 m²` is a sum. A sign directly in front of its number belongs to the number.
  private func checkOperator(at start: Int) throws(ReadingError) {
    guard let token = text.token(at: start) else { return }
    let next = text.endOfSmallWords(
      .roughly, from: text.endOfSpaces(from: token.range.upperBound), neighbors.source.words)
    guard text.beginsNumber(at: next) else { return }
    let isOperator =
      switch token.kind {
      case .word:
        !neighbors.source.words.meaning(of: text.part(token.range))
          .isDisjoint(with: [.minus, .plus, .operation])
      case .mark(.sign): next > token.range.upperBound
      case .mark(.other):
        ["\u{D7}", "\u{F7}", "\u{B1}", "*", "/"].contains(text.scalar(at: start)?.scalar)
      case .digits, .factor, .mark: false
      }
    if isOperator { throw neighbors.refusal(token.range) }
  }

  /// Whether the full stop behind the unit ends a sentence, so that a word of an operator begins
  /// the next sentence.
  ///
  /// The stop may be part of the unit's name: `5 km. Less is more.`
  private func endsSentence(before start: Int) -> Bool {
    guard text[neighbors.range.upperBound - 1] == UInt8(ascii: "."),
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= text[start]
    else { return false }
    let word = start..<text.endOfLetters(from: start)
    let meaning = neighbors.source.words.meaning(of: text.part(word))
    return meaning.contains(.operation) && meaning.isDisjoint(with: [.qualifier, .rate, .each])
  }

  private func isUnit(_ word: Range<Int>) -> Bool {
    neighbors.isUnit(word, neighbors.source.words.meaning(of: text.part(word)))
  }

  /// Checks the words of text without spaces that begins behind the measure.
  private func checkRun(at start: Int) throws(ReadingError) {
    let end = text.token(at: start)?.range.upperBound ?? start
    let run = text.part(start..<end)
    let words = neighbors.source.words
    if let length = words.length(of: .denial, in: text, at: start) {
      throw neighbors.refusal(start..<start + length)
    }
    let first = start..<start + words.endOfFirstWord(in: run)
    let meaning = words.meaning(of: text.part(first))
    if !meaning.isDisjoint(with: WordMeaning.touching.union(.suffix))
      || meaning.contains(.crowd) && neighbors.isMultiplier(before: first, meaning)
    {
      throw neighbors.refusal(first)
    }
    var position = start
    while position < end, position - start < UnitText.lengthLimit,
      let decoded = text.scalar(at: position)
    {
      position += decoded.length
      if neighbors.isUnit(start..<position, meaning) { throw neighbors.refusal(start..<position) }
    }
    if let next = text.scalar(at: end), MeasureNeighbors.kind(next.scalar) == .other {
      throw neighbors.refusal(start..<end + next.length)
    }
  }

  private func checkWord(at start: Int, isEnclosed: Bool) throws(ReadingError) {
    if text.isUnspaced(at: start) { return try checkRun(at: start) }
    let word = start..<text.endOfLetters(from: start)
    let next = text.endOfSpaces(from: word.upperBound)
    if next == word.upperBound, next < text.count, goesOn(at: next),
      text.token(at: start)?.kind != .factor
    {
      throw neighbors.refusal(start..<next + (text.scalar(at: next)?.length ?? 1))
    }
    let meaning = neighbors.source.words.meaning(atStartOf: text.part(word))
    if !meaning.isDisjoint(with: .touching) { throw neighbors.refusal(word) }
    if neighbors.isMultiplier(before: word, meaning) {
      throw neighbors.refusal(neighbors.name.lowerBound..<word.upperBound)
    }
    if !meaning.isDisjoint(with: WordMeaning.counting.union([.article, .below])) {
      try checkSecond(behind: word, meaning)
    }
    if isEnclosed { return }
    // A word that is also a unit's name means the unit at the end of a clause: 5 ft in.
    if neighbors.endsClause(at: word.upperBound), neighbors.isUnit(word, []) {
      throw neighbors.refusal(word)
    }
    if meaning.contains(.below), neighbors.endsClause(at: word.upperBound) {
      throw neighbors.refusal(word)
    }
    if neighbors.isUnit(word, meaning) || neighbors.isQualifier(word, meaning) {
      throw neighbors.refusal(word)
    }
  }

  /// Whether the letters continue as in a unit or a formula: `s⁻¹`, `s-2`, `m2`, `m/s`.
  private func goesOn(at offset: Int) -> Bool {
    guard let decoded = text.scalar(at: offset) else { return true }
    switch MeasureNeighbors.kind(decoded.scalar) {
    case .digit: return true
    case .sign: return text.hasDigit(at: offset + decoded.length)
    case .other: return decoded.scalar != "/" || text.hasDigit(at: offset + 1)
    default: return false
    }
  }

  /// Whether a hyphen joins the unit to its number, so that another hyphen joins a noun:
  /// `2-Liter-Flasche`.
  private var isCompound: Bool {
    guard let last = text.scalar(before: neighbors.unitRange.lowerBound) else { return false }
    return text.isHyphen(at: neighbors.unitRange.lowerBound - last.length)
  }

  private func checkSign(_ sign: Range<Int>, isAttached: Bool) throws(ReadingError) {
    let next = text.endOfSpaces(from: sign.upperBound)
    let word = next..<text.endOfLetters(from: next)
    guard !word.isEmpty else { throw neighbors.refusal(sign) }
    let meaning = neighbors.source.words.meaning(of: text.part(word))
    if !meaning.isDisjoint(with: .touching) || neighbors.isUnit(word, meaning) {
      throw neighbors.refusal(sign.lowerBound..<word.upperBound)
    }
    if isAttached, next == sign.upperBound, text.isHyphen(at: sign.lowerBound), !isCompound {
      throw neighbors.refusal(sign.lowerBound..<word.upperBound)
    }
    // A hyphen joins words, and a dash separates sentences. A plus sign is always an operator.
    if text[sign.lowerBound] == UInt8(ascii: "+") || isAttached != (next == sign.upperBound) {
      throw neighbors.refusal(sign)
    }
  }
}
