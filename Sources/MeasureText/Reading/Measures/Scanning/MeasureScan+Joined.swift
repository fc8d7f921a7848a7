import UnitCatalog

/// Units that a hyphen joins to their number, and units that words join to another unit.
extension MeasureScan {
  /// Consumes a unit that a hyphen joins to its number, as in front of a noun: `2-liter bottle`,
  /// `10-km run`.
  ///
  /// `3-D`, `2-in-1` and `5-a-side` are no measures. So a single letter must be one of a few units,
  /// and a small word in front of another hyphen is no unit.
  mutating func hyphenatedUnit(at hyphen: Int) -> FoundUnit? {
    guard isLenient, hyphen == position, text.isHyphen(at: hyphen),
      let decoded = text.scalar(at: hyphen)
    else { return nil }
    let next = hyphen + decoded.length
    guard text.scalar(at: next)?.scalar.isWordLetter == true,
      let found = UnitText(source: source, text: text, start: next).longest(in: nil),
      !found.flags.contains(.letterCase)
    else { return nil }
    if found.end == next + 1, !"mgLlWV".utf8.contains(text[next]) { return nil }
    if let mark = text.scalar(at: found.end), MeasureNeighbors.kind(mark.scalar) == .sign {
      let isWord = text.scalar(at: found.end + mark.length)?.scalar.isWordLetter ?? false
      let small: WordMeaning = [.ordinary, .preposition, .article, .link]
      guard isWord, source.words.meaning(of: text.part(next..<found.end)).isDisjoint(with: small)
      else { return nil }
    }
    unitStart = next
    return source.joined(found, in: text) ?? found
  }

  /// Returns the rate of one unit per another unit, joined by `to the`: `miles to the gallon`.
  ///
  /// Returns `nil` if the catalog does not have the rate.
  func countedRate(of unit: FoundUnit, named name: Int) -> FoundUnit? {
    let start = text.endOfSpaces(from: unit.end)
    guard start > unit.end, text.has("to the ", at: start) else { return nil }
    let next = text.endOfSpaces(from: start + 7)
    let word = text.part(next..<text.endOfLetters(from: next))
    guard !source.words.meaning(of: word).contains(.place),
      let divisor = UnitText(source: source, text: text, start: next).longest(in: nil)
    else { return nil }
    let rate =
      Array(text.part(name..<unit.end)) + Array(" per ".utf8)
      + Array(text.part(next..<divisor.end))
    guard rate.count <= UnitText.lengthLimit else { return nil }
    return rate.withUnsafeBufferPointer { source.unit(named: $0, in: nil, end: divisor.end) }
  }

  /// Returns the rate of one unit per 100 of another unit.
  ///
  /// One or two words precede 100: `L aux 100 km`, `L auf 100 km`. Returns `nil` if the catalog
  /// does not have the rate.
  func hundredRate(of unit: FoundUnit) -> FoundUnit? {
    let start = text.endOfSpaces(from: unit.end)
    guard start > unit.end, text.scalar(at: start)?.scalar.isWordLetter == true else { return nil }
    var number = text.endOfSpaces(from: text.endOfLetters(from: start))
    // Spanish has two words in front of 100: a los 100 km.
    if !text.hasDigit(at: number) {
      number = text.endOfSpaces(from: text.endOfLetters(from: number))
    }
    let next = text.endOfSpaces(from: number + 3)
    guard text.has("100", at: number), !text.hasDigit(at: number + 3),
      let divisor = UnitText(source: source, text: text, start: next).longest(in: nil),
      let rate = source.catalog.lookUp("\(unit.unit.symbol)/100 \(divisor.unit.symbol)").candidates
        .first
    else { return nil }
    return FoundUnit(unit: rate, end: divisor.end)
  }

  /// Returns the rate of one unit per another unit, joined by the language's word for `per`.
  ///
  /// Examples: `km pro Stunde`, `км в час`, `km all'ora`. Returns `nil` if the catalog does not
  /// have the rate.
  func wordedRate(of unit: FoundUnit) -> FoundUnit? {
    guard let language = source.syntax.locale?.language, language != .english else { return nil }
    let start = text.endOfSpaces(from: unit.end)
    let word = start..<text.endOfLetters(from: start)
    guard start > unit.end, !word.isEmpty,
      source.words.meaning(of: text.part(word)).contains(.per)
    else { return nil }
    let next = text.endOfSpaces(from: word.upperBound)
    let name = text.endOfSmallWords(.article, from: next, source.words)
    let meaning = source.words.meaning(of: text.part(name..<text.endOfLetters(from: name)))
    guard meaning.isDisjoint(with: [.afoot, .item]),
      let divisor = UnitText(source: source, text: text, start: name).longest(in: nil),
      divisor.end > name + 1, !divisor.flags.contains(.letterCase),
      let rate = source.catalog.lookUp("\(unit.unit.symbol)/\(divisor.unit.symbol)").candidates
        .first
    else { return nil }
    return FoundUnit(unit: rate, end: divisor.end)
  }
}
