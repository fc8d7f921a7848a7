import DecimalArithmetic

/// y = (±x · multiplier · 10^a ± addend · 10^b) ÷ divisor for short numbers, in 64- and 128-bit
/// words.
///
/// a and b are the exponents of scale and offset. The fast path handles numbers of up to 19 digits
/// and maps whose parts fit 64 bits, for a number of decimals or for exact results. The fast path
/// returns `nil` for zero, for values that overflow 64 or 128 bits, and for results the precision
/// would cut; the general conversion then computes the result. If both have a result, bits and
/// conditions are equal. For a map or a target without a fast path, the instance returns `nil` for
/// every number.
final class ShortConversion: Sendable {
  /// ±coefficient × 10^exponent; the sign is the first bit of `sign`.
  struct Result {
    var sign: UInt64
    var coefficient: UInt128
    var exponent: Int
    /// The largest number of trailing zeros of the coefficient to omit from the result.
    ///
    /// Writing a text omits the zeros; ``stripZeros()`` removes them from the number.
    var zeros: Int
    var isInexact: Bool
  }

  /// The constants; a struct of so many words would be copied in every call, a class is not.
  let parts: ShortConversionParts

  init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext) {
    parts = ShortConversionParts(map, to: target, in: context)
  }

  /// Returns the converted ±coefficient × 10^exponent; the sign is the first bit of `sign`.
  @inline(__always)
  func result(sign: UInt64, coefficient: UInt64, exponent: Int) -> Result? {
    guard exponent >= parts.lowestInput, exponent <= 0, coefficient != 0 else { return nil }
    let product = UInt128.product(coefficient, parts.multiplier)
    let preferred = max(exponent, parts.lowestExponent)
    let productExponent = exponent &+ parts.multiplierExponent
    let power = productExponent &- parts.lowestExponent
    if parts.isProduct && power >= 0 {
      // A target of decimals requires a precision that holds all decimals; otherwise the precision
      // limits the result.
      let digits = parts.isFraction ? parts.digits &- power : parts.digits
      guard digits >= 0, product < powersOfTen[digits] else { return nil }
      return settled(
        sign: sign ^ parts.multiplierSign, product, exponent: productExponent, preferred: preferred)
    }
    if let short = quotient(sign: sign, coefficient: coefficient, exponent: exponent) {
      if short.isExact {
        return settled(
          sign: short.sign, short.coefficient, exponent: parts.lowestExponent, preferred: preferred)
      }
      guard short.coefficient &- 1 < parts.limit &- 1 else { return nil }
      return Result(
        sign: short.sign, coefficient: short.coefficient, exponent: parts.lowestExponent,
        zeros: 0, isInexact: true)
    }
    guard parts.isFraction else { return nil }
    return fraction(
      product, sign: sign ^ parts.multiplierSign, power: power, preferred: preferred)
  }

  /// Returns a quotient in units of the last decimal, by the fast path that the map has.
  @inline(__always)
  private func quotient(
    sign: UInt64, coefficient: UInt64, exponent: Int
  ) -> ShortQuotient.Quotient? {
    if parts.addend != 0 {
      return parts.affine.image(sign: sign, coefficient: coefficient, exponent: exponent).map {
        ShortQuotient.Quotient(
          sign: $0.sign, coefficient: UInt128(truncatingIfNeeded: $0.coefficient),
          isExact: $0.isExact)
      }
    }
    return parts.quotient.quotient(
      sign: sign ^ parts.multiplierSign, coefficient: coefficient, exponent: exponent)
  }

  /// The fast path that writes most texts.
  @inline(__always)
  var textWay: ShortConversionParts.TextWay { parts.textWay }

  /// Returns a product of up to 16 digits that has decimals and needs no appended zeros.
  ///
  /// This path is the fastest. Up to ``productZeros`` trailing zeros are not part of the result. If
  /// the precision leaves 20 digits for the product, the precision does not limit the result.
  @inline(__always)
  func product(
    sign: UInt64, coefficient: UInt64, exponent: Int
  ) -> (sign: UInt64, magnitude: UInt64, exponent: Int)? {
    guard UInt(bitPattern: exponent &- parts.lowestProduct) < parts.productExponents,
      coefficient &- 1 < parts.largestProductCoefficient
    else { return nil }
    return (
      sign ^ parts.multiplierSign, coefficient &* parts.multiplier,
      exponent &+ parts.multiplierExponent
    )
  }

  @inline(__always)
  var productZeros: Int { 0 &- parts.multiplierExponent }

  /// Returns (±product · 10^power + addend) ÷ divisor in units of the last decimal.
  @inline(never)
  private func fraction(
    _ product: UInt128, sign: UInt64, power: Int, preferred: Int
  ) -> Result? {
    // For a negative power both terms are multiplied by 10^−power, and the quotient is cut again.
    let cut = power < 0 ? 0 &- power : 0
    var magnitude = product
    var constant = parts.addend
    if power > 0 {
      // Let z be the leading zeros and s the highest set bit of 10^power. The product is below
      // 2^(128 − z) · 2^(s + 1) ≤ 2¹²⁵, like the addend: no sum reaches 2¹²⁶.
      guard power <= largestPower,
        product.leadingZeroBitCount >= leadingBitOfPowerOfTen(power) &+ 4
      else { return nil }
      magnitude = product &* powersOfTen[power]
    } else {
      guard product.leadingZeroBitCount >= 3, cut < largestPower else { return nil }
      if cut > 0 && constant != 0 {
        guard parts.addendRoom >= leadingBitOfPowerOfTen(cut) &+ 4 else { return nil }
        constant = constant &* Int128(truncatingIfNeeded: powersOfTen[cut])
      }
    }
    let mask = UInt128(truncatingIfNeeded: Int64(bitPattern: sign) &>> 63)
    let sum = ((magnitude ^ mask) &- mask) &+ UInt128(truncatingIfNeeded: constant)
    let below = UInt128(truncatingIfNeeded: Int128(truncatingIfNeeded: sum) &>> 127)
    let sign = below.lowHalf
    let (quotient, remainder) = parts.divisor.quotientAndRemainder(dividing: (sum ^ below) &- below)
    let kept: UInt128
    let discarded: DiscardedDigits
    if cut > 0 && cut <= 19 && quotient < 1 &<< 63 {
      let (upper, lower) = quotient.lowHalf.quotientAndRemainder(byPowerOfTen: cut)
      kept = UInt128(truncatingIfNeeded: upper)
      discarded = DiscardedDigits(
        remainder: UInt128(truncatingIfNeeded: lower), of: powersOfTen[cut],
        sticky: remainder == 0 ? 0 : 1)
    } else if cut > 0 {
      let (upper, lower) = quotient.quotientAndRemainder(byPowerOfTen: cut)
      kept = upper
      discarded = DiscardedDigits(
        remainder: lower, of: powersOfTen[cut], sticky: remainder == 0 ? 0 : 1)
    } else {
      kept = quotient
      discarded = DiscardedDigits(
        remainder: UInt128(truncatingIfNeeded: remainder),
        of: UInt128(truncatingIfNeeded: parts.unit))
    }
    if discarded.isZero {
      return settled(sign: sign, kept, exponent: parts.lowestExponent, preferred: preferred)
    }
    let rounded = kept &+ discarded.increment(of: kept, sign: sign, rounding: parts.rounding)
    guard rounded &- 1 < parts.limit &- 1 else { return nil }
    return Result(
      sign: sign, coefficient: rounded, exponent: parts.lowestExponent, zeros: 0, isInexact: true)
  }

  /// Returns an exact number with its exponent moved towards the preferred one.
  ///
  /// For a larger preferred exponent, trailing zeros are removed later, as far as there are any.
  /// For a smaller one, zeros are appended.
  @inline(__always)
  private func settled(
    sign: UInt64, _ coefficient: UInt128, exponent: Int, preferred: Int
  ) -> Result? {
    guard coefficient &- 1 < parts.limit &- 1 else { return nil }
    var result = Result(
      sign: sign, coefficient: coefficient, exponent: exponent,
      zeros: max(0, preferred &- exponent), isInexact: false)
    if exponent > preferred {
      guard let padded = coefficient.padded(zeros: exponent &- preferred, below: parts.limit) else {
        return nil
      }
      result.coefficient = padded
      result.exponent = preferred
    }
    return result
  }
}

extension ShortConversion.Result {
  /// Removes the trailing zeros that are not part of the result.
  @inline(__always)
  mutating func stripZeros() {
    let limit = zeros
    zeros = 0
    guard coefficient.highHalf == 0 else {
      if coefficient.leadingZeroBitCount > 0 {
        exponent &+= coefficient.stripTrailingZeros(limit: limit)
      }
      return
    }
    // Nearly all exact products have at most one trailing zero, but exact quotients have many.
    var rest = coefficient.lowHalf
    let top = exponent &+ limit
    if limit > 4 && rest.leadingZeroBitCount > 0 {
      var step = 8
      while step > 0 {
        if exponent &+ step <= top {
          let (quotient, digits) = rest.quotientAndRemainder(byPowerOfTen: step)
          if digits == 0 {
            rest = quotient
            exponent &+= step
          }
        }
        step &>>= 1
      }
    }
    while exponent < top {
      let quotient = rest / 10
      if quotient &* 10 != rest { break }
      rest = quotient
      exponent &+= 1
    }
    coefficient = UInt128(truncatingIfNeeded: rest)
  }
}
