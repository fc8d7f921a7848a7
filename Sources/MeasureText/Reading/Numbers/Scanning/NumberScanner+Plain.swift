extension NumberScanner {
  /// The end of a plain number and the offset of its decimal mark.
  struct PlainExtent {
    let end: Int
    let point: Int?
  }

  /// Returns the extent of a plain number: ASCII digits with at most the locale's decimal mark
  /// between them, in front of the end of the text, a letter, or a space and a letter.
  ///
  /// Nearly all numbers are plain. The general rules of ``NumberSyntax`` read the same number: a
  /// single decimal mark of the locale is a decimal mark, and up to 34 digits exceed no limit of
  /// decimal128 or wider.
  @inline(__always)
  func plainExtent() -> PlainExtent? {
    guard limits.digits >= Self.plainLimit, limits.exponent >= Self.plainLimit else { return nil }
    var end = start
    if end < text.count && text[end] == UInt8(ascii: "-") { end += 1 }
    let first = end
    while end < text.count, text[end].isASCIIDigit { end += 1 }
    let wholeDigits = end - first
    // The general path drops leading zeros.
    if wholeDigits == 0 || wholeDigits > 1 && text[first] == 0x30 { return nil }
    var point: Int?
    if end < text.count, text[end] == marks.decimalByte {
      point = end
      end += 1
      let decimals = end
      while end < text.count, text[end].isASCIIDigit { end += 1 }
      if end == decimals { return nil }
    }
    guard end - first <= Self.plainLimit, endsPlainNumber(end) else { return nil }
    return PlainExtent(end: end, point: point)
  }

  /// Returns the numeric string of a plain number.
  func numericString(_ plain: PlainExtent) -> String {
    String(unsafeUninitializedCapacity: plain.end - start) { buffer in
      for index in 0..<plain.end - start { buffer[index] = text[start + index] }
      if let point = plain.point { buffer[point - start] = UInt8(ascii: ".") }
      return plain.end - start
    }
  }

  private static let plainLimit = 34

  /// Whether no mark, digit or exponent continues a plain number at an offset.
  private func endsPlainNumber(_ offset: Int) -> Bool {
    if offset == text.count { return true }
    var byte = text[offset]
    if byte == UInt8(ascii: " ") {
      if offset + 1 == text.count { return true }
      byte = text[offset + 1]
    }
    return byte.isASCIILetter && byte | 0x20 != UInt8(ascii: "e") && byte != UInt8(ascii: "x")
  }
}
