extension BackClause {
  /// Returns the end of a parenthesis behind the measure; `nil` if it is not closed.
  ///
  /// Throws for a parenthesis that may qualify the unit, such as `(UK)`. A parenthesis is accepted
  /// if it begins as another statement of the measure, or if it has only words that do not change
  /// the measure.
  func endOfParenthesis(from start: Int) throws(ReadingError) -> Int? {
    let inside = start + (text.scalar(at: start)?.length ?? 1)
    let close = endOfInside(from: inside)
    if !beginsStatement(at: inside), !(close.map { isRemark(inside..<$0) } ?? false) {
      var end = start
      while end < text.count, end - start < UnitText.lengthLimit, text[end] != UInt8(ascii: ")") {
        end += 1
      }
      throw neighbors.refusal(start..<min(text.count, end + 1))
    }
    #if SeededFaults
    if endsAtParenthesis { return nil }
    #endif
    return close.map { $0 + (text.scalar(at: $0)?.length ?? 1) }
  }

  /// Returns the offset of the mark that closes a parenthesis; `nil` if there is none.
  private func endOfInside(from start: Int) -> Int? {
    var position = start
    while position < text.count {
      let decoded = text.scalar(at: position)
      if let decoded, MeasureNeighbors.kind(decoded.scalar) == .closer { return position }
      position += decoded?.length ?? 1
    }
    return nil
  }

  /// Whether a parenthesis states a measure: `(11 lb)`, `(about 11 lb)`, `(≈ 11 lb)`.
  private func beginsStatement(at start: Int) -> Bool {
    var position = text.endOfSpaces(from: start)
    let word = position..<text.endOfLetters(from: position)
    let meaning = neighbors.source.words.meaning(of: text.part(word))
    if !meaning.isDisjoint(with: [.roughly, .or]) {
      position = word.upperBound
      if position < text.count, text[position] == UInt8(ascii: ".") { position += 1 }
      position = text.endOfSpaces(from: position)
    }
    while let decoded = text.scalar(at: position),
      ["~", "<", ">", "=", "-", "+", "\u{2212}", "\u{2248}", "\u{2264}", "\u{2265}"]
        .contains(decoded.scalar)
    {
      position = text.endOfSpaces(from: position + decoded.length)
    }
    return neighbors.beginsMeasure(at: position)
  }

  /// Whether a parenthesis has only words that do not change the measure: `(net)`.
  ///
  /// If the unit's name has several meanings, any word may be a qualifier, so nothing is a remark.
  /// A single letter is a weighting and no remark: `5 dB(A)`.
  private func isRemark(_ inside: Range<Int>) -> Bool {
    guard inside.count <= UnitText.lengthLimit else { return false }
    let changing = WordMeaning.touching.union([.below, .zero, .between, .part, .item])
    let text = UTF8Bytes(rebasing: text[..<inside.upperBound])
    var position = text.endOfSpaces(from: inside.lowerBound)
    var count = 0
    while position < inside.upperBound {
      guard let token = text.token(at: position) else { return false }
      switch token.kind {
      case .word:
        let meaning = neighbors.source.words.meaning(atStartOf: text.part(token.range))
        guard meaning.isDisjoint(with: changing), token.range.count > 1,
          text.endOfLetters(from: position) == token.range.upperBound,
          !neighbors.isUnit(token.range, meaning), !neighbors.isQualifier(token.range, meaning),
          !isNation(token.range)
        else { return false }
        count += 1
      case .mark(.punctuation), .mark(.quote): break
      default: return false
      }
      position = text.endOfSpaces(from: token.range.upperBound)
    }
    return count > 0 && neighbors.isUnambiguous
  }

  /// Whether a word is one Chinese character, which may abbreviate a nation: 5トン(英).
  private func isNation(_ word: Range<Int>) -> Bool {
    text.isUnspaced(at: word.lowerBound) && word.count <= 3
  }
}
