extension DecimalText {
  /// Appends to-engineering-string of ±digits × 10^exponent to `text`.
  ///
  /// Plain where to-scientific-string is, else with one to three digits before the point and an
  /// exponent that is a multiple of three; a zero instead gets up to two zeros behind its point, so
  /// that its exponent can be read from the text.
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
    // A number is written with the next lower multiple, a zero with the next higher one.
    let remainder = (adjusted % 3 + 3) % 3
    let written = isZero ? adjusted + (3 - remainder) % 3 : adjusted - remainder
    appendPlain(isNegative: isNegative, digits: digits, exponent: exponent - written, to: &text)
    if written == 0 { return }
    text.append(UInt8(ascii: "E"))
    text.append(UInt8(ascii: written < 0 ? "-" : "+"))
    text.append(contentsOf: String(written.magnitude).utf8)
  }
}
