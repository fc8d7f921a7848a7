import DecimalArithmetic

/// y = (±x · multiplier · 10^a ± addend · 10^b) ÷ divisor for short numbers, in words of 64 and 128 bits.
///
/// The way of what people type: up to 19 digits by a map whose parts fit 64 bits, to a number of
/// decimals, or exactly. What does not fit its words, what is 0, and what the precision would cut gives
/// `nil` and leads to the general conversion, of which this has the bits and the conditions. A map or a
/// target without a short way has a value too, which gives `nil` for all: an optional would be copied
/// for every number.
struct ShortConversion {
  /// ± coefficient × 10^exponent; the sign is the first bit.
  struct Result {
    var sign: UInt64
    var coefficient: UInt128
    var exponent: Int
    var isInexact: Bool
  }

  private var multiplier: UInt64 = 1
  /// All bits if the multiplier is negative.
  private var multiplierSign: UInt64 = 0
  /// The exponent beside the multiplier.
  private var multiplierExponent = 0
  /// ± addend · 10^(b + decimals), below 2¹²⁵.
  private var addend: Int128 = 0
  /// How many leading zero bits the addend's magnitude has: 128 for 0.
  private var addendRoom = 128
  private var divisor = NormalizedLimb(1)
  /// The divisor itself.
  private var unit: UInt64 = 1
  /// The map is a multiplication: no divisor, no addend.
  private var isProduct = false
  /// Whether results that are no exact products are short too: the target counts decimals.
  private var isFraction = false
  /// What the exponent of a result is at least: −decimals.
  private var lowestExponent = 0
  /// The most digits of a result.
  private var digits = 0
  /// 10^digits, which results lie below.
  private var limit: UInt128 = 1
  private var rounding = RoundingMode.halfEven
  /// The exponents of numbers that are short; above −1 if none is.
  private var lowestInput = 1

  /// The exponents of numbers whose ``product(sign:coefficient:exponent:)`` may be short: the lowest, and
  /// how many there are.
  private var lowestProduct = 0
  private var productExponents: UInt = 0

  /// The exponents of short numbers and of their results are at least these, and at most 0: all of them
  /// normal and unclamped in the contexts allowed.
  private static var lowestInput: Int { -30 }
  private static var lowestResult: Int { -60 }

  init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext) {
    switch map {
    case .linear(let ratio):
      prepare(
        scale: ratio, multiplier: ratio.numerator, addend: (0, .one), divisor: ratio.denominator,
        target, context)
    case .affine(let map):
      prepare(
        scale: map.scale, multiplier: map.multiplier, addend: (map.addend, map.offset),
        divisor: map.divisor, target, context)
    default: break
    }
  }

  private mutating func prepare(
    scale: ExactRatio, multiplier: UInt128, addend: (magnitude: UInt128, offset: ExactRatio),
    divisor: UInt128, _ target: RoundingTarget, _ context: ArithmeticContext
  ) {
    guard multiplier.highHalf == 0, divisor.highHalf == 0, scale.exponent.magnitude <= 30,
      context.precision >= 20, context.minExponent <= Self.lowestResult, context.etop >= 0
    else { return }
    isProduct = divisor == 1 && addend.magnitude == 0
    switch target {
    case .digits(let count):
      guard isProduct, count >= 1 else { return }
      lowestExponent = Self.lowestResult
      digits = min(count, context.precision)
    case .decimals(let count, let elseDigits):
      guard (0...30).contains(count), elseDigits >= 0 else { return }
      if addend.magnitude != 0 {
        let zeros = addend.offset.exponent + count
        guard (0...largestPower).contains(zeros),
          addend.magnitude.leadingZeroBitCount >= leadingBitOfPowerOfTen(zeros) + 4
        else { return }
        let scaled = addend.magnitude * powersOfTen[zeros]
        addendRoom = scaled.leadingZeroBitCount
        self.addend = addend.offset.isNegative ? -Int128(scaled) : Int128(scaled)
      }
      isFraction = true
      lowestExponent = -count
      digits = context.precision
    }
    self.multiplier = multiplier.lowHalf
    multiplierSign = scale.isNegative ? .max : 0
    multiplierExponent = scale.exponent
    limit = powersOfTen[digits]
    unit = divisor.lowHalf
    self.divisor = NormalizedLimb(unit)
    rounding = context.rounding
    lowestInput = Self.lowestInput
    if isProduct && multiplierExponent <= 0 && digits >= 20 {
      lowestProduct = max(lowestInput, lowestExponent - multiplierExponent)
      let highest = isFraction ? min(0, digits - 20 + lowestExponent - multiplierExponent) : 0
      if highest >= lowestProduct { productExponents = UInt(highest - lowestProduct + 1) }
    }
  }

  /// The image of ± coefficient × 10^exponent; the sign is the first bit.
  @inline(__always)
  func result(sign: UInt64, coefficient: UInt64, exponent: Int) -> Result? {
    guard exponent >= lowestInput, exponent <= 0, coefficient != 0 else { return nil }
    let product = UInt128.product(coefficient, multiplier)
    let preferred = max(exponent, lowestExponent)
    let productExponent = exponent &+ multiplierExponent
    let power = productExponent &- lowestExponent
    if isProduct && power >= 0 {
      // To a number of decimals the precision must hold all of them, or the result is limited by it.
      let digits = isFraction ? digits &- power : digits
      guard digits >= 0, product < powersOfTen[digits] else { return nil }
      return settled(
        sign: sign ^ multiplierSign, product, exponent: productExponent, preferred: preferred)
    }
    guard isFraction else { return nil }
    return fraction(
      product, sign: sign ^ multiplierSign, power: power, preferred: preferred)
  }

  /// The same for a product that fits 64 bits and needs no zeros: the shortest way of all.
  ///
  /// 2⁶⁴ < 10²⁰, so a precision that has 20 digits left cannot be what limits it.
  @inline(__always)
  func product(
    sign: UInt64, coefficient: UInt64, exponent: Int
  ) -> (sign: UInt64, magnitude: UInt64, exponent: Int)? {
    let product = UInt128.product(coefficient, multiplier)
    guard UInt(bitPattern: exponent &- lowestProduct) < productExponents, product.highHalf == 0,
      coefficient != 0
    else { return nil }
    var magnitude = product.lowHalf
    var resultExponent = exponent &+ multiplierExponent
    // Nearly always there is no zero, or a single one.
    while resultExponent < exponent {
      let quotient = magnitude / 10
      if quotient &* 10 != magnitude { break }
      magnitude = quotient
      resultExponent &+= 1
    }
    return (sign ^ multiplierSign, magnitude, resultExponent)
  }

  /// (±product · 10^power + addend) ÷ divisor in units of the last decimal.
  @inline(__always)
  private func fraction(
    _ product: UInt128, sign: UInt64, power: Int, preferred: Int
  ) -> Result? {
    // With a negative power both sides are multiplied by 10^−power, and the quotient is cut again.
    let cut = power < 0 ? 0 &- power : 0
    var magnitude = product
    var constant = addend
    if power > 0 {
      // Below 2^(128 − z) · 2^(s + 1) ≤ 2¹²⁵, as is the addend: no sum reaches 2¹²⁶.
      guard power <= largestPower,
        product.leadingZeroBitCount >= leadingBitOfPowerOfTen(power) &+ 4
      else { return nil }
      magnitude = product &* powersOfTen[power]
    } else {
      guard product.leadingZeroBitCount >= 3, cut < largestPower else { return nil }
      if cut > 0 && constant != 0 {
        guard addendRoom >= leadingBitOfPowerOfTen(cut) &+ 4 else { return nil }
        constant = constant &* Int128(truncatingIfNeeded: powersOfTen[cut])
      }
    }
    let mask = UInt128(truncatingIfNeeded: Int64(bitPattern: sign) &>> 63)
    let sum = ((magnitude ^ mask) &- mask) &+ UInt128(truncatingIfNeeded: constant)
    let below = UInt128(truncatingIfNeeded: Int128(truncatingIfNeeded: sum) &>> 127)
    let sign = below.lowHalf
    let (quotient, remainder) = divisor.quotientAndRemainder(dividing: (sum ^ below) &- below)
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
        remainder: UInt128(truncatingIfNeeded: remainder), of: UInt128(truncatingIfNeeded: unit))
    }
    if discarded.isZero {
      return settled(sign: sign, kept, exponent: lowestExponent, preferred: preferred)
    }
    let rounded = kept &+ discarded.increment(of: kept, sign: sign, rounding: rounding)
    guard rounded &- 1 < limit &- 1 else { return nil }
    return Result(
      sign: sign, coefficient: rounded, exponent: lowestExponent, isInexact: true)
  }

  /// An exact number, its exponent moved towards the preferred one: as far as there are zeros to strip, or
  /// all the way with zeros to append.
  @inline(__always)
  private func settled(
    sign: UInt64, _ coefficient: UInt128, exponent: Int, preferred: Int
  ) -> Result? {
    guard coefficient &- 1 < limit &- 1 else { return nil }
    var result = Result(
      sign: sign, coefficient: coefficient, exponent: exponent, isInexact: false)
    if exponent < preferred {
      result.stripZeros(limit: preferred &- exponent)
    } else if exponent > preferred {
      guard let padded = coefficient.padded(zeros: exponent &- preferred, below: limit) else {
        return nil
      }
      result.coefficient = padded
      result.exponent = preferred
    }
    return result
  }
}

extension ShortConversion.Result {
  /// Strips up to `limit` zeros.
  @inline(__always)
  fileprivate mutating func stripZeros(limit: Int) {
    guard coefficient.highHalf == 0 else {
      if coefficient.leadingZeroBitCount > 0 {
        exponent &+= coefficient.stripTrailingZeros(limit: limit)
      }
      return
    }
    // Nearly always there is none, or a single one.
    var rest = coefficient.lowHalf
    let top = exponent &+ limit
    while exponent < top {
      let quotient = rest / 10
      if quotient &* 10 != rest { break }
      rest = quotient
      exponent &+= 1
    }
    coefficient = UInt128(truncatingIfNeeded: rest)
  }
}

extension UInt128 {
  /// A number with zeros appended, if it stays below `limit`, at most 10³⁴.
  fileprivate func padded(zeros: Int, below limit: UInt128) -> UInt128? {
    guard zeros <= largestPower, leadingZeroBitCount > leadingBitOfPowerOfTen(zeros) else {
      return nil
    }
    let padded = self &* powersOfTen[zeros]
    return padded < limit ? padded : nil
  }
}
