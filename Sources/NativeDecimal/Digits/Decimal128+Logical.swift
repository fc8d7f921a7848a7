import DecimalArithmetic

extension Decimal128 {
  /// Combines digits by logical and, for operands with sign + and exponent 0 of digits 0 and 1.
  ///
  /// Any other operand raises invalid operation, and the result is NaN.
  ///
  ///     Decimal128.and(1_100, 1_010, in: .decimal128).value  // 1000
  ///     Decimal128.and(1_200, 1_010, in: .decimal128).conditions  // Invalid_operation
  public static func and(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    logical(x, y, in: context) { $0 & $1 }
  }

  public static func or(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    logical(x, y, in: context) { $0 | $1 }
  }

  public static func xor(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    logical(x, y, in: context) { $0 ^ $1 }
  }

  public static func invert(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    logical(x, x, in: context) { first, _ in ~first }
  }

  /// Applies `operation` to the last digits as bits, as many digits as the precision.
  private static func logical(
    _ x: Self, _ y: Self, in context: ArithmeticContext, _ operation: (UInt64, UInt64) -> UInt64
  ) -> Outcome<Self> {
    guard let first = x.logicalDigits, let second = y.logicalDigits else {
      return Outcome(.nan(), .invalidOperation)
    }
    let mask: UInt64 = 1 << UInt64(context.precision) - 1
    return Outcome(Decimal128(logicalDigits: operation(first, second) & mask))
  }

  /// The digits as bits, the last digit lowest; `nil` unless all are 0 or 1, sign + and exponent 0.
  private var logicalDigits: UInt64? {
    guard isFinite, !isNegative, finiteExponent == 0 else { return nil }
    // Two halves of 17 digits are below 2⁶⁴.
    let (high, low) = coefficient.quotientAndRemainder(dividingBy: powersOfTen[17])
    guard let high = Self.bits(ofDigits: high), let low = Self.bits(ofDigits: low) else {
      return nil
    }
    return high << 17 | low
  }

  private static func bits(ofDigits half: UInt128) -> UInt64? {
    var rest = UInt64(truncatingIfNeeded: half)
    var bits: UInt64 = 0
    var position: UInt64 = 0
    while rest != 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      if digit > 1 { return nil }
      bits |= digit << position
      position += 1
      rest = quotient
    }
    return bits
  }

  private init(logicalDigits: UInt64) {
    var coefficient: UInt128 = 0
    var rest = logicalDigits
    while rest != 0 {
      coefficient += powersOfTen[rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    self.init(isNegative: false, coefficient: coefficient, exponent: 0)
  }
}
