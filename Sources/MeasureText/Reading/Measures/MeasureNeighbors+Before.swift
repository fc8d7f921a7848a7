extension MeasureNeighbors {
  /// What stands before the measure.
  func checkBefore() throws(ReadingError) {
    try checkWordsBefore()
    var start = range.lowerBound
    var position = text.startOfSpaces(before: start)
    var isEnclosed = false
    while let decoded = text.scalar(before: position),
      [.opener, .quote].contains(Self.kind(decoded.scalar))
    {
      isEnclosed = true
      start = position - decoded.length
      position = text.startOfSpaces(before: start)
    }
    guard position > 0 else { return }
    guard let decoded = text.scalar(before: position) else {
      throw text.unexpected(at: position - 1)
    }
    let mark = position - decoded.length..<position
    switch Self.kind(decoded.scalar) {
    case .relation, .decoration, .closer, .quote, .opener: return
    case .punctuation:
      // A time, as in 10:30 h, or a number that was passed over.
      if position == start, !isEnclosed, endsWithDigit(at: mark.lowerBound) { throw refusal(mark) }
    case .digit, .letter:
      let word = startOfWord(before: position)..<position
      if text.hasDigit(at: word.lowerBound) {
        if isEnclosed && position < start || endsLine(position..<start) { return }
        throw refusal(word)
      }
      // A name such as B12 or CO2 is a word.
      if Self.kind(decoded.scalar) == .letter { try checkWord(word) }
    case .sign: try checkSign(mark, isSpaced: position < start && !isEnclosed)
    case .ampersand:
      if endsWithDigit(at: text.startOfSpaces(before: mark.lowerBound)) { throw refusal(mark) }
    case .space, .other: throw refusal(mark)
    }
  }

  /// A sign or a factor one word away, or behind punctuation, still belongs to the number: `minus about 5`,
  /// `half of 5`, `minus: 5`, `plus or minus 5`.
  private func checkWordsBefore() throws(ReadingError) {
    var position = range.lowerBound
    var refused: MeasureWords.Meaning = [.minus, .plus]
    for _ in 0..<2 {
      while let decoded = text.scalar(before: position),
        [.space, .punctuation, .opener, .closer, .quote].contains(Self.kind(decoded.scalar))
          || text.startOfSpaces(before: position) < position
      {
        position -= decoded.length
      }
      var start = position
      while let decoded = text.scalar(before: start), decoded.scalar.isWordLetter {
        start -= decoded.length
      }
      guard start < position else { return }
      let word = start..<position
      if !source.words.meaning(of: text.part(word)).isDisjoint(with: refused) {
        throw refusal(word)
      }
      if text.part(word).elementsEqual("of".utf8) { refused.insert(.factor) }
      position = start
    }
  }

  private func checkWord(_ word: Range<Int>) throws(ReadingError) {
    let meaning = source.words.meaning(of: text.part(word))
    let refused: MeasureWords.Meaning = [.minus, .plus, .operation, .factor, .between]
    if !meaning.isDisjoint(with: refused) { throw refusal(word) }
    try checkUnspaced(word, refused)
    if meaning.contains(.join) {
      let before = text.startOfSpaces(before: word.lowerBound)
      if before < word.lowerBound, endsWithDigit(at: before) { throw refusal(word) }
    }
  }

  /// Without spaces between words a sign's word ends where the number begins: 気温はマイナス5度.
  private func checkUnspaced(
    _ word: Range<Int>, _ refused: MeasureWords.Meaning
  ) throws(ReadingError) {
    guard text[word.upperBound - 1] >= 0x80 else { return }
    var start = word.upperBound
    for _ in 0..<6 {
      guard start > word.lowerBound, let decoded = text.scalar(before: start), decoded.length > 2
      else { return }
      start -= decoded.length
      let part = start..<word.upperBound
      if !source.words.meaning(of: text.part(part)).isDisjoint(with: refused) {
        throw refusal(part)
      }
    }
  }

  /// A dash that parts words is none of the number's; a hyphen or a minus may be its sign.
  private func checkSign(_ sign: Range<Int>, isSpaced: Bool) throws(ReadingError) {
    let before = text.startOfSpaces(before: sign.lowerBound)
    guard isSpaced, before < sign.lowerBound, let dash = text.scalar(at: sign.lowerBound)?.scalar,
      ("\u{2013}"..."\u{2015}").contains(dash), let previous = text.scalar(before: before),
      Self.kind(previous.scalar) == .letter
    else { throw refusal(sign) }
  }

  private func endsWithDigit(at end: Int) -> Bool {
    text.scalar(before: end).map { Self.kind($0.scalar) == .digit } ?? false
  }

  /// Where the letters and digits before an offset begin.
  private func startOfWord(before end: Int) -> Int {
    var start = end
    while let decoded = text.scalar(before: start),
      [.letter, .digit].contains(Self.kind(decoded.scalar))
    {
      start -= decoded.length
    }
    return start
  }
}

extension MeasureNeighbors {
  /// Where the sign, or the word that a range begins with, stands that belongs to a number; else the number's start.
  static func start(
    ofNumberAt start: Int, in text: UTF8Bytes, _ words: MeasureWords
  ) -> Int {
    var begin = start
    if let sign = signStart(before: begin, in: text, words) { begin = sign }
    let word = wordBefore(begin, in: text)
    if !word.isEmpty, let length = words.length(of: .between, in: text, at: word.lowerBound),
      length == word.count
    {
      begin = word.lowerBound
    }
    return begin
  }

  private static func signStart(
    before start: Int, in text: UTF8Bytes, _ words: MeasureWords
  ) -> Int? {
    let end = text.startOfSpaces(before: start)
    guard let decoded = text.scalar(before: end) else { return nil }
    var begin = end - decoded.length
    if kind(decoded.scalar) == .letter {
      let word = wordBefore(start, in: text)
      let meaning = words.meaning(of: text.part(word))
      guard !meaning.isDisjoint(with: [.minus, .plus]) else { return nil }
      begin = word.lowerBound
    } else {
      guard end < start, ["-", "+", "\u{2212}"].contains(decoded.scalar) else { return nil }
    }
    let before = text.startOfSpaces(before: begin)
    guard let previous = text.scalar(before: before) else { return before == 0 ? begin : nil }
    switch kind(previous.scalar) {
    case .opener, .relation: return begin
    case .punctuation: return before < begin ? begin : nil
    // Behind a word a hyphen may be a dash.
    case .letter: return kind(decoded.scalar) == .letter && before < begin ? begin : nil
    default: return nil
    }
  }

  /// The letters before an offset, with spaces between.
  private static func wordBefore(_ offset: Int, in text: UTF8Bytes) -> Range<Int> {
    let end = text.startOfSpaces(before: offset)
    var start = end
    while let decoded = text.scalar(before: start), decoded.scalar.isWordLetter {
      start -= decoded.length
    }
    return start..<end
  }
}
