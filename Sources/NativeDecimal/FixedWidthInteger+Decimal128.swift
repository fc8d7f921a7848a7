import DecimalArithmetic

extension FixedWidthInteger {
  /// The integer that `value` is, if it is one and in range.
  @inlinable
  public init?(exactly value: Decimal128) {
    guard let (integer, isExact) = value.integer(as: Self.self, rounding: .down), isExact else {
      return nil
    }
    self = integer
  }

  /// `value` rounded to an integer, if that is in range; `nil` for an infinity or a NaN.
  ///
  ///     Int(Decimal128("2.5")!, rounding: .halfEven)  // 2
  @inlinable
  public init?(_ value: Decimal128, rounding: RoundingMode) {
    guard let (integer, _) = value.integer(as: Self.self, rounding: rounding) else { return nil }
    self = integer
  }
}

extension Decimal128 {
  /// The value rounded to an integer of the type and whether it was one; `nil` if it is out of range.
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

  /// A finite number rounded to one with an exponent of 0 or more.
  @usableFromInline
  func integral(rounding: RoundingMode) -> (value: Decimal128, isExact: Bool)? {
    guard isFinite else { return nil }
    let outcome = Decimal128.roundToIntegralExact(
      self, in: ArithmeticContext.decimal128.rounding(rounding))
    return (outcome.value, outcome.isExact)
  }

  /// An integral value, if 127 bits hold its magnitude.
  @usableFromInline
  var narrowInteger: Int128? {
    if isZero { return 0 }
    guard finiteExponent <= largestPower else { return nil }
    let (product, overflow) = coefficient.multipliedReportingOverflow(
      by: powersOfTen[finiteExponent])
    guard !overflow, let magnitude = Int128(exactly: product) else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  /// An integral value that is not 0, if the type holds it, power by power.
  @usableFromInline
  func wideInteger<Integer: FixedWidthInteger>(as _: Integer.Type) -> Integer? {
    // The sign comes first: the magnitude of the smallest number need not be one of the type.
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
