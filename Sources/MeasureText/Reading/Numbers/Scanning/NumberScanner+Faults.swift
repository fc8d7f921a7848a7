#if SeededFaults
import DecimalArithmetic

extension NumberScanner {
  /// Whether the sign U+2212 is consumed, but does not make the number negative.
  static var dropsMinusSign: Bool { SeededFault.readerDropsMinusSign.isActive }

  /// Skips a mark behind the decimal mark and the digits behind the mark; returns whether there is
  /// such a mark and the fault is active.
  mutating func skipsSecondMark(to next: Int) -> Bool {
    guard SeededFault.readerIgnoresSecondMark.isActive, decimalOffset != nil else { return false }
    position = next
    _ = takeDigits()
    return true
  }

  /// Whether groups of any sizes are taken, or groups of three for Indian groups.
  static func takesGroups(areThrees: Bool) -> Bool {
    SeededFault.readerGroupsAnywhere.isActive
      || SeededFault.readerTakesThreesForIndian.isActive && areThrees
  }

  /// Returns 10 · value + digit in 32 bits, without a check for overflow.
  static func wrappedExponent(_ digit: Int, _ value: Int) -> Int? {
    guard SeededFault.readerExponentWraps.isActive else { return nil }
    return Int(Int32(truncatingIfNeeded: value) &* 10 &+ Int32(truncatingIfNeeded: digit))
  }

  /// Whether a zero is negative; the fault reads −0 as 0.
  var faultySignOfZero: Bool { isNegative && !SeededFault.readerZeroLosesSign.isActive }
}

extension NumberSyntax {
  /// Returns the number in front of the first NUL, or the number at the beginning of any text.
  func faultyScan(
    _ text: UTF8Bytes, _ limits: ReadingLimits
  ) throws(ReadingError) -> (reading: NumberReading, grouped: Range<Int>?)? {
    if SeededFault.readerEndsAtNUL.isActive, let end = text.firstIndex(of: 0) {
      return try scan(utf8: text.part(0..<end), limits: limits)
    }
    guard SeededFault.readerIgnoresGarbage.isActive else { return nil }
    var scanner = NumberScanner(text, at: text.endOfSpaces(from: 0), marks: marks, limits: limits)
    let reading = try scanner.scan()
    let grouped = scanner.isGrouped ? scanner.start..<scanner.position : nil
    return (reading: reading, grouped: grouped)
  }
}
#endif
