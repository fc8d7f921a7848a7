import DecimalArithmetic

/// The interchange formats with a binary coefficient (BID).
///
/// The exponent and the coefficient follow the sign. If the exponent begins with 11, the two fields
/// begin two bits later, and the coefficient has the implicit prefix 100.
///
/// Source: IEEE 754-2019, 3.5.2, binary encoding of the significand.
extension InterchangeFormat {
  /// Returns the number of an encoding with a binary coefficient, canonical or not.
  ///
  ///     InterchangeFormat.decimal32.decodedBinary(0xB180_02EE)  // "-750E-2"
  ///     InterchangeFormat.decimal32.decodedBinary(0xF800_0000)  // "-Infinity"
  public func decodedBinary(_ encoding: UInt128) -> String {
    let sign = encoding >> (width - 1) & 1 == 1 ? "-" : ""
    let combination = Int(encoding >> (width - 6) & 0b11111)
    if combination == 0b11110 { return sign + "Infinity" }
    if combination == 0b11111 {
      let isSignaling = encoding >> (width - 7) & 1 == 1
      let payload = encoding & mask(trailingBits)
      // A payload has one digit fewer than a coefficient.
      let isHeld = payload > 0 && payload < tenTo(context.precision - 1)
      return sign + (isSignaling ? "sNaN" : "NaN") + (isHeld ? String(payload) : "")
    }
    let isLarge = combination >> 3 == 0b11
    let coefficientBits = trailingBits + (isLarge ? 1 : 3)
    let exponent = Int(encoding >> coefficientBits & mask(continuationBits + 2))
    let written = encoding & mask(coefficientBits) | (isLarge ? 0b100 << (trailingBits + 1) : 0)
    let coefficient = written < tenTo(context.precision) ? written : 0
    return "\(sign)\(coefficient)E\(exponent - bias)"
  }

  /// Returns the canonical encoding with a binary coefficient of the number that `text` denotes.
  ///
  ///     let encoding = InterchangeFormat.decimal32.encodedBinary("-7.50")
  ///     encoding.map(InterchangeFormat.decimal32.hexadecimal)  // Optional("b18002ee")
  ///
  /// - Returns: `nil` if `text` is no numeric string or the format cannot represent the number
  ///   unchanged.
  public func encodedBinary(_ text: String) -> UInt128? {
    // The decimal encoding determines the digits, the exponent and whether the number fits.
    guard let packed = encoded(text) else { return nil }
    let sign = packed & (1 << (width - 1))
    let head = packed & ~mask(trailingBits) & mask(width - 1)
    let combination = Int(packed >> (width - 6) & 0b11111)
    let digits = decoded(packed).drop { !$0.isNumber }.prefix { $0.isNumber }
    let number = UInt128(digits) ?? 0
    if combination >= 0b11110 { return sign | head | number }
    let high = combination >> 3 == 0b11 ? combination >> 1 & 0b11 : combination >> 3
    let low = packed >> trailingBits & mask(continuationBits)
    let exponent = UInt128(high) << continuationBits | low
    let isLarge = number > mask(trailingBits + 3)
    return isLarge
      ? sign | 0b11 << (width - 3) | exponent << (trailingBits + 1) | number
        & mask(trailingBits + 1)
      : sign | exponent << (trailingBits + 3) | number
  }

  private var trailingBits: Int { 10 * declets }

  private func mask(_ bits: Int) -> UInt128 { (1 << bits) - 1 }

  private func tenTo(_ power: Int) -> UInt128 {
    (0..<power).reduce(1) { product, _ in product * 10 }
  }
}
