import DecimalArithmetic

extension NumberScanner {
  /// Consumes `/3` behind a numerator, ` 1/2` behind a whole number, or `½`.
  ///
  /// Returns `nil` if there is no fraction.
  ///
  /// Only proper fractions are read, because most people read `120/80` as a pair of numbers. A sign
  /// applies to the whole number and the fraction.
  mutating func takeFraction() throws(ReadingError) -> ExactRatio? {
    if let slash = slashLength(at: position), digitLength(at: position + slash) != nil {
      if isGrouped { throw misplacedMark(at: position) }
      return try takeRatio(whole: 0, numeratorAt: mantissa.lowerBound)
    }
    let next = text.endOfBlanks(from: position)
    if let decoded = text.scalar(at: next), let parts = VulgarFractions.parts(decoded.scalar) {
      let whole = try wholeNumber()
      position = next + decoded.length
      return try ratio(whole, parts.numerator, parts.denominator)
    }
    guard !mantissa.isEmpty, next > position, isFraction(at: next) else { return nil }
    return try takeRatio(whole: try wholeNumber(), numeratorAt: next)
  }

  /// Whether at most 18 digits, a slash and a digit are at an offset.
  func isFraction(at offset: Int) -> Bool {
    guard marks.isLenient else { return false }
    var next = offset
    for _ in 0..<Self.digitLimit {
      guard let length = digitLength(at: next) else { break }
      next += length
    }
    guard next > offset, let slash = slashLength(at: next) else { return false }
    return digitLength(at: next + slash) != nil
  }

  /// Numbers of 18 digits fit 64 bits, and whole · denominator + numerator fits 128 bits.
  private static let digitLimit = 18

  private mutating func takeRatio(
    whole: UInt64, numeratorAt offset: Int
  ) throws(ReadingError) -> ExactRatio {
    var next = offset
    let numerator = try takeNumber(&next)
    next += slashLength(at: next) ?? 0
    let denominator = try takeNumber(&next)
    position = next
    return try ratio(whole, numerator, denominator)
  }

  private mutating func ratio(
    _ whole: UInt64, _ numerator: UInt64, _ denominator: UInt64
  ) throws(ReadingError) -> ExactRatio {
    if denominator == 0 { throw text.error(.zeroDenominator, at: mantissa.lowerBound) }
    if numerator >= denominator { throw text.error(.improperFraction, at: mantissa.lowerBound) }
    // In front of a fraction `1,000` has no decimals, so the mark is unambiguous.
    flags.remove(.ambiguousSeparator)
    let top = UInt128(whole) * UInt128(denominator) + UInt128(numerator)
    guard let ratio = ExactRatio(isNegative: isNegative, top, over: UInt128(denominator)) else {
      throw text.error(.fractionTooLong, at: mantissa.lowerBound)
    }
    return ratio
  }

  /// Returns the mantissa as a whole number; 0 without digits.
  private func wholeNumber() throws(ReadingError) -> UInt64 {
    var value: UInt64 = 0
    var offset = mantissa.lowerBound
    while offset < mantissa.upperBound {
      if let length = digitLength(at: offset) {
        value = try appending(digit(at: offset), to: value)
        offset += length
      } else {
        offset += marks.mark(in: text, at: offset).length
      }
    }
    return value
  }

  private func takeNumber(_ offset: inout Int) throws(ReadingError) -> UInt64 {
    var value: UInt64 = 0
    while let length = digitLength(at: offset) {
      value = try appending(digit(at: offset), to: value)
      offset += length
    }
    return value
  }

  private func appending(_ digit: UInt8, to value: UInt64) throws(ReadingError) -> UInt64 {
    if value >= 100_000_000_000_000_000 {
      throw text.error(.fractionTooLong, at: mantissa.lowerBound)
    }
    return value * 10 + UInt64(digit)
  }

  /// Returns the length in bytes of a slash `/`, U+2044 or U+2215; `nil` for other characters.
  private func slashLength(at offset: Int) -> Int? {
    guard offset < text.count else { return nil }
    if text[offset] == UInt8(ascii: "/") { return 1 }
    if text.has("\u{2044}", at: offset) || text.has("\u{2215}", at: offset) { return 3 }
    return nil
  }
}
