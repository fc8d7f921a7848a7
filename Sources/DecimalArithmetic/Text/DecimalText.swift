/// Writes the scientific and the plain notation of General Decimal Arithmetic from digits and
/// exponent.
///
/// Source: General Decimal Arithmetic Specification 1.70, "Conversions: to-scientific-string".
public enum DecimalText {
  /// Appends to-scientific-string of ±digits × 10^exponent to `text`.
  ///
  /// The notation is plain if exponent ≤ 0 and the adjusted exponent ≥ −6; otherwise an `E` and the
  /// exponent follow the digits.
  ///
  /// `digits` are the coefficient's ASCII digits without leading zeros, `0` for 0.
  ///
  /// - Complexity: O(*n*) for *n* digits.
  public static func appendScientific(
    isNegative: Bool, digits: UnsafeBufferPointer<UInt8>, exponent: Int, to text: inout [UInt8]
  ) {
    let adjusted = exponent + digits.count - 1
    if exponent <= 0 && adjusted >= -6 {
      appendPlain(isNegative: isNegative, digits: digits, exponent: exponent, to: &text)
      return
    }
    if isNegative { text.append(UInt8(ascii: "-")) }
    text.append(digits[0])
    if digits.count > 1 {
      text.append(UInt8(ascii: "."))
      text.append(contentsOf: digits.dropFirst())
    }
    text.append(UInt8(ascii: "E"))
    text.append(UInt8(ascii: adjusted < 0 ? "-" : "+"))
    text.append(contentsOf: String(adjusted.magnitude).utf8)
  }

  /// Appends ±digits × 10^exponent without an exponent to `text`.
  ///
  /// - Complexity: O(*n* + |exponent|) for *n* digits; ``plainLength(digitCount:exponent:)``
  ///   returns the length in advance.
  public static func appendPlain(
    isNegative: Bool, digits: UnsafeBufferPointer<UInt8>, exponent: Int, to text: inout [UInt8]
  ) {
    if isNegative { text.append(UInt8(ascii: "-")) }
    let integerDigits = digits.count + exponent
    if exponent >= 0 {
      text.append(contentsOf: digits)
      let isZero = digits.count == 1 && digits[0] == UInt8(ascii: "0")
      if !isZero { text.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: exponent)) }
    } else if integerDigits > 0 {
      text.append(contentsOf: digits.prefix(integerDigits))
      text.append(UInt8(ascii: "."))
      text.append(contentsOf: digits.dropFirst(integerDigits))
    } else {
      text.append(UInt8(ascii: "0"))
      text.append(UInt8(ascii: "."))
      text.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: -integerDigits))
      text.append(contentsOf: digits)
    }
  }

  /// Returns the number of characters of the plain notation of a number other than 0, without a
  /// sign.
  ///
  ///     DecimalText.plainLength(digitCount: 3, exponent: 5)  // 8
  ///     "12300000".count  // 8
  ///     DecimalText.plainLength(digitCount: 3, exponent: -5)  // 7
  ///     "0.00123".count  // 7
  public static func plainLength(digitCount: Int, exponent: Int) -> Int {
    if exponent >= 0 { return digitCount + exponent }
    return max(digitCount, 1 - exponent) + 1
  }
}
