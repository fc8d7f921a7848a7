/// The ends of unit names in text without spaces between words.
///
/// - A name in Latin letters ends where Chinese characters or kana begin: `5kg程度`.
/// - A name in katakana ends where katakana ends: `5トンネル` has no unit.
/// - A name of two or more Chinese characters may end in front of any other character: `5公斤大米`.
/// - A name of one Chinese character ends only in front of kana and listed words: `5米高`, but
///   neither `5克拉` nor `5周年`.
enum UnspacedEnd {
  static func isEnd(of name: UnitText, at end: Int) -> Bool {
    let text = name.text
    guard let next = text.scalar(at: end)?.scalar, next.isUnspaced,
      let last = text.scalar(before: end)
    else { return false }
    if !last.scalar.isUnspaced { return true }
    if last.scalar.isKatakana { return !next.isKatakana }
    if end - last.length > name.start || next.isHiragana || next.isKatakana { return true }
    let rest = text.part(end..<text.endOfLetters(from: end))
    return !name.source.words.meaning(atStartOf: rest).isEmpty
  }
}
