// Not ExpressibleByFloatLiteral: the compiler hands a literal over as a binary floating-point number, so
// 0.1 would arrive as 0.1000000000000000055511151231257827. Not ExpressibleByStringLiteral either: its
// initialiser would be preferred to init?(_:), and Decimal128("abc") would trap instead of being nil.

extension Decimal128: SignedNumeric {
  /// The value without its sign; a NaN's, too.
  public var magnitude: Self { Decimal128.copyAbs(self) }

  /// The value with the other sign, that of a 0 or a NaN, too; GDA minus makes 0 of −0 and 0.
  public static prefix func - (x: Self) -> Self { copyNegate(x) }

  /// Changes the sign, that of a 0 or a NaN, too.
  public mutating func negate() { self = Decimal128.copyNegate(self) }

  /// The number a literal writes, exactly.
  ///
  /// - Precondition: without its trailing zeros it has at most 34 digits.
  public init(integerLiteral value: Int128) {
    guard let number = Decimal128(exactly: value) else {
      preconditionFailure("a literal of more than 34 digits")
    }
    self = number
  }
}
