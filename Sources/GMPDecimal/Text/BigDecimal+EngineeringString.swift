import DecimalArithmetic

extension BigDecimal {
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
