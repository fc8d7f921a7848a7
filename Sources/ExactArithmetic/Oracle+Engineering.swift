import BigInt
import DecimalArithmetic

extension Oracle {
  /// Returns to-number of a text, written by to-engineering-string.
  package static func toEngineering(_ text: String, in context: ArithmeticContext) -> Expected? {
    toNumber(text, in: context).flatMap { number in
      DecimalOperand(number.text).map { Expected($0.engineeringText, number.conditions) }
    }
  }
}

extension DecimalOperand {
  /// To-engineering-string: an exponent, where to-scientific-string has one, is a multiple of
  /// three.
  ///
  /// One to three digits precede the point; a zero gets decimals instead.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "to-engineering-string".
  package var engineeringText: String {
    let digits = String(coefficient)
    let adjusted = exponent + digits.count - 1
    if kind != .finite || (exponent <= 0 && adjusted >= -6) { return text }
    // The largest multiple of three not above the adjusted exponent; for a zero the smallest not
    // below it.
    let power = isZero ? -Self.multipleOfThree(-exponent) : Self.multipleOfThree(adjusted)
    let whole = isZero ? 1 : adjusted - power + 1
    let zeros = isZero ? power - exponent : Swift.max(0, whole - digits.count)
    let all = digits + String(repeating: "0", count: zeros)
    let fraction = all.count > whole ? "." + all.dropFirst(whole) : ""
    let scale = power == 0 ? "" : (power < 0 ? "E-" : "E+") + String(power.magnitude)
    return (isNegative ? "-" : "") + all.prefix(whole) + fraction + scale
  }

  /// Returns the largest multiple of three that is not above `integer`.
  private static func multipleOfThree(_ integer: Int) -> Int {
    integer - ((integer % 3) + 3) % 3
  }
}
