import DecimalArithmetic
import UnitCatalog

/// The reading of one measure at an offset of a text.
///
/// The reader outlives the scan, so `source` is unowned: reference counting took a tenth of the
/// time of a reading.
struct MeasureScan {
  unowned(unsafe) let source: ReadingSource
  let text: UTF8Bytes
  let start: Int
  var position: Int
  /// The offset of the unit's name.
  var unitStart: Int
  /// The exponent of the power of ten that a word behind the number states: 6 for 5 million km.
  var powerOfTen = 0
  /// Whether text may follow the measure without a space, in languages without spaces between
  /// words.
  private let isRunning: Bool

  init(
    _ source: ReadingSource, _ text: UTF8Bytes, at start: Int, isRunning: Bool = false
  ) {
    self.source = source
    self.isRunning = isRunning && source.words.areUnspaced
    self.text = text
    self.start = start
    position = start
    unitStart = start
  }

  var isLenient: Bool { source.marks.isLenient }

  /// Reads the measure at the start; `utf8Range` of the result is the range that was read.
  mutating func scan() throws(ReadingError) -> MeasureReading {
    var marking: ReadingFlags = []
    if isLenient { marking = takeMarks() }
    let isBetween = takeBetween()
    var first = try takeSignedNumber()
    var end = try takeRangeEnd(isBetween)
    if !isBetween, let end { try refuseHyphenatedFraction(first.number, end.number) }
    let name = try takeUnit()
    if powerOfTen > 0 {
      first.number = try scaled(first.number)
      if let last = end?.number { end?.number = try scaled(last) }
    }
    try refuseFrost(in: name.unit)
    var flags = marking.union(first.flags).union(name.flags)
    if name.isPercent { flags.insert(.percent) }
    if position == text.count, end == nil, !isBetween {
      return MeasureReading(
        number: first.number, unit: name.unit, others: name.others, flags: flags,
        utf8Range: start..<position, utf8UnitRange: unitStart..<name.end)
    }
    var reading = MeasureReading(
      number: first.number, unit: name.unit, others: name.others, flags: flags,
      utf8Range: start..<position, utf8UnitRange: unitStart..<name.end)
    try refuseArithmetic()
    if let end {
      reading.take(end)
    } else if let end = takeSecondMeasure(of: name.unit, isBetween) {
      reading.take(end)
    } else if isBetween {
      let word = text.part(start..<text.endOfWord(from: start))
      throw text.error(.partOfMeasure(String(decoding: word, as: UTF8.self)), at: start)
    } else {
      try takeParts(into: &reading)
    }
    if reading.flags.contains(.compound) || reading.flags.contains(.range) {
      try refuseArithmetic()
    }
    try refuseJoinedPart(of: reading)
    if isJoined(to: position) { throw text.unexpected(at: position) }
    reading.utf8Range = start..<position
    return reading
  }

  /// Throws for a word that means `below zero` in front of an angle: 零下5度.
  private func refuseFrost(in unit: MeasureUnit) throws(ReadingError) {
    guard start < text.count, text[start] >= 0x80,
      let length = source.words.length(of: .frost, in: text, at: start), unit.quantity == "angle"
    else { return }
    let word = String(decoding: text.part(start..<start + length), as: UTF8.self)
    throw text.error(.partOfMeasure(word), at: start)
  }

  /// Returns the text of a unit's name at an offset.
  func unitText(at offset: Int) -> UnitText {
    UnitText(source: source, text: text, start: offset, endsInside: isRunning)
  }

  mutating func takeNumber() throws(ReadingError) -> NumberReading {
    if let number = takeNumberOfNumberedName() { return number }
    var scanner = NumberScanner(
      text, at: position, marks: source.marks, limits: source.limits)
    var number = try scanner.scan()
    position = scanner.position
    if scanner.isGrouped, source.isSpacedNumber(text, start: scanner.start, end: position) {
      number.flags.insert(.ambiguousSeparator)
    }
    return number
  }

  private mutating func takeUnit() throws(ReadingError) -> FoundUnit {
    let next = text.endOfSpaces(from: position)
    guard next < text.count else { throw text.error(.missingUnit, at: next) }
    guard UnitText.canBegin(text, at: next) else {
      if let found = numberedName(at: next) {
        (unitStart, position) = (next, found.end)
        return found
      }
      if let found = hyphenatedUnit(at: next) {
        try refuseSpacedNumber(before: next)
        position = found.end
        return found
      }
      if !text[next].isASCIIDigit { throw text.unexpected(at: next) }
      // An invisible character does not separate digits, so the error names the character.
      let isMark = text.scalar(at: position).map { NumberMarks.family($0.scalar) != .none } ?? true
      throw isMark ? text.error(.misplacedMark, at: position) : text.unexpected(at: position)
    }
    let name = unitText(at: next)
    var unit = name.longest(in: nil)
    if let found = unit, source.isPowerOfTen(found, text.part(next..<found.end)) {
      guard let behind = takePowerOfTen(at: next) else {
        throw text.error(.missingUnit, at: found.end)
      }
      position = behind
      return try takeUnit()
    }
    // At the end of the text, or in front of a space and a digit, no longer name or product can
    // follow.
    if let unit, unit.end == text.count || isSpacedDigit(at: unit.end) {
      (unitStart, position) = (next, unit.end)
      return unit
    }
    if isLenient,
      let product = UnitProduct(source: source, text: text, start: next).unit,
      product.end > unit?.end ?? 0
    {
      unit = product
    }
    guard var found = unit else {
      guard let behind = takePowerOfTen(at: next) else {
        throw text.error(.unknownUnit(suggestions: []), at: next)
      }
      position = behind
      return try takeUnit()
    }
    if isLenient, found.end < text.count,
      let longer = wordedRate(of: found) ?? countedRate(of: found, named: next)
        ?? hundredRate(of: found) ?? source.joined(found, in: text)
    {
      found = longer
    }
    unitStart = next
    position = found.end
    return found
  }

  /// Whether there is a space and an ASCII digit at an offset within the text.
  private func isSpacedDigit(at offset: Int) -> Bool {
    text[offset] == UInt8(ascii: " ") && offset + 1 < text.count && text[offset + 1].isASCIIDigit
  }

  /// Consumes `~` or `≈`, and `<`, `≤`, `>` or `≥`, each at most once.
  mutating func takeMarks() -> ReadingFlags {
    var flags: ReadingFlags = []
    if let mark = text.scalar(at: position), mark.scalar == "~" || mark.scalar == "\u{2248}" {
      flags.insert(.approximate)
      position += mark.length
      if mark.length == 1 { takeEquals() }
      position = text.endOfSpaces(from: position)
    }
    guard let mark = text.scalar(at: position) else { return flags }
    switch mark.scalar {
    case "<", "\u{2264}": flags.insert(.upperBound)
    case ">", "\u{2265}": flags.insert(.lowerBound)
    default: return flags
    }
    position += mark.length
    if mark.length == 1 { takeEquals() }
    position = text.endOfSpaces(from: position)
    return flags
  }

  /// Consumes the second character of `<=`, `>=` and `~=`.
  private mutating func takeEquals() {
    if position < text.count, text[position] == UInt8(ascii: "=") { position += 1 }
  }

  /// Whether a digit directly follows the unit that ends at an offset: `5 m2x` is not 5 m.
  private func isJoined(to end: Int) -> Bool {
    guard end < text.count, text[end].isASCIIDigit, end > 0 else { return false }
    return text[end - 1] != UInt8(ascii: "'") && text[end - 1] != UInt8(ascii: "\"")
  }
}

extension MeasureReading {
  fileprivate mutating func take(_ end: NumberReading) {
    rangeEnd = end.number
    flags.formUnion(end.flags)
    flags.insert(.range)
  }
}
