// There is no ExpressibleByFloatLiteral: the compiler passes the literal as a binary floating-point
// number, so 0.1 would be 0.1000000000000000055511151231257827. There is no
// ExpressibleByStringLiteral: the compiler would prefer its initializer to init?(_:), and
// Decimal128("abc") would trap instead of being nil.

extension Decimal128: SignedNumeric {
  /// The value with the sign +, also for a NaN.
  public var magnitude: Self { Decimal128.copyAbs(self) }

  /// Returns the value with the opposite sign, also for 0 and NaN.
  ///
  /// GDA minus differs: minus of 0 is 0, except in the rounding mode floor.
  ///
  ///     -Decimal128(0)  // -0
  ///     Decimal128.minus(0, in: .decimal128).value  // 0
  public static prefix func - (x: Self) -> Self { copyNegate(x) }

  /// Changes the sign, also of 0 and NaN.
  ///
  ///     var balance = Decimal128("12.50")!
  ///     balance.negate()
  ///     balance  // -12.50
  public mutating func negate() { self = Decimal128.copyNegate(self) }

  /// Creates the number that a literal denotes, exactly.
  ///
  ///     let large: Decimal128 = 10_000_000_000_000_000_000_000_000_000_000_000_000
  ///     large  // 1.000000000000000000000000000000000E+37
  ///
  /// - Precondition: the number has at most 34 digits without its trailing zeros.
  public init(integerLiteral value: Int128) {
    guard let number = Decimal128(exactly: value) else {
      preconditionFailure("a literal of more than 34 digits")
    }
    self = number
  }
}
