// There is no ExpressibleByFloatLiteral: the compiler passes the literal as a binary floating-point
// number, so 0.1 would not be exact. There is no ExpressibleByStringLiteral: the compiler would
// prefer the literal's initializer to init?(_:), and BigDecimal("abc") would trap instead of
// returning nil.

extension BigDecimal: SignedNumeric {
  /// The value with the sign +, also for a NaN.
  public var magnitude: BigDecimal { BigDecimal.copyAbs(self) }

  /// Returns the value with the opposite sign, also for 0 and NaN.
  ///
  /// GDA minus differs: minus of −0 and of 0 is 0.
  ///
  ///     let zero: BigDecimal = 0
  ///     -zero  // -0
  ///     BigDecimal.minus(zero, in: .decimal128).value  // 0
  public static prefix func - (x: BigDecimal) -> BigDecimal { copyNegate(x) }

  /// Changes the sign, also of 0 and NaN.
  ///
  ///     var balance = BigDecimal("19.90")!
  ///     balance.negate()
  ///     balance  // -19.90
  public mutating func negate() { self = BigDecimal.copyNegate(self) }

  /// Creates exactly the number that a literal denotes; NaN for more than ``maximumDigits`` digits.
  ///
  ///     let avogadro: BigDecimal = 602_214_076_000_000_000_000_000
  ///     avogadro.digitCount  // 24
  ///     avogadro > BigDecimal(UInt64.max)  // true
  ///
  /// - Complexity: O(*n*) for *n* digits.
  public init(integerLiteral value: StaticBigInt) {
    let isNegative = value.signum() < 0
    var words: [UInt] = []
    // In two's complement −x is the bitwise complement of x plus 1.
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
