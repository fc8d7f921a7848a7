#if SeededFaults
extension NumericString.Scanner {
  /// Whether the rest of a text is ignored: every rest, or a rest that begins with a byte of 0, as
  /// in C.
  var ignoresRest: Bool {
    if SeededFault.garbageIgnored.isActive { return true }
    return SeededFault.textEndsAtNUL.isActive && position < text.count && text[position] == 0
  }

  /// Returns the digits between a first and a second point, and skips the second point with the
  /// digits that follow.
  mutating func faultyDigits(from start: Int) -> Range<Int>? {
    guard SeededFault.secondPointIgnored.isActive, start > 0,
      text[start - 1] == UInt8(ascii: ".")
    else { return nil }
    let digits = start..<position
    guard take(UInt8(ascii: ".")) else { return nil }
    while position < text.count, text[position] &- UInt8(ascii: "0") <= 9 { position += 1 }
    return digits
  }

  /// Returns the exponent of 32 bits that wraps around.
  func faultyExponent(_ digits: Range<Int>, isNegative: Bool) -> Int? {
    guard SeededFault.exponentWraps.isActive else { return nil }
    var magnitude: Int32 = 0
    for offset in digits {
      magnitude = magnitude &* 10 &+ Int32(text[offset] - UInt8(ascii: "0"))
    }
    return isNegative ? -Int(magnitude) : Int(magnitude)
  }
}
#endif
