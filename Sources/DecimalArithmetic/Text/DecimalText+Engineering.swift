extension DecimalText {
  /// Appends to-engineering-string of ±digits × 10^exponent to `text`.
  ///
  /// The notation is plain where to-scientific-string is plain. Otherwise one to three digits
  /// precede the point and the exponent is a multiple of three. A zero gets up to two zeros after
  /// its point, so that the text shows its exponent.
  ///
  /// `digits` are the coefficient's ASCII digits without leading zeros, `0` for 0.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "to-engineering-string".
  ///
  /// - Complexity: O(*n*) for *n* digits.
  public static func appendEngineering(
    isNegative: Bool, digits: UnsafeBufferPointer<UInt8>, exponent: Int, to text: inout [UInt8]
  ) {
    let adjusted = exponent + digits.count - 1
    if exponent <= 0 && adjusted >= -6 {
      appendPlain(isNegative: isNegative, digits: digits, exponent: exponent, to: &text)
      return
    }
    let isZero = digits.count == 1 && digits[0] == UInt8(ascii: "0")
    // The written exponent is the next lower multiple of three, for a zero the next higher
    // multiple.
    let remainder = (adjusted % 3 + 3) % 3
    let written = isZero ? adjusted + (3 - remainder) % 3 : adjusted - remainder
    appendPlain(isNegative: isNegative, digits: digits, exponent: exponent - written, to: &text)
    if written == 0 { return }
    text.append(UInt8(ascii: "E"))
    text.append(UInt8(ascii: written < 0 ? "-" : "+"))
    text.append(contentsOf: String(written.magnitude).utf8)
  }
}
