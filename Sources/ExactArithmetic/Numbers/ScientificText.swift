import BigInt

/// The oracle's own to-scientific-string, which shares no code with the backends' writer.
///
/// Source: General Decimal Arithmetic Specification 1.70, "to-scientific-string".
enum ScientificText {
  static func of(isNegative: Bool, coefficient: BigUInt, exponent: Int) -> String {
    let digits = written(coefficient)
    let adjusted = exponent + digits.count - 1
    let sign = isNegative ? "-" : ""
    if exponent > 0 || adjusted < -6 {
      let fraction = digits.count > 1 ? "." + digits.dropFirst() : ""
      let power = (adjusted < 0 ? "E-" : "E+") + String(adjusted.magnitude)
      return sign + digits.prefix(1) + fraction + power
    }
    if exponent == 0 { return sign + digits }
    // There is at least one digit before the point, so a fraction begins with "0.".
    let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
    return "\(sign)\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
  }

  /// Returns the digits of an integer, in groups of 19, ten times as fast as digit by digit.
  private static func written(_ integer: BigUInt) -> String {
    var (rest, words) = (integer, [UInt64]())
    while rest.bitWidth > UInt64.bitWidth {
      let (quotient, word) = rest.quotientAndRemainder(dividingBy: wordLimit)
      words.append(UInt64(word))
      rest = quotient
    }
    return words.reversed().reduce(into: String(UInt64(rest))) { text, word in
      let digits = String(word)
      text += String(repeating: "0", count: wordDigits - digits.utf8.count) + digits
    }
  }

  /// 10¹⁹ is the largest power of ten below 2⁶⁴.
  private static let wordDigits = 19
  private static let wordLimit = BigUInt(10).power(wordDigits)
}
