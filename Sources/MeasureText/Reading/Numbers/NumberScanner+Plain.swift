extension NumberScanner {
  /// Where a plain number ends and where its decimal mark is.
  struct PlainExtent {
    let end: Int
    let point: Int?
  }

  /// The extent of the number, if it is ASCII digits with at most the locale's decimal mark between
  /// them and the end of the text, a letter, or a space and a letter behind it.
  ///
  /// Nearly all numbers are. No rule of ``NumberSyntax`` reads such a text otherwise: one mark that
  /// is the locale's decimal mark is that, and with up to 34 digits no limit of decimal128 or wider
  /// is exceeded.
  @inline(__always)
  func plainExtent() -> PlainExtent? {
    guard limits.digits >= Self.plainLimit, limits.exponent >= Self.plainLimit else { return nil }
    var end = start
    if end < text.count && text[end] == UInt8(ascii: "-") { end += 1 }
    let first = end
    while end < text.count, text[end].isASCIIDigit { end += 1 }
    let wholeDigits = end - first
    // Zeros in front are dropped elsewhere.
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

  /// The numeric string of a plain number.
  func numericString(_ plain: PlainExtent) -> String {
    String(unsafeUninitializedCapacity: plain.end - start) { buffer in
      for index in 0..<plain.end - start { buffer[index] = text[start + index] }
      if let point = plain.point { buffer[point - start] = UInt8(ascii: ".") }
      return plain.end - start
    }
  }

  private static let plainLimit = 34

  /// Whether what stands at an offset cannot go on with a number: neither a mark, a digit nor an
  /// exponent.
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
