import DecimalArithmetic

extension ReadNumber {
  /// The number with a point and without groups: `1234.5` or `1/3`.
  public var text: String {
    switch self {
    case .decimal(let text): text
    case .fraction(let ratio):
      (ratio.isNegative ? "-" : "") + Self.digits(ratio.numerator, times: ratio.exponent) + "/"
        + Self.digits(ratio.denominator, times: -ratio.exponent)
    }
  }

  /// The number with the marks of a format, if it is a decimal.
  public func text(_ format: NumberFormat) -> String {
    switch self {
    case .fraction: return text
    case .decimal(var text): return text.withUTF8 { format.write(utf8: $0).value }
    }
  }

  /// The digits with as many zeros, if any.
  private static func digits(_ number: UInt128, times exponent: Int) -> String {
    "\(number)" + String(repeating: "0", count: max(0, exponent))
  }
}
