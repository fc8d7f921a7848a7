import DecimalArithmetic

extension FixedWidthInteger {
  /// Creates the integer that equals `value`, if `value` is an integer in range.
  ///
  ///     Int(exactly: Decimal128("2.00")!)  // Optional(2)
  ///     Int(exactly: Decimal128("2.5")!)  // nil
  ///     UInt8(exactly: Decimal128("256")!)  // nil
  @inlinable
  public init?(exactly value: Decimal128) {
    guard let (integer, isExact) = value.integer(as: Self.self, rounding: .down), isExact else {
      return nil
    }
    self = integer
  }

  /// Rounds `value` to an integer; `nil` if the integer is out of range, for an infinity or a NaN.
  ///
  ///     Int(Decimal128("2.5")!, rounding: .halfEven)  // Optional(2)
  ///     Int(Decimal128("2.5")!, rounding: .halfUp)  // Optional(3)
  ///     UInt8(Decimal128("255.5")!, rounding: .halfUp)  // nil
  @inlinable
  public init?(_ value: Decimal128, rounding: RoundingMode) {
    guard let (integer, _) = value.integer(as: Self.self, rounding: rounding) else { return nil }
    self = integer
  }
}

extension Decimal128 {
  /// Returns the value rounded to an integer, and whether it is exact; `nil` if it is out of range.
  @inlinable
  func integer<Integer: FixedWidthInteger>(
    as _: Integer.Type, rounding: RoundingMode
  ) -> (integer: Integer, isExact: Bool)? {
    guard let (integral, isExact) = integral(rounding: rounding) else { return nil }
    var integer: Integer
    if let narrow = integral.narrowInteger {
      guard let narrowed = Integer(exactly: narrow) else { return nil }
      integer = narrowed
    } else {
      guard let wide = integral.wideInteger(as: Integer.self) else { return nil }
      integer = wide
    }
    return (integer, isExact)
  }

  /// Returns a finite number rounded to an integer with an exponent of 0 or more.
  @usableFromInline
  func integral(rounding: RoundingMode) -> (value: Decimal128, isExact: Bool)? {
    guard isFinite else { return nil }
    let outcome = Decimal128.roundToIntegralExact(
      self, in: ArithmeticContext.decimal128.rounding(rounding))
    return (outcome.value, outcome.isExact)
  }

  /// The value of an integer, if 127 bits hold its magnitude.
  @usableFromInline
  var narrowInteger: Int128? {
    if isZero { return 0 }
    guard finiteExponent <= largestPower else { return nil }
    let (product, overflow) = coefficient.multipliedReportingOverflow(
      by: powersOfTen[finiteExponent])
    guard !overflow, let magnitude = Int128(exactly: product) else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  /// Returns the value of an integer other than 0 if the type holds it, multiplying repeatedly by
  /// 10.
  @usableFromInline
  func wideInteger<Integer: FixedWidthInteger>(as _: Integer.Type) -> Integer? {
    // The sign is applied first: the magnitude of the type's minimum may exceed the type's maximum.
    guard let digits = Int128(exactly: coefficient),
      var integer = Integer(exactly: isNegative ? -digits : digits)
    else { return nil }
    for _ in 0..<finiteExponent {
      let (product, overflow) = integer.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      integer = product
    }
    return integer
  }
}
