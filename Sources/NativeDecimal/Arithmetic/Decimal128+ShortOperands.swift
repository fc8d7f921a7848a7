import DecimalArithmetic

/// Operations on coefficients below 2⁶⁴, inlined where they are called.
///
/// A call of a function in another module costs as much as the arithmetic of such numbers. These
/// functions read no table, because access to a table in another module is a call. The functions
/// return `nil` for all other operands and for every precision other than 34; the general paths
/// then compute the result. If both have a result, the results are equal.
extension Decimal128 {
  /// 10³⁴.
  @inlinable @inline(__always)
  static var shortLimit: UInt128 { 10_000_000_000_000_000_000_000_000_000_000_000 }

  /// Whether both exponents are below 2016: the first bit of both exponent fields is 0.
  ///
  /// So both numbers are finite.
  @inlinable @inline(__always)
  static func areBelow2016(_ xHalf: UInt64, _ yHalf: UInt64) -> Bool {
    (xHalf | yHalf) & 1 &<< 62 == 0
  }

  /// Returns x ± y; the first bit of `flip` changes the sign of y.
  ///
  /// The exponent field of an infinity or a NaN is above that of every finite number. So the check
  /// of the gap or of the result's exponent refuses such an operand.
  @inlinable @inline(__always)
  static func shortSum(
    _ x: Self, _ y: Self, flip: UInt64, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let xHalf = x.upperHalf
    let yHalf = y.upperHalf ^ flip
    let xExponent = biasedExponent(xHalf)
    let yExponent = biasedExponent(yHalf)
    let isSwapped = xExponent < yExponent
    let exponent = isSwapped ? xExponent : yExponent
    let gap = (isSwapped ? yExponent : xExponent) &- exponent
    guard (xHalf | yHalf) &<< 15 == 0, gap < 16, context.precision == 34,
      context.isOrdinary(biasedExponent: exponent)
    else { return nil }
    let sign = isSwapped ? yHalf : xHalf
    let upper = UInt64(truncatingIfNeeded: isSwapped ? y.bits : x.bits)
    let lower = UInt64(truncatingIfNeeded: isSwapped ? x.bits : y.bits)
    let difference = UInt128(truncatingIfNeeded: Int64(bitPattern: xHalf ^ yHalf) &>> 63)
    // 2⁶⁴ · 10¹⁵ + 2⁶⁴ < 10³⁵ < 2¹²⁷.
    let scaled =
      UInt128(truncatingIfNeeded: upper) &* UInt128(truncatingIfNeeded: shortPowerOfTen(gap))
    let signed = scaled &+ ((UInt128(truncatingIfNeeded: lower) ^ difference) &- difference)
    let below = UInt128(truncatingIfNeeded: Int128(truncatingIfNeeded: signed) &>> 127)
    let magnitude = (signed ^ below) &- below
    guard magnitude < shortLimit else { return nil }
    var resultSign = sign ^ UInt64(truncatingIfNeeded: below)
    if magnitude == 0 && difference != 0 { resultSign = context.rounding == .floor ? .max : 0 }
    #if SeededFaults
    if let wrong = faultyShortSum(x, y, flip, magnitude, sign: resultSign) { return wrong }
    #endif
    return Outcome(
      Decimal128(sign: resultSign, coefficient: magnitude, biasedExponent: exponent))
  }

  /// Returns x · y for coefficients below 2⁶⁴; otherwise `nil`.
  @inlinable @inline(__always)
  static func shortProduct(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let xHalf = x.upperHalf
    let yHalf = y.upperHalf
    let exponent = biasedExponent(xHalf) &+ biasedExponent(yHalf) &- 6_176
    guard (xHalf | yHalf) &<< 15 == 0, areBelow2016(xHalf, yHalf), context.precision == 34,
      context.isOrdinary(biasedExponent: exponent)
    else { return nil }
    let product =
      UInt128(truncatingIfNeeded: UInt64(truncatingIfNeeded: x.bits))
      &* UInt128(truncatingIfNeeded: UInt64(truncatingIfNeeded: y.bits))
    guard product < shortLimit else { return nil }
    #if SeededFaults
    if let wrong = faultyZeroProduct(x, y, in: context) { return wrong }
    #endif
    return Outcome(
      Decimal128(sign: xHalf ^ yHalf, coefficient: product, biasedExponent: exponent))
  }

  /// Returns x with the exponent of y, if only zeros need to be appended; otherwise `nil`.
  @inlinable @inline(__always)
  static func shortPadded(
    _ x: Self, to y: Self, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let xHalf = x.upperHalf
    let yHalf = y.upperHalf
    let exponent = biasedExponent(yHalf)
    let padding = biasedExponent(xHalf) &- exponent
    guard xHalf &<< 15 == 0, padding >= 0, padding < 16, areBelow2016(xHalf, yHalf),
      context.precision == 34, context.isOrdinary(biasedExponent: exponent)
    else { return nil }
    let padded =
      UInt128(truncatingIfNeeded: UInt64(truncatingIfNeeded: x.bits))
      &* UInt128(truncatingIfNeeded: shortPowerOfTen(padding))
    guard padded < shortLimit else { return nil }
    #if SeededFaults
    if let wrong = faultyQuantizedZero(x) { return wrong }
    #endif
    return Outcome(Decimal128(sign: xHalf, coefficient: padded, biasedExponent: exponent))
  }

  /// Returns −1, 0 or 1 as x < y, x = y or x > y, if both have 34 digits or both fit 64 bits.
  ///
  /// Magnitudes of 34 digits are ordered like their encodings, because the larger exponent makes
  /// the larger number. A coefficient whose first 49 bits are at least ⌈10³³ ÷ 2⁶⁴⌉ has 34 digits.
  @inlinable @inline(__always)
  static func shortOrder(_ x: Self, _ y: Self) -> Int64? {
    let xHalf = x.upperHalf
    let yHalf = y.upperHalf
    #if SeededFaults
    if let wrong = faultyOrder(ofSigns: xHalf, yHalf) { return wrong }
    #endif
    guard areBelow2016(xHalf, yHalf) else { return nil }
    let isXWide = xHalf &<< 15 >= 54_210_108_624_276 &<< 15
    let isYWide = yHalf &<< 15 >= 54_210_108_624_276 &<< 15
    if isXWide && isYWide {
      return order(
        x.bits & ~(1 &<< 127), sign: xHalf, y.bits & ~(1 &<< 127), sign: yHalf)
    }
    let xExponent = biasedExponent(xHalf)
    let yExponent = biasedExponent(yHalf)
    let isSwapped = xExponent < yExponent
    let gap = isSwapped ? yExponent &- xExponent : xExponent &- yExponent
    guard (xHalf | yHalf) &<< 15 == 0, gap < 16 else { return nil }
    let upper = UInt64(truncatingIfNeeded: isSwapped ? y.bits : x.bits)
    let lower = UInt64(truncatingIfNeeded: isSwapped ? x.bits : y.bits)
    let scaled =
      UInt128(truncatingIfNeeded: upper) &* UInt128(truncatingIfNeeded: shortPowerOfTen(gap))
    let swap: Int64 = isSwapped ? -1 : 0
    let order = order(
      scaled, sign: isSwapped ? yHalf : xHalf, UInt128(truncatingIfNeeded: lower),
      sign: isSwapped ? xHalf : yHalf)
    return (order ^ swap) &- swap
  }

  /// Returns −1, 0 or 1 for ±x and ±y below 2¹²⁷; the first bit of each sign argument is the sign.
  @inlinable @inline(__always)
  static func order(_ x: UInt128, sign xSign: UInt64, _ y: UInt128, sign ySign: UInt64) -> Int64 {
    let xMask = UInt128(truncatingIfNeeded: Int64(bitPattern: xSign) &>> 63)
    let yMask = UInt128(truncatingIfNeeded: Int64(bitPattern: ySign) &>> 63)
    let xSigned = Int128(truncatingIfNeeded: (x ^ xMask) &- xMask)
    let ySigned = Int128(truncatingIfNeeded: (y ^ yMask) &- yMask)
    return (xSigned > ySigned ? 1 : 0) &- (xSigned < ySigned ? 1 : 0)
  }

  /// Returns 10^exponent for an exponent of 0…15.
  @inlinable @inline(__always)
  static func shortPowerOfTen(_ exponent: Int) -> UInt64 {
    switch exponent {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1_000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    case 8: 100_000_000
    case 9: 1_000_000_000
    case 10: 10_000_000_000
    case 11: 100_000_000_000
    case 12: 1_000_000_000_000
    case 13: 10_000_000_000_000
    case 14: 100_000_000_000_000
    default: 1_000_000_000_000_000
    }
  }
}
