import DecimalArithmetic

extension ReadNumber {
  /// The number with a point and without groups, `1234.5`, or as a fraction in lowest terms, `1/5`.
  public var text: String {
    switch self {
    case .decimal(let text): text
    case .fraction(let ratio): ratio.lowestTerms
    }
  }

  /// Returns a decimal with the decimal and grouping marks of a format, or a fraction as ``text``.
  ///
  ///     let german = NumberFormat(locale: .german)
  ///     ReadNumber.decimal("1234.5").text(german)  // "1.234,5"
  ///     try NumberSyntax.lenient(.german).read("0 1/3").number.text(german)  // "1/3"
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
  /// The canonical form stores each factor 5 as 10 ÷ 2. This form restores 5 from a power of ten
  /// and a factor 2, unless the product exceeds 128 bits.
  fileprivate var lowestTerms: String {
    var (top, bottom, power) = (numerator, denominator, exponent)
    while power < 0, Self.moveTwo(from: &top, to: &bottom) { power += 1 }
    while power > 0, Self.moveTwo(from: &bottom, to: &top) { power -= 1 }
    return (isNegative ? "-" : "") + Self.digits(top, times: power) + "/"
      + Self.digits(bottom, times: -power)
  }

  /// Replaces x by x ÷ 2 and y by 5 · y, if x is even and 5 · y fits 128 bits; returns whether both
  /// were replaced.
  private static func moveTwo(from x: inout UInt128, to y: inout UInt128) -> Bool {
    let (product, overflow) = y.multipliedReportingOverflow(by: 5)
    if x & 1 != 0 || overflow { return false }
    x >>= 1
    y = product
    return true
  }

  /// Returns the digits followed by `exponent` zeros, if the exponent is above 0.
  private static func digits(_ number: UInt128, times exponent: Int) -> String {
    "\(number)" + String(repeating: "0", count: max(0, exponent))
  }
}
