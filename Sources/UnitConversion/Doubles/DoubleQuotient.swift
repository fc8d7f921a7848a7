import DecimalArithmetic

/// A fraction of natural numbers, and its rounding to the nearest double.
struct DoubleQuotient {
  private var numerator: LimbNatural
  private var denominator: LimbNatural

  /// The maximum magnitude of exponents of ten; the exponents of unit definitions are below 1000.
  private static let exponentLimit = 2_000

  /// Returns the double nearest to (±multiplier · value · 10^a ± addend · 10^b) ÷ divisor, where a
  /// and b are the exponents of `scale` and `offset`.
  ///
  /// - Returns: `nil` for exponents of ten beyond ±2000, which no definition of a catalog has.
  static func nearest(
    _ value: Double, multiplier: UInt128, scale: ExactRatio, addend: UInt128, offset: ExactRatio,
    divisor: UInt128
  ) -> Double? {
    guard max(scale.exponent.magnitude, offset.exponent.magnitude) <= exponentLimit else {
      return nil
    }
    let (significand, exponent) = value.binaryParts
    let twos = max(0, -exponent)
    let tens = max(0, -scale.exponent, -offset.exponent)
    var product = LimbNatural(multiplier)
    product.multiply(by: significand)
    product.shiftLeft(exponent + twos)
    product.multiply(by: 10, power: scale.exponent + tens, step: 19)
    var constant = LimbNatural(addend)
    constant.shiftLeft(twos)
    constant.multiply(by: 10, power: offset.exponent + tens, step: 19)
    var denominator = LimbNatural(divisor)
    denominator.shiftLeft(twos)
    denominator.multiply(by: 10, power: tens, step: 19)

    var isNegative = (value.sign == .minus) != scale.isNegative
    if addend == 0 {
      // The result of −0 is −0, as in the backends.
    } else if isNegative == offset.isNegative {
      product.add(constant)
    } else if product < constant {
      constant.subtract(product)
      product = constant
      isNegative = offset.isNegative
    } else {
      product.subtract(constant)
      if product.isZero { isNegative = false }
    }
    let magnitude = DoubleQuotient(numerator: product, denominator: denominator).rounded()
    return isNegative ? -magnitude : magnitude
  }

  /// Returns the double nearest to ratio ÷ value, where value is not 0; `nil` for exponents of ten
  /// beyond ±2000.
  static func nearestReciprocal(_ value: Double, _ ratio: ExactRatio) -> Double? {
    guard ratio.exponent.magnitude <= exponentLimit else { return nil }
    let (significand, exponent) = value.binaryParts
    var numerator = LimbNatural(ratio.numerator)
    numerator.shiftLeft(-exponent)
    numerator.multiply(by: 10, power: ratio.exponent, step: 19)
    var denominator = LimbNatural(ratio.denominator)
    denominator.multiply(by: significand)
    denominator.shiftLeft(exponent)
    denominator.multiply(by: 10, power: -ratio.exponent, step: 19)
    let magnitude = DoubleQuotient(numerator: numerator, denominator: denominator).rounded()
    return (value.sign == .minus) != ratio.isNegative ? -magnitude : magnitude
  }

  /// Returns the double nearest to the fraction, ties to even.
  ///
  /// The loop computes the 56 or 57 integer bits of the fraction times 2^scale, and a sticky bit
  /// for the remainder follows them. A double keeps 53 bits, so at least 3 bits and the sticky bit
  /// remain for the rounding.
  private consuming func rounded() -> Double {
    if numerator.isZero { return 0 }
    let scale = denominator.bitWidth - numerator.bitWidth + 56
    numerator.shiftLeft(scale)
    denominator.shiftLeft(-scale)
    denominator.shiftLeft(57)
    // Doubling the numerator instead of halving the denominator gives equal quotient bits.
    var quotient: UInt64 = 0
    for _ in 0...57 {
      quotient <<= 1
      if !(numerator < denominator) {
        numerator.subtract(denominator)
        quotient |= 1
      }
      numerator.shiftLeft(1)
    }
    return Double(quotient << 1 | (numerator.isZero ? 0 : 1), timesTwoTo: -scale - 1)
  }
}

extension Double {
  /// The integers c and e of a finite number with |x| = c · 2^e.
  var binaryParts: (significand: UInt64, exponent: Int) {
    // Subnormal numbers have the smallest exponent and no implicit bit: IEEE 754-2019, 3.4.
    let hidden: UInt64 = exponentBitPattern == 0 ? 0 : 1 << 52
    return (significandBitPattern | hidden, Swift.max(Int(exponentBitPattern), 1) - 1_075)
  }

  /// Creates the double nearest to bits · 2^exponent, ties to even, for `bits` of 56 to 60 binary
  /// digits.
  fileprivate init(_ bits: UInt64, timesTwoTo exponent: Int) {
    // The exponent of the last kept bit: 53 bits are kept, or fewer for subnormal results.
    let last = Swift.max(exponent + (64 - bits.leadingZeroBitCount) - 53, -1_074)
    let shift = last - exponent
    guard shift < 64 else {
      self = 0
      return
    }
    var kept = bits >> UInt64(shift)
    let rest = bits & ((1 << UInt64(shift)) - 1)
    let half: UInt64 = 1 << UInt64(shift - 1)
    if rest > half || (rest == half && kept & 1 == 1) { kept += 1 }
    // A carry to 2⁵³, or out of the subnormal numbers, correctly increments the exponent field.
    let field = last + 1_074
    guard field < 2_046 else {
      self = .infinity
      return
    }
    self = Double(bitPattern: UInt64(field) << 52 + kept)
  }
}
