import DecimalArithmetic

extension Decimal128 {
  /// Reads a numeric string of at most 38 significant digits; `nil` leaves the text to
  /// `NumericString`.
  ///
  /// The form [sign] digits [. digits] [E [sign] up to 5 digits] is a subset of the grammar, so
  /// only `NumericString` refuses texts. A test compares both readers. Eight bytes are read at a
  /// time; a point among the bytes is removed by shifts.
  ///
  /// Source for reading eight digits at a time: Lemire, "Number Parsing at a Gigabyte per Second"
  /// (2021), 6.
  @inline(__always)
  static func quickParsed(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (sign: UInt64, coefficient: UInt128, exponent: Int)? {
    let count = text.count
    guard count > 0, let start = text.baseAddress else { return nil }
    let bytes = UnsafeRawPointer(start)
    let first = text[0]
    // Minus is added without a branch, because random signs cannot be predicted; a plus is rare.
    let minus: UInt64 = first == UInt8(ascii: "-") ? 1 : 0
    var position = Int(truncatingIfNeeded: minus)
    if _slowPath(first == UInt8(ascii: "+")) { position = 1 }
    let firstDigit = position
    var coefficient: UInt128 = 0
    var point = -1
    while position < count {
      if count &- position >= 16 && coefficient.highHalf < 1 &<< 9 {
        let upper = eightBytes(bytes, at: position)
        let lower = eightBytes(bytes, at: position &+ 8)
        if upper.nonDigitBits | lower.nonDigitBits == 0 {
          // The coefficient is below 2⁷³, and 2⁷³ · 10¹⁶ < 2¹²⁷.
          coefficient =
            coefficient &* 10_000_000_000_000_000
            &+ UInt128(
              truncatingIfNeeded: upper.asciiDigitsValue &* 100_000_000 &+ lower.asciiDigitsValue)
          position &+= 16
          continue
        }
      }
      var word = eightBytes(bytes, at: position, count: count)
      let nonDigits = word.nonDigitBits
      if nonDigits == 0 {
        // The coefficient is below 2¹⁰⁰, and 2¹⁰⁰ · 10⁸ < 2¹²⁷.
        guard coefficient.highHalf < 1 &<< 36 else { return nil }
        coefficient =
          coefficient &* 100_000_000 &+ UInt128(truncatingIfNeeded: word.asciiDigitsValue)
        position &+= 8
        continue
      }
      var length = nonDigits.trailingZeroBitCount &>> 3
      let isPoint = point < 0 && byte(length, of: word) == UInt8(ascii: ".")
      if isPoint {
        point = position &+ length
        position &+= 1
        let place = UInt64(truncatingIfNeeded: 8 &* length)
        let front = word & ((1 &<< place) &- 1)
        word = front | ((word &>> place) &>> 8) &<< place
        length = word.nonDigitBits.trailingZeroBitCount &>> 3
      }
      if length > 0 {
        guard coefficient < powersOfTen[largestPower &- length] else { return nil }
        let padding = UInt64(truncatingIfNeeded: 8 &* (8 &- length))
        coefficient =
          coefficient &* UInt128(truncatingIfNeeded: powersOfTen[length].lowHalf)
          &+ UInt128(truncatingIfNeeded: (word &<< padding).asciiDigitsValue)
        position &+= length
      }
      // Without the point the word has seven bytes. If all seven are digits, the loop continues.
      // Otherwise `position` is at the byte that is no digit.
      if isPoint && length == 7 { continue }
      if position == count { break }
      let next = text[position]
      if next | 0x20 == UInt8(ascii: "e") {
        guard let exponent = exponent(text, from: position &+ 1) else { return nil }
        return finished(
          minus, coefficient, digits: firstDigit..<position, point: point, exponent: exponent)
      }
      if next != UInt8(ascii: ".") || point >= 0 { return nil }
    }
    return finished(minus, coefficient, digits: firstDigit..<position, point: point, exponent: 0)
  }

  @inline(__always)
  private static func finished(
    _ minus: UInt64, _ coefficient: UInt128, digits: Range<Int>, point: Int, exponent: Int
  ) -> (sign: UInt64, coefficient: UInt128, exponent: Int)? {
    // A text without a digit, even with a point, is no number.
    guard digits.count > (point < 0 ? 0 : 1) else { return nil }
    #if SeededFaults
    let minus = faultyMinus(minus, of: coefficient)
    #endif
    return (
      minus &<< 63, coefficient,
      point < 0 ? exponent : exponent &- (digits.upperBound &- point &- 1)
    )
  }

  /// Returns the byte at `index` of eight, where index 0 is the lowest byte.
  @inline(__always)
  private static func byte(_ index: Int, of word: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: 8 &* index))
  }

  @inline(__always)
  private static func eightBytes(_ text: UnsafeRawPointer, at position: Int) -> UInt64 {
    UInt64(littleEndian: text.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  /// Loads eight bytes from `position`; zeros replace bytes beyond the text, which are not read.
  @inline(__always)
  private static func eightBytes(
    _ text: UnsafeRawPointer, at position: Int, count: Int
  ) -> UInt64 {
    let rest = count &- position
    func load<Word: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _: Word.Type) -> UInt64 {
      UInt64(
        truncatingIfNeeded: Word(
          littleEndian: text.loadUnaligned(fromByteOffset: offset, as: Word.self)))
    }
    if rest >= 8 { return eightBytes(text, at: position) }
    if count >= 8 {
      // The last eight bytes are loaded; the bytes before `position` are shifted out.
      return load(count &- 8, UInt64.self) &>> UInt64(truncatingIfNeeded: 8 &* (8 &- rest))
    }
    // Two overlapping words have equal bytes where they overlap.
    if rest >= 4 {
      let tail = load(count &- 4, UInt32.self)
      return load(position, UInt32.self) | tail &<< UInt64(truncatingIfNeeded: 8 &* (rest &- 4))
    }
    if rest >= 2 {
      let tail = load(count &- 2, UInt16.self)
      return load(position, UInt16.self) | tail &<< UInt64(truncatingIfNeeded: 8 &* (rest &- 2))
    }
    return load(position, UInt8.self)
  }

  /// Reads [sign] and at most five digits, up to the end of the text.
  private static func exponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var position = start
    guard position < text.count else { return nil }
    let isNegative = text[position] == UInt8(ascii: "-")
    if isNegative || text[position] == UInt8(ascii: "+") { position &+= 1 }
    guard position < text.count, text.count &- position <= 5 else { return nil }
    var magnitude = 0
    while position < text.count {
      let digit = text[position] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      magnitude = magnitude &* 10 &+ Int(digit)
      position &+= 1
    }
    return isNegative ? 0 &- magnitude : magnitude
  }
}
