extension MeasureNeighbors {
  /// What follows the measure.
  func checkBehind() throws(ReadingError) {
    var end = range.upperBound
    var position = text.endOfSpaces(from: end)
    // A parenthesis or a quotation ends around the measure: what follows may still belong to it.
    var isEnclosed = false
    while let decoded = text.scalar(at: position),
      [.closer, .quote].contains(Self.kind(decoded.scalar))
    {
      isEnclosed = true
      end = position + decoded.length
      position = text.endOfSpaces(from: end)
    }
    guard position < text.count else { return }
    guard let decoded = text.scalar(at: position) else { throw text.unexpected(at: position) }
    let next = position + decoded.length
    switch Self.kind(decoded.scalar) {
    case .relation, .decoration, .quote, .closer: return
    case .punctuation: try checkPunctuation(position..<next)
    case .opener: try checkParenthesis(from: position)
    case .digit:
      if isEnclosed && position > end || endsLine(end..<position) { return }
      throw refusal(position..<text.endOfWord(from: position))
    case .letter: try checkWord(at: position, isEnclosed: isEnclosed)
    case .sign: try checkSign(position..<next, isAttached: position == end)
    case .ampersand: return
    case .space, .other: throw refusal(position..<next)
    }
  }

  /// A point or a colon between the measure and a digit or a unit is no end of a sentence: `5 kg.m`.
  private func checkPunctuation(_ mark: Range<Int>) throws(ReadingError) {
    var end = mark.upperBound
    while end < text.count, text[end] == UInt8(ascii: ".") { end += 1 }
    let isRange = end - mark.lowerBound >= 3 || text.has("\u{2026}", at: mark.lowerBound)
    let next = isRange ? text.endOfSpaces(from: end) : end
    if text.hasDigit(at: next) { throw refusal(mark.lowerBound..<next) }
    let word = next..<text.endOfLetters(from: next)
    if !isRange, !word.isEmpty, isUnit(word, source.words.meaning(of: text.part(word))) {
      throw refusal(mark.lowerBound..<word.upperBound)
    }
  }

  /// A parenthesis is a qualifier of the unit, such as `(UK)`, unless it begins as another statement of the
  /// measure does.
  private func checkParenthesis(from start: Int) throws(ReadingError) {
    var position = text.endOfSpaces(from: start + (text.scalar(at: start)?.length ?? 1))
    let word = position..<text.endOfLetters(from: position)
    if !word.isEmpty {
      let meaning = source.words.meaning(of: text.part(word))
      if meaning.contains(.roughly) {
        position = word.upperBound
        if position < text.count, text[position] == UInt8(ascii: ".") { position += 1 }
        position = text.endOfSpaces(from: position)
      }
    }
    while let decoded = text.scalar(at: position),
      ["~", "<", ">", "=", "-", "+", "\u{2212}", "\u{2248}", "\u{2264}", "\u{2265}"]
        .contains(decoded.scalar)
    {
      position = text.endOfSpaces(from: position + decoded.length)
    }
    if text.beginsNumber(at: position) { return }
    var end = start
    while end < text.count, end - start < UnitText.lengthLimit, text[end] != UInt8(ascii: ")") {
      end += 1
    }
    throw refusal(start..<min(text.count, end + 1))
  }

  private func checkWord(at start: Int, isEnclosed: Bool) throws(ReadingError) {
    let word = start..<text.endOfLetters(from: start)
    let next = text.endOfSpaces(from: word.upperBound)
    if next == word.upperBound, next < text.count, goesOn(at: next) {
      throw refusal(start..<next + (text.scalar(at: next)?.length ?? 1))
    }
    let meaning = source.words.meaning(of: text.part(word))
    if !meaning.isDisjoint(with: [.minus, .plus, .operation]) { throw refusal(word) }
    if meaning.contains(.join) || meaning.contains(.between) {
      let isList = meaning.contains(.and) || text.has("or", at: start)
      if !isList, text.beginsNumber(at: next) || beginsNumberInWords(at: next) {
        throw refusal(word)
      }
    }
    if !meaning.isDisjoint(with: [.each, .below]) {
      let second = next..<text.endOfLetters(from: next)
      if !second.isEmpty {
        let other = source.words.meaning(of: text.part(second))
        if meaning.contains(.below) && other.contains(.zero)
          || meaning.contains(.each) && isUnit(second, other)
        {
          throw refusal(start..<second.upperBound)
        }
      }
    }
    if !isEnclosed, isUnit(word, meaning) { throw refusal(word) }
  }

  /// Whether letters go on as a unit or a formula does: `s⁻¹`, `s-2`, `m2`, `m/s`.
  private func goesOn(at offset: Int) -> Bool {
    guard let decoded = text.scalar(at: offset) else { return true }
    switch Self.kind(decoded.scalar) {
    case .digit: return true
    case .sign: return text.hasDigit(at: offset + decoded.length)
    case .other: return decoded.scalar != "/" || text.hasDigit(at: offset + 1)
    default: return false
    }
  }

  private func checkSign(_ sign: Range<Int>, isAttached: Bool) throws(ReadingError) {
    let next = text.endOfSpaces(from: sign.upperBound)
    let word = next..<text.endOfLetters(from: next)
    guard !word.isEmpty else { throw refusal(sign) }
    let meaning = source.words.meaning(of: text.part(word))
    if !meaning.isDisjoint(with: [.minus, .plus, .operation, .factor]) || isUnit(word, meaning) {
      throw refusal(sign.lowerBound..<word.upperBound)
    }
    // A hyphen joins words, a dash parts sentences; a plus does neither.
    if text[sign.lowerBound] == UInt8(ascii: "+") || isAttached != (next == sign.upperBound) {
      throw refusal(sign)
    }
  }

  private func beginsNumberInWords(at offset: Int) -> Bool {
    guard let decoded = text.scalar(at: offset) else { return false }
    if Self.kind(decoded.scalar) == .sign { return true }
    let word = offset..<text.endOfLetters(from: offset)
    return !word.isEmpty
      && !source.words.meaning(of: text.part(word)).isDisjoint(with: [.minus, .plus, .factor])
  }
}
