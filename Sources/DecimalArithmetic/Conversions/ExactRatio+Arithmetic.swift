extension ExactRatio {
  /// The number with the opposite sign.
  public var negated: ExactRatio {
    ExactRatio(
      isNegative: !isNegative && !isZero, canonicalNumerator: numerator, denominator: denominator,
      exponent: exponent)
  }

  /// 1 ÷ x.
  ///
  /// - Returns: `nil` for 0.
  public var reciprocal: ExactRatio? {
    if isZero { return nil }
    return ExactRatio(
      isNegative: isNegative, canonicalNumerator: denominator, denominator: numerator,
      exponent: -exponent)
  }

  /// Returns x · y, exactly.
  ///
  ///     let inch = ExactRatio(254, exponent: -4)!
  ///     inch.multiplied(by: ExactRatio(12)!) == ExactRatio(3_048, exponent: -4)  // true
  ///
  /// - Returns: `nil` if the product does not fit.
  public func multiplied(by other: ExactRatio) -> ExactRatio? {
    if let x = ShortDecimal(self), let y = ShortDecimal(other), let product = x.product(y) {
      return product
    }
    return multipliedAtLength(by: other)
  }

  /// Returns x · y for parts of any length.
  package func multipliedAtLength(by other: ExactRatio) -> ExactRatio? {
    if isZero || other.isZero { return .zero }
    // Crosswise reduction keeps each product as small as the parts of the result.
    let crossing = greatestCommonDivisor(numerator, other.denominator)
    let recrossing = greatestCommonDivisor(other.numerator, denominator)
    let power = exponent + other.exponent
    guard
      let top = numerator.quotient(by: crossing).product(other.numerator.quotient(by: recrossing)),
      let bottom = denominator.quotient(by: recrossing).product(
        other.denominator.quotient(by: crossing)), power.magnitude <= Self.exponentLimit
    else { return nil }
    // After crosswise reduction the products have no common factor. The products have no factor 5,
    // because no part has a factor 5.
    return ExactRatio(
      isNegative: isNegative != other.isNegative, canonicalNumerator: top,
      denominator: bottom, exponent: power)
  }

  /// Returns x ÷ y, exactly.
  ///
  ///     ExactRatio(2)!.divided(by: ExactRatio(3)!) == ExactRatio(2, over: 3)  // true
  ///     ExactRatio(2)!.divided(by: .zero)  // nil
  ///
  /// - Returns: `nil` if y is 0 or the quotient does not fit.
  public func divided(by other: ExactRatio) -> ExactRatio? {
    other.reciprocal.flatMap { multiplied(by: $0) }
  }

  /// Returns x + y, exactly.
  ///
  ///     let third = ExactRatio(1, over: 3)!
  ///     third.adding(ExactRatio(1, over: 6)!) == ExactRatio(1, over: 2)  // true
  ///
  /// - Returns: `nil` if the sum or its common denominator does not fit.
  public func adding(_ other: ExactRatio) -> ExactRatio? {
    if let x = ShortDecimal(self), let y = ShortDecimal(other), let sum = x.sum(y) { return sum }
    return addingAtLength(other)
  }

  /// Returns x + y for parts of any length.
  package func addingAtLength(_ other: ExactRatio) -> ExactRatio? {
    if isZero { return other }
    if other.isZero { return self }
    guard let common = CommonFraction(self, other) else { return nil }
    return common.sum
  }

  /// Returns x − y, exactly.
  ///
  ///     let third = ExactRatio(1, over: 3)!
  ///     third.subtracting(ExactRatio(1, over: 12)!) == ExactRatio(1, over: 4)  // true
  ///
  /// - Returns: `nil` if the difference or its common denominator does not fit.
  public func subtracting(_ other: ExactRatio) -> ExactRatio? { adding(other.negated) }

  /// Returns x^exponent, exactly; x⁰ = 1.
  ///
  ///     ExactRatio(1_024)!.raised(to: 2)?.numerator  // Optional(1048576)
  ///     ExactRatio(3)!.raised(to: -2) == ExactRatio(1, over: 9)  // true
  ///     ExactRatio.zero.raised(to: -1)  // nil
  ///
  /// - Returns: `nil` if the power does not fit, or for a negative power of 0.
  /// - Complexity: O(log |exponent|) multiplications (by squaring).
  public func raised(to exponent: Int) -> ExactRatio? {
    guard var square = exponent < 0 ? reciprocal : self else { return nil }
    var power = ExactRatio.one
    var rest = exponent.magnitude
    while rest > 0 {
      if rest & 1 == 1 {
        guard let next = power.multiplied(by: square) else { return nil }
        power = next
      }
      rest >>= 1
      if rest > 0 {
        // The result has the factor square². If square² does not fit, the result does not fit.
        guard let next = square.multiplied(by: square) else { return nil }
        square = next
      }
    }
    return power
  }
}

/// Two ratios over one denominator and one power of ten.
private struct CommonFraction {
  let x: (isNegative: Bool, magnitude: UInt128)
  let y: (isNegative: Bool, magnitude: UInt128)
  let denominator: UInt128
  let exponent: Int

  init?(_ x: ExactRatio, _ y: ExactRatio) {
    let exponent = min(x.exponent, y.exponent)
    let shared = greatestCommonDivisor(x.denominator, y.denominator)
    let factorX = y.denominator.quotient(by: shared)
    let factorY = x.denominator.quotient(by: shared)
    guard let denominator = x.denominator.product(factorX),
      let scaledX = Self.scaled(x.numerator, by: factorX, times: x.exponent - exponent),
      let scaledY = Self.scaled(y.numerator, by: factorY, times: y.exponent - exponent)
    else { return nil }
    self.x = (x.isNegative, scaledX)
    self.y = (y.isNegative, scaledY)
    self.denominator = denominator
    self.exponent = exponent
  }

  /// Returns numerator · factor · 10^exponent, or `nil` beyond 128 bits.
  private static func scaled(
    _ numerator: UInt128, by factor: UInt128, times exponent: Int
  ) -> UInt128? {
    let product = factor == 1 ? numerator : numerator.product(factor)
    if exponent == 0 { return product }
    guard let product, let power = powerOfTen(exponent) else { return nil }
    return product.product(power)
  }

  var sum: ExactRatio? {
    if x.isNegative == y.isNegative {
      let total = x.magnitude.addingReportingOverflow(y.magnitude)
      if total.overflow { return nil }
      return ExactRatio(
        isNegative: x.isNegative, total.partialValue, over: denominator, exponent: exponent)
    }
    let isNegative = x.magnitude > y.magnitude ? x.isNegative : y.isNegative
    let difference =
      x.magnitude > y.magnitude ? x.magnitude - y.magnitude : y.magnitude - x.magnitude
    return ExactRatio(
      isNegative: isNegative, difference, over: denominator, exponent: exponent)
  }
}

extension UInt128 {
  /// Returns x · y, or `nil` beyond 128 bits; the product of two words always fits.
  fileprivate func product(_ other: UInt128) -> UInt128? {
    if let x = UInt64(exactly: self), let y = UInt64(exactly: other) {
      let (high, low) = x.multipliedFullWidth(by: y)
      return UInt128(high) << 64 | UInt128(low)
    }
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? nil : product
  }

  /// Returns the quotient by a divisor of the number; skips the division for the divisor 1.
  fileprivate func quotient(by divisor: UInt128) -> UInt128 {
    divisor == 1 ? self : self / divisor
  }
}
