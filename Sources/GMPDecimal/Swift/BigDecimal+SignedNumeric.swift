// Not ExpressibleByFloatLiteral: the compiler hands a literal over as a binary floating-point number, so
// 0.1 would not arrive as 0.1. Not ExpressibleByStringLiteral either: its initialiser would be preferred
// to init?(_:), and BigDecimal("abc") would trap instead of being nil.

extension BigDecimal: SignedNumeric {
  /// The value without its sign; a NaN's, too.
  public var magnitude: BigDecimal { BigDecimal.copyAbs(self) }

  /// The value with the other sign, that of a 0 or a NaN, too; GDA minus makes 0 of −0 and 0.
  public static prefix func - (x: BigDecimal) -> BigDecimal { copyNegate(x) }

  /// Changes the sign, that of a 0 or a NaN, too.
  public mutating func negate() { self = BigDecimal.copyNegate(self) }

  /// The number a literal writes, exactly; NaN beyond ``maximumDigits``.
  ///
  /// - Complexity: O(*n*) for *n* digits.
  public init(integerLiteral value: StaticBigInt) {
    let isNegative = value.signum() < 0
    var words: [UInt] = []
    // Two's complement: −x is the complement of x, plus one.
    var carry: UInt = isNegative ? 1 : 0
    for index in 0...value.bitWidth / UInt.bitWidth {
      let word = isNegative ? ~value[index] : value[index]
      let (sum, overflow) = word.addingReportingOverflow(carry)
      words.append(sum)
      carry = overflow ? 1 : 0
    }
    self.init(words: words, isNegative: isNegative)
  }
}
