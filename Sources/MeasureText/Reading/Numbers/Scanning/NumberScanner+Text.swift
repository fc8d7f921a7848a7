extension NumberScanner {
  /// Returns the number as a GDA numeric string without leading zeros.
  ///
  /// - Throws: an error for a number beyond the limits.
  mutating func numericString() throws(ReadingError) -> String {
    let size = self.size
    if size.digits > limits.digits {
      throw text.error(.tooManyDigits(count: size.digits, limit: limits.digits), at: start)
    }
    if size.digits > 34 { flags.insert(.manyDigits) }
    if size.digits == 0 { return zeroString(size) }
    let adjusted =
      exponent + (size.wholeDigits > 0 ? size.wholeDigits - 1 : -size.zerosBehindMark - 1)
    if adjusted.magnitude > limits.exponent {
      throw text.error(
        .exponentOutOfRange(limit: limits.exponent, isTooLarge: adjusted > 0), at: start)
    }
    let suffix = exponent == 0 ? "" : "E\(exponent)"
    let capacity = size.digits + size.zerosBehindMark + suffix.utf8.count + 3
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      var end = 0
      func append(_ byte: UInt8) {
        buffer[end] = byte
        end += 1
      }
      if isNegative { append(UInt8(ascii: "-")) }
      var (isBehindMark, hasMark) = (false, false)
      if size.wholeDigits == 0 { append(0x30) }
      var hasBegun = size.wholeDigits == 0
      visitDigits { digit in
        guard let digit else {
          isBehindMark = true
          hasBegun = true
          return
        }
        if size.wholeDigits == 0 && !isBehindMark { return }
        if !hasBegun && digit == 0 { return }
        hasBegun = true
        if isBehindMark && !hasMark {
          append(UInt8(ascii: "."))
          hasMark = true
        }
        append(0x30 + digit)
      }
      for byte in suffix.utf8 { append(byte) }
      return end
    }
  }

  /// Returns zero with the decimals that were written, within the limit of exponents.
  private func zeroString(_ size: NumberSize) -> String {
    #if SeededFaults
    let isNegative = faultySignOfZero
    #endif
    let sign = isNegative ? "-" : ""
    let exponent = max(-limits.exponent, min(0, exponent - size.decimals))
    if exponent == 0 { return sign + "0" }
    if exponent < -Self.plainZeros { return "\(sign)0E\(exponent)" }
    var text = sign + "0."
    for _ in exponent..<0 { text += "0" }
    return text
  }

  /// The limit of GDA's to-scientific-string, which uses an exponent for more than six decimals of
  /// 0.
  private static let plainZeros = 6

  private var size: NumberSize {
    var size = NumberSize()
    var isBehindMark = false
    visitDigits { digit in
      guard let digit else {
        isBehindMark = true
        return
      }
      if isBehindMark { size.decimals += 1 }
      if size.digits > 0 || digit != 0 {
        size.digits += 1
        if !isBehindMark { size.wholeDigits += 1 }
      } else if isBehindMark {
        size.zerosBehindMark += 1
      }
    }
    return size
  }

  /// Calls `body` with each digit, and with `nil` for the decimal mark.
  private func visitDigits(_ body: (UInt8?) -> Void) {
    var offset = mantissa.lowerBound
    while offset < mantissa.upperBound {
      if offset == decimalOffset {
        body(nil)
        offset += marks.mark(in: text, at: offset).length
      } else if let length = digitLength(at: offset) {
        body(digit(at: offset))
        offset += length
      } else {
        offset += marks.mark(in: text, at: offset).length
      }
    }
  }
}

/// The counts of a number's digits, without leading zeros.
private struct NumberSize {
  /// The number of digits from the first nonzero digit on.
  var digits = 0
  /// The number of digits from the first nonzero digit up to the decimal mark.
  var wholeDigits = 0
  /// The number of zeros between the decimal mark and the first nonzero digit.
  var zerosBehindMark = 0
  /// The number of digits behind the decimal mark.
  var decimals = 0
}
