import DecimalArithmetic

extension Decimal128 {
  public func engineeringString() -> String {
    guard isFinite else { return scientificString() }
    var text: [UInt8] = []
    let digits = Array(String(coefficient).utf8)
    digits.withUnsafeBufferPointer {
      DecimalText.appendEngineering(
        isNegative: isNegative, digits: $0, exponent: finiteExponent, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
