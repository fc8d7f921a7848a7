import DecimalArithmetic

extension ReadNumber {
  /// The number with a point and without groups: `1234.5`, or a fraction in lowest terms: `1/5`.
  public var text: String {
    switch self {
    case .decimal(let text): text
    case .fraction(let ratio): ratio.lowestTerms
    }
  }

  /// The number with the marks of a format, if it is a decimal.
  public func text(_ format: NumberFormat) -> String {
    switch self {
    case .fraction: return text
    case .decimal(var text): return text.withUTF8 { format.write(utf8: $0).value }
    }
  }
}

extension ExactRatio {
  /// The fraction without a power of ten: 6 ÷ 1 × 10⁻¹ is `3/5`.
  ///
  /// The unique form writes each 5 as 10 ÷ 2. A power of ten and a factor 2 are 5 again, unless the
  /// product does not fit 128 bits.
  fileprivate var lowestTerms: String {
    var (top, bottom, power) = (numerator, denominator, exponent)
    while power < 0, Self.moveTwo(from: &top, to: &bottom) { power += 1 }
    while power > 0, Self.moveTwo(from: &bottom, to: &top) { power -= 1 }
    return (isNegative ? "-" : "") + Self.digits(top, times: power) + "/"
      + Self.digits(bottom, times: -power)
  }

  /// Halves `x` and takes `y` five times, if `x` is even and the product fits.
  private static func moveTwo(from x: inout UInt128, to y: inout UInt128) -> Bool {
    let (product, overflow) = y.multipliedReportingOverflow(by: 5)
    if x & 1 != 0 || overflow { return false }
    x >>= 1
    y = product
    return true
  }

  /// The digits with as many zeros, if any.
  private static func digits(_ number: UInt128, times exponent: Int) -> String {
    "\(number)" + String(repeating: "0", count: max(0, exponent))
  }
}
