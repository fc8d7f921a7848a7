import DecimalArithmetic

extension Decimal128 {
  /// Returns the text; the exponent, if one is written, is a multiple of three.
  ///
  ///     Decimal128("123E+5")!.engineeringString()  // "12.3E+6"
  ///     Decimal128("1E-7")!.engineeringString()  // "100E-9"
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
