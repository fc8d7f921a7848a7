import UnitCatalog

/// Qualifiers of unit names: errors about them, and qualifiers of the locale.
extension ReadingSource {
  /// Returns the error about a qualifier behind a unit's name, which replaces another error at the
  /// same offset.
  ///
  /// 1. Parentheses behind a measure without a qualifier of the name: the error lists the
  ///    qualifiers.
  /// 2. A word behind a measure that distinguishes units of its name: the error asks for
  ///    parentheses.
  func qualifierError(_ error: ReadingError, in text: UTF8Bytes) -> ReadingError? {
    guard suggestsUnits, error.offset < text.count else { return nil }
    switch error.reason {
    case .partOfMeasure where text[error.offset] == UInt8(ascii: "("):
      if text.beginsNumber(at: error.offset + 1) { return nil }
      var end = error.offset
      while end < text.count, text[end] != UInt8(ascii: ")") { end += 1 }
      guard end < text.count else { return nil }
      return firstName(before: error.offset, in: text) { start in
        guard case .qualifier(let known) = refusal(of: text.string(start..<end + 1)) else {
          return nil
        }
        return unreadQualifier(in: text, from: start, known)
      }
    case .unexpected, .partOfMeasure:
      let word = error.offset..<text.endOfLetters(from: error.offset)
      guard word.count > 1 else { return nil }
      let end = text.startOfSpaces(before: error.offset)
      return firstName(before: end, in: text) { start in
        let bare = text.string(start..<end)
        let name = "\(bare) (\(text.string(word)))"
        let meant = catalog.units(named: identified(name), in: nil)
        // `per` is in the name of every unit that `mpg` may mean, so `per` distinguishes no units.
        // In `F degrees` the word `degrees` is a unit itself.
        let meaning = words.meaning(of: text.part(word))
        let grammar: WordMeaning = [.per, .operation, .rate, .link, .article, .preposition]
        let isUnit = word.count > 2 && unit(named: text.part(word), in: nil, end: 0) != nil
        if !meaning.isDisjoint(with: grammar) || isUnit { return nil }
        if meant.isEmpty || meant == catalog.units(named: unqualified(bare), in: nil) { return nil }
        return text.error(.bareQualifier(text.string(word), name: name), at: error.offset)
      }
    default: return nil
    }
  }

  /// Returns the error about a parenthesis behind a name that is no qualifier of the name's units.
  ///
  /// If the units have no qualifiers, or the parenthesis has a number or a rate, the error is that
  /// the parenthesis is not read: `kg (per person)`, `km (x3)`.
  func unreadQualifier(in text: UTF8Bytes, from start: Int, _ known: [String]) -> ReadingError {
    let unknown = text.error(.unknownQualifier(known: known), at: start)
    var open = start
    while open < text.count, text[open] != UInt8(ascii: "(") { open += 1 }
    var end = open
    while end < text.count, text[end] != UInt8(ascii: ")") { end += 1 }
    guard end < text.count else { return unknown }
    let inside = text.endOfSpaces(from: open + 1)
    let first = text.token(at: inside)
    let changing: WordMeaning = [
      .minus, .plus, .operation, .factor, .numeral, .each, .rate, .per, .indefinite,
    ]
    let isQualifier =
      switch first?.kind {
      case .word: words.meaning(of: text.part(first?.range ?? 0..<0)).isDisjoint(with: changing)
      case .digits, .factor: false
      case .mark, nil: true
      }
    if isQualifier, known.count > 1 { return unknown }
    return text.error(.partOfMeasure(text.string(open..<end + 1)), at: open)
  }

  /// Calls `body` with the starts of words in front of an offset, and returns the first error.
  ///
  /// The start that is farthest from the offset is first.
  private func firstName(
    before end: Int, in text: UTF8Bytes, _ body: (Int) -> ReadingError?
  ) -> ReadingError? {
    for start in max(0, end - UnitText.lengthLimit)..<max(0, end)
    where text[start].isASCIILetter && (start == 0 || !text[start - 1].isASCIILetter) {
      if let error = body(start) { return error }
    }
    return nil
  }

  /// Returns the reason why a name is refused although it resembles a name of the catalog or the
  /// locale.
  func refusal(of name: String) -> NameRefusal? { catalog.refusal(of: identified(name)) }

  /// Returns the catalog's name for a local name without a qualifier; returns other names
  /// unchanged.
  private func unqualified(_ name: String) -> String {
    name.withUTF8Bytes { localUnit(named: $0)?.meaning } ?? name
  }

  /// Returns a name with a qualifier in the catalog's words, if the name or the qualifier is local.
  ///
  /// `tasses (UK)` becomes `cup (UK)`, and `pintes (impériales)` becomes `pint (imperial)`.
  func identified(_ name: String) -> String {
    name.withUTF8Bytes { bytes in
      guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), open > 0 else { return name }
      let bare = bytes.part(0..<bytes.part(0..<open).startOfSpaces(before: open))
      var close = open + 1
      while close < bytes.count, bytes[close] != UInt8(ascii: ")") { close += 1 }
      let qualifier = qualifier(in: bytes.part(open + 1..<close))
      let local = localUnit(named: bare)
      if local == nil && qualifier == nil { return name }
      return "\(local?.meaning ?? bytes.string(0..<bare.count)) ("
        + "\(qualifier ?? bytes.string(open + 1..<close))\(bytes.string(close..<bytes.count))"
    }
  }

  /// Returns a qualifier with the catalog's words for the locale's words and abbreviations of
  /// systems.
  ///
  /// Example: `EE. UU.` becomes `US`. Returns `nil` if there is no such word.
  private func qualifier(in inside: UTF8Bytes) -> String? {
    var parts: [String] = []
    var (position, isChanged) = (inside.endOfSpaces(from: 0), false)
    while position < inside.count {
      guard let token = inside.token(at: position) else { return nil }
      var end = token.range.upperBound
      if token.kind == .word {
        let (letters, range) = inside.abbreviation(at: token.range)
        end = range.upperBound
        let known = letters.withUnsafeBufferPointer { words.system(of: $0) }
        isChanged = isChanged || known != nil || range != token.range
        parts.append(known ?? String(decoding: letters, as: UTF8.self))
      } else if token.kind != .mark(.punctuation) {
        return nil
      }
      position = inside.endOfSpaces(from: end)
    }
    if !isChanged { return nil }
    var text = parts.first ?? ""
    for part in parts.dropFirst() { text += " \(part)" }
    return text
  }
}

extension UTF8Bytes {
  fileprivate func string(_ range: Range<Int>) -> String {
    String(decoding: part(range), as: UTF8.self)
  }
}
