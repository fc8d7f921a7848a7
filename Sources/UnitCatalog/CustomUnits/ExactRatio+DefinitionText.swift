import DecimalArithmetic

extension ExactRatio {
  /// The number as factors of a definition: `273.15`, `5/9`, `1/3 * 1e-12`.
  package var definitionText: String {
    let sign = isNegative ? "-" : ""
    if let decimal = decimalText { return sign + decimal }
    if let (top, bottom) = plainFraction { return "\(sign)\(top)/\(bottom)" }
    return "\(sign)\(numerator)/\(denominator) * 1e\(exponent)"
  }

  /// The magnitude as a fraction in lowest terms without a power of ten, if both terms fit 128
  /// bits.
  ///
  /// In n/d · 10^e with e ≥ 0, n and d have no common factor, and neither has a factor 5. So d and
  /// 10^e share only a power 2^k. Cancelling 2^k leaves n · 5^k · 10^(e − k) over d ÷ 2^k. For e <
  /// 0 the roles of numerator and denominator are exchanged.
  private var plainFraction: (UInt128, UInt128)? {
    let count = Int(exponent.magnitude)
    let (grown, shrunk) = exponent >= 0 ? (numerator, denominator) : (denominator, numerator)
    let twos = min(shrunk.trailingZeroBitCount, count)
    guard var power = powerOfTen(count - twos) else { return nil }
    for _ in 0..<twos {
      let next = power.multipliedReportingOverflow(by: 5)
      if next.overflow { return nil }
      power = next.partialValue
    }
    let product = grown.multipliedReportingOverflow(by: power)
    if product.overflow { return nil }
    let rest = shrunk >> UInt128(twos)
    return exponent >= 0 ? (product.partialValue, rest) : (rest, product.partialValue)
  }

  /// The magnitude as a decimal, if its digits fit 128 bits.
  ///
  /// The denominator of the unique form has no factor 5. A decimal therefore has 2^k as
  /// denominator, and 1 ÷ 2^k = 5^k · 10^−k.
  private var decimalText: String? {
    guard denominator & (denominator - 1) == 0 else { return nil }
    var digits = numerator
    let places = denominator.trailingZeroBitCount
    for _ in 0..<places {
      let next = digits.multipliedReportingOverflow(by: 5)
      if next.overflow { return nil }
      digits = next.partialValue
    }
    return Self.text(digits, exponent: exponent - places)
  }

  private static func text(_ digits: UInt128, exponent: Int) -> String {
    let text = "\(digits)"
    if exponent == 0 { return text }
    let whole = text.utf8.count + exponent
    if exponent < 0 && whole > 0 {
      return String(Substring(text.utf8.prefix(whole))) + "."
        + String(Substring(text.utf8.suffix(-exponent)))
    }
    if exponent < 0 && whole > -6 {
      return "0." + String(repeating: "0", count: -whole) + text
    }
    if exponent > 0 && exponent <= 6 {
      return text + String(repeating: "0", count: exponent)
    }
    return "\(text)e\(exponent)"
  }
}
