/// Reads one number from a text and stops behind the number.
///
/// ``NumberSyntax`` has the rules. Each byte is read a bounded number of times. The scanner stores
/// only counts and offsets, so memory is bounded before the limits are checked.
struct NumberScanner {
  let text: UTF8Bytes
  let marks: NumberMarks
  let limits: ReadingLimits
  /// Whether the number is an operand of an expression: `/` and `×` are then operators, not parts
  /// of a fraction or of a power of ten.
  let isTerm: Bool
  /// The offset of the next byte.
  var position: Int
  let start: Int
  var isNegative = false
  /// The digit 0 of the number's set of digits; 0 in front of the first digit.
  private(set) var zero: UInt32 = 0
  /// The range of the digits and the marks between them.
  private(set) var mantissa: Range<Int>
  /// The offset of the decimal mark.
  private(set) var decimalOffset: Int?
  /// Whether there is a grouping mark.
  private(set) var isGrouped = false
  var exponent = 0
  var flags: ReadingFlags = []

  init(
    _ text: UTF8Bytes, at start: Int, marks: NumberMarks, limits: ReadingLimits,
    isTerm: Bool = false
  ) {
    self.text = text
    self.marks = marks
    self.limits = limits
    self.isTerm = isTerm
    self.start = start
    position = start
    mantissa = start..<start
  }

  mutating func scan() throws(ReadingError) -> NumberReading {
    if let plain = plainExtent() {
      position = plain.end
      return NumberReading(number: .decimal(numericString(plain)), flags: [])
    }
    return try scanAny()
  }

  private mutating func scanAny() throws(ReadingError) -> NumberReading {
    takeSign()
    try takeMantissa()
    if marks.isLenient, !isTerm, decimalOffset == nil, let fraction = try takeFraction() {
      return NumberReading(number: .fraction(fraction), flags: flags)
    }
    try takeExponent()
    return NumberReading(number: .decimal(try numericString()), flags: flags)
  }

  private mutating func takeSign() {
    guard position < text.count else { return }
    let byte = text[position]
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
      isNegative = byte == UInt8(ascii: "-")
      position += 1
    } else if byte >= 0xE2, let decoded = text.scalar(at: position) {
      switch decoded.scalar {
      case "\u{2212}":
        isNegative = true
        #if SeededFaults
        isNegative = !Self.dropsMinusSign
        #endif
      case "\u{FF0D}", "\u{2013}":
        guard marks.isLenient else { return }
        isNegative = true
      case "\u{FF0B}": guard marks.isLenient else { return }
      default: return
      }
      position += decoded.length
    }
  }

  /// Consumes the digits and the marks between them, and decides which mark is the decimal mark.
  private mutating func takeMantissa() throws(ReadingError) {
    let first = position
    var groups = DigitGroups(first: takeDigits())
    var groupMark = NumberMarks.Mark.none
    if groups.first == 0 {
      try takeLeadingMark()
    }
    while true {
      let (mark, length) = marks.mark(in: text, at: position)
      if mark == .none { break }
      let next = position + length
      guard isDigit(at: next) else {
        // The locale's decimal mark may end a number that is still being typed. Three points are a
        // range.
        if mark == marks.decimal, decimalOffset == nil, groupMark != mark,
          marks.mark(in: text, at: next).mark != mark
        {
          decimalOffset = position
          position = next
          if groupMark != .none { try checkGroups(groups) }
        }
        break
      }
      if mark == .space || mark == .apostrophe || mark == .grouping && isSpace(at: position) {
        if !isTerm, mark == .space || mark == .grouping, isFraction(at: next) { break }
        if !isGroupOfThree(at: next) {
          // An apostrophe may separate feet and inches: 5'6.
          if mark == .apostrophe, groupMark == .none { break }
          throw misplacedMark(at: position)
        }
      }
      #if SeededFaults
      if skipsSecondMark(to: next) { continue }
      #endif
      if decimalOffset != nil { throw misplacedMark(at: position) }
      let isOtherPointOrComma = (mark == .point || mark == .comma) && groupMark != .none
      if mark == .decimal || isOtherPointOrComma && mark != groupMark {
        if groupMark != .none { try checkGroups(groups) }
        decimalOffset = position
        position = next
        _ = takeDigits()
        continue
      }
      if groupMark == .none {
        groupMark = mark
        groups.markOffset = position
      } else if mark != groupMark {
        throw misplacedMark(at: position)
      }
      position = next
      groups.add(takeDigits())
    }
    mantissa = first..<position
    if decimalOffset == nil, groupMark != .none { try decide(groupMark, groups) }
    isGrouped = groupMark != .none && groups.markOffset != decimalOffset
    if isMixed { throw text.error(.mixedDigits, at: position) }
  }

  /// Decides the meaning of a mark in a number with only one kind of mark.
  private mutating func decide(
    _ mark: NumberMarks.Mark, _ groups: DigitGroups
  ) throws(ReadingError) {
    guard (mark == .point || mark == .comma) && groups.count == 1 else {
      // 0,125 is not 125: the mark is a decimal mark of another locale.
      if isZeroDigit(at: mantissa.lowerBound) {
        throw misplacedMark(at: groups.markOffset)
      }
      return try checkGroups(groups)
    }
    // A leading 0, as in 0,125, shows that the mark does not group.
    let canGroup = groups.last == 3 && groups.first <= 3 && !isZeroDigit(at: mantissa.lowerBound)
    if mark == marks.decimal || !canGroup {
      decimalOffset = groups.markOffset
    } else {
      flags.insert(.ambiguousSeparator)
      if mark != marks.grouping { decimalOffset = groups.markOffset }
    }
  }

  private mutating func checkGroups(_ groups: DigitGroups) throws(ReadingError) {
    #if SeededFaults
    if Self.takesGroups(areThrees: groups.areThrees) { return }
    #endif
    let isIndian = marks.symbols.hasIndianGroups
    if isIndian ? groups.areIndian : groups.areThrees { return }
    guard marks.isLenient, groups.areThrees || groups.areIndian else {
      throw misplacedMark(at: groups.markOffset)
    }
    flags.insert(.otherGrouping)
  }

  /// Returns the error for a mark that separates neither groups of the locale nor decimals.
  func misplacedMark(at offset: Int) -> ReadingError {
    let groupsAsInIndia = !marks.isLenient && marks.symbols.hasIndianGroups
    return text.error(groupsAsInIndia ? .misplacedIndianMark : .misplacedMark, at: offset)
  }

  /// Consumes a decimal mark without digits in front, `.5`.
  ///
  /// In `lenient` a fraction character is allowed in place of the mark, and is not consumed.
  private mutating func takeLeadingMark() throws(ReadingError) {
    let (mark, length) = marks.mark(in: text, at: position)
    if mark == marks.decimal || marks.isLenient && (mark == .point || mark == .decimal) {
      guard isDigit(at: position + length) else {
        throw text.unexpected(at: position + length)
      }
      decimalOffset = position
      position += length
      _ = takeDigits()
      return
    }
    if marks.isLenient, let decoded = text.scalar(at: position),
      VulgarFractions.parts(decoded.scalar) != nil
    {
      return
    }
    if position == text.count { throw text.error(isBlank ? .empty : .expectedDigit, at: position) }
    throw text[position].isASCIILetter
      ? text.error(.notANumber, at: position) : text.unexpected(at: position)
  }

  private var isBlank: Bool { start == text.count }
}

/// The sizes of the groups of digits between marks.
private struct DigitGroups {
  let first: Int
  private(set) var last = 0
  private(set) var count = 0
  private var middlesAreThree = true
  private var middlesAreTwo = true
  /// The offset of the first mark between groups.
  var markOffset = 0

  init(first: Int) { self.first = first }

  mutating func add(_ size: Int) {
    if count > 0 {
      middlesAreThree = middlesAreThree && last == 3
      middlesAreTwo = middlesAreTwo && last == 2
    }
    last = size
    count += 1
  }

  /// Whether the groups are like 1,234,567.
  var areThrees: Bool { (1...3).contains(first) && middlesAreThree && last == 3 }
  /// Whether the groups are like 12,34,567.
  var areIndian: Bool { (1...2).contains(first) && middlesAreTwo && last == 3 }
}

extension NumberScanner {
  /// Consumes digits of the number's set and returns their count; the first digit determines the
  /// set.
  mutating func takeDigits() -> Int {
    if zero == 0 { zero = digitSet(at: position) ?? 0 }
    var count = 0
    if zero == 0x30 {
      let first = position
      while position < text.count, text[position].isASCIIDigit { position += 1 }
      return position - first
    }
    while let length = digitLength(at: position) {
      position += length
      count += 1
    }
    return count
  }

  /// Returns the set of the digit at an offset; in `strict` only ASCII.
  private func digitSet(at offset: Int) -> UInt32? {
    guard offset < text.count else { return nil }
    if text[offset] < 0x80 { return text[offset].isASCIIDigit ? 0x30 : nil }
    guard marks.isLenient, let decoded = text.scalar(at: offset) else { return nil }
    return DecimalDigits.zero(of: decoded.scalar)
  }

  /// Returns the length in bytes of the digit at an offset, if it belongs to the number's set.
  func digitLength(at offset: Int) -> Int? {
    guard zero != 0, offset < text.count else { return nil }
    if zero == 0x30 { return text[offset].isASCIIDigit ? 1 : nil }
    guard let decoded = text.scalar(at: offset), decoded.scalar.value >= zero,
      decoded.scalar.value - zero < 10
    else { return nil }
    return decoded.length
  }

  /// Returns the value of the digit at an offset, at which there must be a digit.
  func digit(at offset: Int) -> UInt8 {
    if zero == 0x30 { return text[offset] & 0xF }
    return UInt8(truncatingIfNeeded: (text.scalar(at: offset)?.scalar.value ?? zero) - zero)
  }

  private func isDigit(at offset: Int) -> Bool {
    zero == 0 ? digitSet(at: offset) != nil : digitLength(at: offset) != nil
  }

  private func isZeroDigit(at offset: Int) -> Bool { digit(at: offset) == 0 }

  /// Whether a digit of another set follows.
  private var isMixed: Bool {
    guard let set = digitSet(at: position) else { return false }
    return zero != 0 && set != zero
  }

  private func isSpace(at offset: Int) -> Bool {
    text.scalar(at: offset).map { NumberMarks.family($0.scalar) == .space } ?? false
  }

  /// Whether exactly three digits are at an offset.
  private func isGroupOfThree(at offset: Int) -> Bool {
    var position = offset
    for _ in 0..<3 {
      guard let length = digitLength(at: position) else { return false }
      position += length
    }
    return digitLength(at: position) == nil
  }
}
