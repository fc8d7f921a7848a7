extension MeasureNeighbors {
  /// Returns the start of the sign, or of the first word of a range, that belongs to a number.
  ///
  /// Returns the start of the number if the number has no sign and no such word.
  static func start(
    ofNumberAt start: Int, in text: UTF8Bytes, _ words: MeasureWords
  ) -> Int {
    var begin = start
    if let sign = signStart(before: begin, in: text, words) { begin = sign }
    let word = wordBefore(begin, in: text)
    if !word.isEmpty, words.meaning(of: text.part(word)).contains(.between) {
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
    let isWord = kind(decoded.scalar) == .letter
    if isWord {
      let word = wordBefore(start, in: text, words)
      let meaning = words.meaning(of: text.part(word))
      guard !meaning.isDisjoint(with: [.minus, .plus]),
        !isLeast(word, meaning, in: text, words)
      else { return nil }
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
    case .letter: return isWord && (before < begin || previous.scalar.isUnspaced) ? begin : nil
    default: return nil
    }
  }

  /// Whether a word of a sign ends a phrase for `at least` or `at most`: au moins, al menos, au
  /// plus.
  static func isLeast(
    _ word: Range<Int>, _ meaning: WordMeaning, in text: UTF8Bytes, _ words: MeasureWords
  ) -> Bool {
    guard !meaning.isDisjoint(with: [.minus, .plus]) else { return false }
    let previous = wordBefore(word.lowerBound, in: text)
    return !previous.isEmpty && words.meaning(of: text.part(previous)).contains(.least)
  }

  /// Returns the range of the letters in front of an offset; spaces may follow these letters.
  private static func wordBefore(_ offset: Int, in text: UTF8Bytes) -> Range<Int> {
    let end = text.startOfSpaces(before: offset)
    return text.startOfLetters(before: end)..<end
  }

  /// Returns the range of the last word in front of an offset, in text with or without spaces.
  private static func wordBefore(
    _ offset: Int, in text: UTF8Bytes, _ words: MeasureWords
  ) -> Range<Int> {
    let run = wordBefore(offset, in: text)
    guard let last = text.scalar(before: run.upperBound), last.scalar.isUnspaced else { return run }
    return run.lowerBound + words.startOfLastWord(in: text.part(run))..<run.upperBound
  }
}
