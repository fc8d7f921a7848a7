import DecimalArithmetic

extension BigDecimal {
  /// GDA to-engineering-string: returns the text; a written exponent is a multiple of three.
  ///
  ///     BigDecimal("123E+5")!.description  // "1.23E+7"
  ///     BigDecimal("123E+5")!.engineeringString()  // "12.3E+6"
  public func engineeringString() -> String {
    guard isFinite else { return scientificString() }
    var text: [UInt8] = []
    digits.withUnsafeBufferPointer {
      DecimalText.appendEngineering(
        isNegative: isNegative, digits: $0, exponent: exponent, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
