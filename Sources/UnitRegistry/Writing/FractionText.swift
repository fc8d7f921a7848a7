import DecimalArithmetic

/// A ratio in lowest terms as two whole numbers written out, however long.
struct FractionText: Hashable {
  /// With a minus below 0.
  var numerator: String
  var denominator: String

  init(numerator: String, denominator: String) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ ratio: ExactRatio) {
    let (top, bottom) = Self.parts(ratio)
    numerator = ratio.isNegative ? "-" + top : top
    denominator = bottom
  }

  /// n ÷ d · 10^e without a common factor.
  ///
  /// Neither n nor d is divisible by 5 and they have no common factor, so all that cancels is 2^k of
  /// 10^e against d, or of 10^−e against n.
  private static func parts(_ ratio: ExactRatio) -> (top: String, bottom: String) {
    let (n, d, e) = (ratio.numerator, ratio.denominator, ratio.exponent)
    if e >= 0 {
      let (bottom, power) = cancelled(d, e)
      return (scaled(n, power, e), bottom)
    }
    let (top, power) = cancelled(n, -e)
    return (top, scaled(d, power, -e))
  }

  /// x without the twos that it shares with 10^exponent, and how many these are.
  private static func cancelled(_ x: UInt128, _ exponent: Int) -> (text: String, twos: Int) {
    if x == 0 { return ("0", 0) }
    let twos = min(x.trailingZeroBitCount, exponent)
    return ("\(x >> UInt128(twos))", twos)
  }

  /// x · 10^exponent ÷ 2^twos = x · 5^twos · 10^(exponent − twos), in decimal digits.
  private static func scaled(_ x: UInt128, _ twos: Int, _ exponent: Int) -> String {
    var digits = "\(x)".utf8.map { $0 - UInt8(ascii: "0") }
    for _ in 0..<twos {
      var carry: UInt8 = 0
      for index in digits.indices.reversed() {
        let product = digits[index] * 5 + carry
        digits[index] = product % 10
        carry = product / 10
      }
      if carry > 0 { digits.insert(carry, at: 0) }
    }
    return digits.map { "\($0)" }.joined() + String(repeating: "0", count: exponent - twos)
  }
}
