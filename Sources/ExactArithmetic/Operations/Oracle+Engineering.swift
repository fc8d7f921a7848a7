import BigInt
import DecimalArithmetic

extension Oracle {
  /// Reads a text by to-number and returns the number's engineering notation.
  package static func toEngineering(_ text: String, in context: ArithmeticContext) -> Expected? {
    toNumber(text, in: context).flatMap { number in
      DecimalOperand(number.text).map { Expected($0.engineeringText, number.conditions) }
    }
  }
}

extension DecimalOperand {
  /// To-engineering-string: to-scientific-string with exponents that are multiples of three.
  ///
  /// One to three digits precede the point. A zero has one digit before the point and up to two
  /// after the point.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "to-engineering-string".
  package var engineeringText: String {
    let digits = String(coefficient)
    let adjusted = exponent + digits.count - 1
    if kind != .finite || (exponent <= 0 && adjusted >= -6) { return text }
    // The exponent written is the largest multiple of three not above the adjusted exponent, for a
    // zero the smallest multiple not below it.
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
