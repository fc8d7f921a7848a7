import UnitCatalog

/// A unit whose name is in a text, and the end of the name.
struct FoundUnit {
  var unit: MeasureUnit
  /// The other meanings of the name.
  var others = OtherUnits.none
  var flags: ReadingFlags = []
  var end: Int

  /// Whether the name is the unit's identifier.
  ///
  /// A flag stores this property, because a larger value is slow to copy.
  var isIdentifier: Bool { flags.contains(.identifier) }

  var isPercent: Bool {
    let percent: StaticString = "percent"
    return unit.isIdentified(
      by: UTF8Bytes(start: percent.utf8Start, count: percent.utf8CodeUnitCount))
  }
}

/// An offset in a text at which a unit's name may begin.
///
/// The reader outlives this value, so `source` is unowned, as in ``MeasureScan``.
struct UnitText {
  unowned(unsafe) let source: ReadingSource
  let text: UTF8Bytes
  let start: Int
  /// Whether a name may end where Chinese characters or kana follow, in running text.
  var endsInside = false

  /// The greatest length of a name in bytes: one bit of a word for each possible end.
  static let lengthLimit = 64

  var isAtEnd: Bool { start == text.count }

  /// Whether a name may begin with the character at an offset.
  static func canBegin(_ text: UTF8Bytes, at offset: Int) -> Bool {
    switch NameByte.kind(in: text, at: offset).kind {
    case .letter, .symbol, .quote: true
    default: false
    }
  }

  /// Returns the unit with the longest name at the start; `nil` if there is none.
  ///
  /// Only units of `quantity` are found; if `quantity` is `nil`, units of all quantities.
  func longest(in quantity: String?) -> FoundUnit? {
    Self.canBegin(text, at: start) ? longestName(in: quantity) : nil
  }

  /// Returns the unit with the longest name at the start; a digit may begin it: `365-day year`.
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

  /// Returns units whose names are similar to the longest possible name, or to the first word.
  func suggestions() -> [MeasureUnit] {
    for name in [longestName(), firstWord()] {
      guard let name, !isNumeral(name) else { continue }
      if case .unknown(let units) = source.catalog.lookUp(name), !units.isEmpty { return units }
    }
    return []
  }

  /// Whether a word is a numeral, which is similar to no unit: million, dozen.
  private func isNumeral(_ name: String) -> Bool {
    name.withUTF8Bytes {
      !source.words.meaning(of: $0).isDisjoint(with: [.numeral, .factor, .part])
    }
  }

  /// Returns the reason why the longest possible name, or the first word, is refused.
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

  /// Returns the possible ends of a name: bit i is set for an end behind byte i.
  ///
  /// A name does not end inside a word, nor in front of a continuation such as a slash or a power.
  /// A space and a digit end the name, because another part follows. Behind a preposition, a space
  /// and a digit do not end the name: liter per 100 km.
  private func possibleEnds() -> UInt64 {
    var ends: UInt64 = 0
    var position = start
    var previous = NameByte.space
    var isInParentheses = false
    while position <= text.count, position - start <= Self.lengthLimit {
      // No name ends between two letters, and most bytes are between two letters.
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
      // Name folding drops invisible characters anywhere.
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

  /// Whether a bound follows a name directly: 5 km以上.
  private func beginsBound(at offset: Int) -> Bool {
    text[offset] > 0xE2 && source.words.length(of: .bound, in: text, at: offset) != nil
  }

  /// Whether asterisks end a word, as emphasis in Markdown does: **5 kg**.
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

  /// The words of unit names that a number may follow, in all languages: liter per 100 km.
  private static let prepositions: [StaticString] = [
    " per", " re", " at", " of", " por", " pro", " aux", " \u{43D}\u{430}",
  ]
}

/// The kind of a character with respect to the extent of a name.
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

  /// Returns the kind of the character at an offset, and its length in bytes; the end of the text
  /// is a stop.
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
    // The other characters include superscripts, which continue a word.
    default: return .letter
    }
  }
}
