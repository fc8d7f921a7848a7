import DecimalArithmetic

/// A ratio in lowest terms as two whole numbers of any length.
struct FractionText: Hashable {
  /// The numerator, with a minus if the ratio is negative.
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

  /// Returns n ÷ d · 10^e in lowest terms.
  ///
  /// n and d have no common factor, and neither is divisible by 5. So only factors of 2 cancel:
  /// between 10^e and d for e ≥ 0, else between 10^−e and n.
  private static func parts(_ ratio: ExactRatio) -> (top: String, bottom: String) {
    let (n, d, e) = (ratio.numerator, ratio.denominator, ratio.exponent)
    if e >= 0 {
      let (bottom, power) = cancelled(d, e)
      return (scaled(n, power, e), bottom)
    }
    let (top, power) = cancelled(n, -e)
    return (top, scaled(d, power, -e))
  }

  /// Returns x without the factors 2 that it shares with 10^exponent, and the number of these
  /// factors.
  private static func cancelled(_ x: UInt128, _ exponent: Int) -> (text: String, twos: Int) {
    if x == 0 { return ("0", 0) }
    let twos = min(x.trailingZeroBitCount, exponent)
    return ("\(x >> UInt128(twos))", twos)
  }

  /// Returns x · 10^exponent ÷ 2^twos = x · 5^twos · 10^(exponent − twos) in decimal digits.
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
