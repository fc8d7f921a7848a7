import UnitCatalog

/// A unit that a text names, and where the name ends.
struct FoundUnit {
  var unit: MeasureUnit
  /// What else the name may mean.
  var others = OtherUnits.none
  var flags: ReadingFlags = []
  var end: Int

  /// Whether the name is the unit's identifier; among the flags, because a larger value is slow to
  /// copy.
  var isIdentifier: Bool { flags.contains(.identifier) }

  var isPercent: Bool {
    let percent: StaticString = "percent"
    return unit.isIdentified(
      by: UTF8Bytes(start: percent.utf8Start, count: percent.utf8CodeUnitCount))
  }
}

/// The place in a text where a unit's name may begin.
///
/// The reader holds the source while this lives, as in ``MeasureScan``.
struct UnitText {
  unowned(unsafe) let source: ReadingSource
  let text: UTF8Bytes
  let start: Int
  /// Whether a name may end where Chinese characters or kana go on: in running text.
  var endsInside = false

  /// The longest name that is looked at, in bytes: a bit of a word for each of its ends.
  static let lengthLimit = 64

  var isAtEnd: Bool { start == text.count }

  /// Whether a name may begin with what stands at an offset.
  static func canBegin(_ text: UTF8Bytes, at offset: Int) -> Bool {
    switch NameByte.kind(in: text, at: offset).kind {
    case .letter, .symbol, .quote: true
    default: false
    }
  }

  /// The longest name of a unit that stands here, of one quantity or (`nil`) of all; `nil` if none
  /// does.
  func longest(in quantity: String?) -> FoundUnit? {
    Self.canBegin(text, at: start) ? longestName(in: quantity) : nil
  }

  /// The longest name that stands here and may begin with a digit: `365-day year`.
  func longestNumbered() -> FoundUnit? { longestName(in: nil) }

  private func longestName(in quantity: String?) -> FoundUnit? {
    var ends = possibleEnds()
    while ends != 0 {
      let bit = ends.bitWidth - 1 - ends.leadingZeroBitCount
      ends &= ~(1 << UInt64(bit))
      let end = start + bit + 1
      if let found = source.unit(named: text.part(start..<end), in: quantity, end: end) {
        return found
      }
    }
    return nil
  }

  /// Units whose names are similar to the longest possible one, or to the first word.
  func suggestions() -> [MeasureUnit] {
    for name in [longestName(), firstWord()] {
      guard let name, !isNumeral(name) else { continue }
      if case .unknown(let units) = source.catalog.lookUp(name), !units.isEmpty { return units }
    }
    return []
  }

  /// Whether a word is a number, which is similar to no unit: million, dozen.
  private func isNumeral(_ name: String) -> Bool {
    name.withUTF8Bytes {
      !source.words.meaning(of: $0).isDisjoint(with: [.numeral, .factor, .part])
    }
  }

  /// Why the longest possible name, or the first word, is refused although it looks like one.
  func refusal() -> NameRefusal? {
    for name in [longestName(), firstWord()] {
      if let name, let refusal = source.refusal(of: name) { return refusal }
    }
    return nil
  }

  private func longestName() -> String? {
    let ends = possibleEnds()
    return ends == 0 ? nil : name(endingAt: ends.bitWidth - 1 - ends.leadingZeroBitCount)
  }

  private func firstWord() -> String? {
    let ends = possibleEnds()
    return ends == 0 ? nil : name(endingAt: ends.trailingZeroBitCount)
  }

  private func name(endingAt bit: Int) -> String {
    String(decoding: text.part(start..<start + bit + 1), as: UTF8.self)
  }

  /// Where a name may end: bit i stands for the end behind byte i.
  ///
  /// Not inside a word, nor before what goes on with a unit's text, such as a slash or a power. A
  /// space with a digit behind it ends the name, because another part follows, unless a preposition
  /// stands before it: liter per 100 km.
  private func possibleEnds() -> UInt64 {
    var ends: UInt64 = 0
    var position = start
    var previous = NameByte.space
    var isInParentheses = false
    while position <= text.count, position - start <= Self.lengthLimit {
      // Nothing ends between two letters, and most bytes stand there.
      if previous == .letter, position < text.count, text[position].isASCIILetter {
        position += 1
        continue
      }
      var (kind, length) = NameByte.kind(in: text, at: position)
      // A comma in parentheses separates words of a qualifier: gallon (US, liquid).
      if isInParentheses, kind == .stop, position < text.count, text[position] == UInt8(ascii: ",")
      {
        kind = .space
      }
      if kind == .open { isInParentheses = true }
      if kind == .close { isInParentheses = false }
      // Folding drops it, wherever it stands.
      if kind == .invisible {
        position += length
        continue
      }
      let isEnd =
        NameByte.canEnd(behind: previous, before: kind)
        || kind == .letter && beginsBound(at: position)
        || kind == .letter && previous != .space && endsInside
          && UnspacedEnd.isEnd(of: self, at: position)
        || kind == .joint && isEmphasis(at: position)
      if position > start, isEnd { ends |= 1 << UInt64(position - start - 1) }
      if kind == .stop { break }
      if kind == .space, NameByte.kind(in: text, at: position + length).kind == .digit,
        !endsWithPreposition(at: position)
      {
        break
      }
      previous = kind
      position += length
    }
    return ends
  }

  /// Whether a bound stands directly behind a name: 5 km以上.
  private func beginsBound(at offset: Int) -> Bool {
    text[offset] > 0xE2 && source.words.length(of: .bound, in: text, at: offset) != nil
  }

  /// Whether asterisks end a word, as those of Markdown do: **5 kg**.
  private func isEmphasis(at offset: Int) -> Bool {
    guard text[offset] == UInt8(ascii: "*") else { return false }
    var end = offset
    while end < text.count, text[end] == UInt8(ascii: "*") { end += 1 }
    switch NameByte.kind(in: text, at: end).kind {
    case .space, .stop, .point, .quote, .close: return true
    default: return false
    }
  }

  private func endsWithPreposition(at end: Int) -> Bool {
    for word in Self.prepositions {
      let begin = end - word.utf8CodeUnitCount
      if begin > start, text.has(word, at: begin) { return true }
    }
    return false
  }

  /// The words that numbers follow in names of units, those of the locales included.
  private static let prepositions: [StaticString] = [
    " per", " re", " at", " of", " por", " pro", " aux", " \u{43D}\u{430}",
  ]
}

/// What a byte, or the character that begins with it, means to the extent of a name.
private enum NameByte {
  case letter, digit, symbol, quote, joint, point, hyphen, open, close, space, invisible, stop

  static func canEnd(behind previous: NameByte, before next: NameByte) -> Bool {
    switch previous {
    case .letter, .digit:
      switch next {
      case .letter, .joint: return false
      case .digit: return previous == .letter
      default: return true
      }
    case .symbol: return next != .joint
    case .quote, .close, .point: return true
    case .joint, .hyphen, .open, .space, .invisible, .stop: return false
    }
  }

  /// The kind of the character at an offset, and the number of its bytes; the end of the text is a
  /// stop.
  @inline(__always)
  static func kind(in text: UTF8Bytes, at offset: Int) -> (kind: NameByte, length: Int) {
    guard offset < text.count else { return (.stop, 0) }
    let byte = text[offset]
    if byte < 0x80 { return (byte.isASCIILetter ? .letter : ascii(byte), 1) }
    guard let decoded = text.scalar(at: offset) else { return (.stop, 1) }
    return (kind(decoded.scalar), decoded.length)
  }

  private static func ascii(_ byte: UInt8) -> NameByte {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: " "), UInt8(ascii: "\t"): .space
    case UInt8(ascii: "'"), UInt8(ascii: "\""): .quote
    case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "^"): .joint
    case UInt8(ascii: "."): .point
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "("): .open
    case UInt8(ascii: ")"): .close
    case UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "#"): .symbol
    default: .stop
    }
  }

  private static func kind(_ scalar: Unicode.Scalar) -> NameByte {
    if NameFolding.isInvisible(scalar) { return .invisible }
    switch scalar.value {
    case 0x80...0x9F, 0xA1, 0xAB, 0xB1, 0xBB, 0xBF, 0xD7, 0xF7: return .stop
    case 0xBC...0xBE, 0x2150...0x215F, 0x2189: return .stop
    case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: return .space
    case 0x2019, 0x201D, 0x2032, 0x2033: return .quote
    case 0xB7, 0x2044, 0x2215, 0x22C5: return .joint
    case 0xA2...0xA5, 0xB0, 0x2030, 0x2031, 0x20A0...0x20CF: return .symbol
    // Punctuation, dashes, marks of direction, arrows and mathematical signs.
    case 0x2010...0x206F, 0x2190...0x22FF, 0x2E00...0x2E7F, 0x3001...0x303F: return .stop
    case 0xFF01...0xFF5E:
      let byte = UInt8(truncatingIfNeeded: NameFolding.narrow(scalar).value)
      return byte.isASCIILetter ? .letter : ascii(byte)
    case 0xFF5F...0xFF65, 0xFFF0...0xFFFF: return .stop
    // Among them superscripts, which go on with a word.
    default: return .letter
    }
  }
}
