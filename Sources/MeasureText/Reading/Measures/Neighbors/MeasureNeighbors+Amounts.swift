/// Measures without digits beside the measure: `an hour and 5 minutes`.
extension MeasureNeighbors {
  /// The joint between a unit without a number and the measure.
  private enum Joint {
    /// `and` or `&`, which makes a sum of any unit and the measure.
    case and
    /// A comma, or no joint.
    case comma
    /// Another link: `an hour to 90 minutes`.
    case link
  }

  /// Throws for a unit of the measure's quantity that is joined to the measure from the front.
  ///
  /// If the joint is not `and`, a unit is refused only behind a word that makes an amount, such as
  /// an article: `an hour, 5 minutes` is refused, `in hours, 5 minutes` is not.
  func checkAmount() throws(ReadingError) {
    #if SeededFaults
    if forgetsAmounts { return }
    #endif
    var end = range.lowerBound
    var (joint, link, wordCount) = (Joint.comma, Int?.none, 0)
    for _ in 0..<Self.reach {
      let last = text.startOfSpaces(before: end)
      guard last > 0, !endsLine(last..<end), let token = text.token(before: last) else { return }
      end = token.range.lowerBound
      switch token.kind {
      case .mark(.ampersand):
        // In a name such as Q&A the ampersand joins letters.
        if end == last - 1, text.endOfLetters(from: last) > last { return }
        (joint, link) = (.and, link ?? last)
      case .mark(.punctuation) where text[end] == UInt8(ascii: ","): link = link ?? last
      case .word:
        if text.isUnspaced(at: end) {
          end += source.words.startOfLastWord(in: text.part(token.range))
        }
        let meaning = source.words.meaning(of: text.part(end..<last))
        if meaning.isDisjoint(with: Self.grammar), wordCount == 0 || link != nil,
          let start = startOfAmount(endingAt: last, isSum: joint == .and)
        {
          guard joint == .link, let link else {
            throw text.error(.separateParts, at: range.lowerBound)
          }
          throw refusal(start..<link)
        }
        if !meaning.isDisjoint(with: [.and, .or, .link]) {
          joint = meaning.contains(.and) ? .and : joint == .and ? .and : .link
          link = link ?? last
        } else if meaning.isDisjoint(with: [.article, .roughly]) {
          // One ordinary word may precede the number: an hour and another 5 minutes.
          guard link == nil, wordCount == 0, meaning.isSubset(of: .amount),
            !isUnit(end..<last, meaning)
          else { return }
          wordCount = 1
        }
      default: return
      }
    }
  }

  /// The meanings of words that are not read as units beside a measure.
  private static let grammar: WordMeaning = [
    .ordinary, .preposition, .verb, .article, .and, .or, .link, .roughly,
  ]

  /// Returns the start of an amount whose unit ends at an offset: `an hour`, or in a sum also
  /// `hour`.
  private func startOfAmount(endingAt end: Int, isSum: Bool) -> Int? {
    let makers: WordMeaning = [.amount, .numeral, .factor, .part]
    var position = end
    for _ in 0..<Self.amountLimit {
      let last = text.startOfSpaces(before: position)
      guard last > 0, !endsLine(last..<position), let token = text.token(before: last)
      else { break }
      position = token.range.lowerBound
      // An apostrophe joins an article to a unit: un'ora.
      if token.kind == .mark(.quote) { continue }
      guard token.kind == .word else { break }
      if let scalar = text.scalar(before: last), scalar.scalar.isUnspaced {
        position = last - scalar.length
      } else if last == end, !isUnit(position..<end, []) {
        // The last word of every unit's name is also the name of a unit, so this word ends no name.
        return nil
      }
      let meaning = source.words.meaning(of: text.part(position..<last))
      let name = min(text.endOfMarks(from: last), end)..<end
      if !meaning.isDisjoint(with: makers), !name.isEmpty, isUnit(ofSameQuantity: name) {
        return position
      }
      if isSum, isUnit(ofSameQuantity: position..<end) { return position }
    }
    return nil
  }

  /// The greatest number of words, or of characters without spaces, of an amount and its unit.
  private static let amountLimit = 5

  /// Throws for a unit of the measure's quantity behind a link: `5 feet and an inch`.
  ///
  /// A unit behind `or` restates the measure, and is left out.
  func checkAmount(
    behind maker: Range<Int>, _ link: (word: Range<Int>, meaning: WordMeaning)?
  ) throws(ReadingError) {
    #if SeededFaults
    if forgetsAmounts { return }
    #endif
    if let link, link.meaning.contains(.or), !link.meaning.contains(.and) { return }
    let start = text.endOfSmallWords(
      [.amount, .article], from: text.endOfMarks(from: maker.upperBound), source.words)
    let word = start..<text.endOfLetters(from: start)
    let meaning = source.words.meaning(of: text.part(word))
    guard !word.isEmpty, meaning.isDisjoint(with: [.ordinary, .preposition, .verb, .article]),
      let end = endOfUnit(ofSameQuantityAt: start)
    else { return }
    // `A second` may be an ordinal: a second look.
    if meaning.contains(.place), !endsClause(at: end) { return }
    guard let link, !link.meaning.contains(.and) else {
      throw text.error(.separateParts, at: maker.lowerBound)
    }
    throw refusal(link.word.lowerBound..<end)
  }

  /// Whether the unit may be the letter of a thousand or a million: `1.5m people`, `5K run`.
  func isMultiplier(before word: Range<Int>, _ meaning: WordMeaning) -> Bool {
    #if SeededFaults
    if takesMillionsForUnits { return false }
    #endif
    let letter = name.lowerBound
    guard text.startOfSpaces(before: name.upperBound) == letter + 1, letter > 0,
      text[letter - 1].isASCIIDigit
    else { return false }
    if meaning.contains(.crowd) { return "mMkKbBTG".utf8.contains(text[letter]) }
    // Few people write kelvins or gausses without a space; 5K runs and 5G networks are frequent.
    return meaning.isEmpty && word.count > 1 && "KG".utf8.contains(text[letter])
  }
}

extension UTF8Bytes {
  /// Returns the end of spaces and apostrophes.
  fileprivate func endOfMarks(from offset: Int) -> Int {
    var end = endOfSpaces(from: offset)
    while let decoded = scalar(at: end), ["'", "\u{2019}"].contains(decoded.scalar) {
      end = endOfSpaces(from: end + decoded.length)
    }
    return end
  }
}
