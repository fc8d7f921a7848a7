import DecimalArithmetic

/// A prepared conversion for numbers whose exact result is a quotient of two words.
///
/// All bounds are numbers of decimal digits: a numerator of at most 37 digits and the sum of two
/// numerators fit 127 bits. The result is `nil` for longer numbers, for zeros, and for results that
/// the precision would cut; the general conversion computes these. A class, because every call
/// would copy a struct of this size.
final class WordConversion: Sendable {
  struct Result {
    var isNegative: Bool
    var coefficient: UInt128
    var exponent: Int
    var isExact: Bool

    var value: BigDecimal {
      BigDecimal(isNegative: isNegative, inline: coefficient, exponent: exponent)
    }
    var conditions: Conditions { isExact ? [] : [.inexact, .rounded] }
  }

  private let multiplier: UInt128
  private let multiplierDigits: Int
  private let multiplierExponent: Int
  private let multiplierIsNegative: Bool
  private let addend: UInt128
  private let addendDigits: Int
  private let addendExponent: Int
  private let addendIsNegative: Bool
  private let divisor: UInt128
  private let wordDivisor: WordDivisor
  /// The exponent of the last decimal; for a target in digits an exponent below all results.
  private let place: Int
  /// The largest number of digits of a result, with zeros down to the last decimal.
  private let limit: Int
  /// Whether this conversion cuts inexact results at a decimal.
  ///
  /// For a target in digits the general conversion cuts inexact results.
  private let cuts: Bool
  private let rounding: RoundingMode
  /// Whether map, target and context are within the bounds of the fast path.
  private let isPrepared: Bool

  /// The smallest exponent of numbers; the largest is 0.
  ///
  /// Every context allowed here has only normal numbers between 10^`lowestResult` and the largest
  /// number.
  private static var lowestExponent: Int { -30 }
  /// The smallest exponent of results.
  private static var lowestResult: Int { -60 }
  private static var numeratorDigits: Int { 37 }

  init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext) {
    var isShort = context.minExponent <= Self.lowestResult && context.etop >= 0
    var (scale, offset) = (ExactRatio.one, ExactRatio.zero)
    switch map {
    case .linear(let ratio):
      (scale, multiplier, addend, divisor) = (ratio, ratio.numerator, 0, ratio.denominator)
    case .affine(let map):
      (multiplier, addend, divisor) = (map.multiplier, map.addend, map.divisor)
      (scale, offset) = (map.scale, map.offset)
    default:
      (multiplier, addend, divisor) = (1, 0, 1)
      isShort = false
    }
    multiplierExponent = scale.exponent
    multiplierIsNegative = scale.isNegative
    addendExponent = offset.exponent
    addendIsNegative = offset.isNegative
    rounding = context.rounding
    switch target {
    case .digits(let count):
      cuts = false
      place = Self.lowestResult
      if count < 1 { isShort = false }
      limit = max(0, min(count, context.precision, UInt128.inlineDigits))
    case .decimals(let count, let elseDigits):
      cuts = true
      if !(0 ... -Self.lowestExponent).contains(count) || elseDigits < 0 { isShort = false }
      place = isShort ? -count : 0
      limit = min(context.precision, UInt128.inlineDigits)
    }
    wordDivisor = WordDivisor(divisor)
    multiplierDigits = multiplier.digitCount
    addendDigits = addend.digitCount
    let exponents = Self.lowestExponent ... -Self.lowestExponent
    isPrepared =
      isShort && exponents.contains(multiplierExponent)
      && exponents.contains(addendExponent)
  }

  /// Returns ±coefficient × 10^exponent converted: exact, or cut at the last decimal.
  @inline(__always)
  func result(isNegative: Bool, _ coefficient: UInt128, exponent: Int) -> Result? {
    guard isPrepared, coefficient != 0, exponent >= Self.lowestExponent, exponent <= 0 else {
      return nil
    }
    // The smallest exponent of the product, of the addend, and, if there is a division, of the
    // decimals.
    let productExponent = exponent &+ multiplierExponent
    var grain = productExponent
    if addend != 0 { grain = min(grain, addendExponent) }
    if divisor != 1 {
      if !cuts { return nil }
      grain = min(grain, place)
    }
    let zeros = productExponent &- grain
    // Coefficient and multiplier together have at most `numeratorDigits` digits.
    let room = Self.numeratorDigits &- multiplierDigits &- zeros
    guard room >= 0, coefficient < powersOfTen[room] else { return nil }
    var magnitude = coefficient &* multiplier
    // Skipping the multiplication by 1 saves a 128-bit product for maps that only multiply.
    if zeros > 0 { magnitude &*= powersOfTen[zeros] }
    var isNegative = isNegative != multiplierIsNegative
    if addend != 0 {
      let addendZeros = addendExponent &- grain
      guard addendDigits &+ addendZeros <= Self.numeratorDigits else { return nil }
      let constant = addend &* powersOfTen[addendZeros]
      if isNegative == addendIsNegative {
        magnitude &+= constant
      } else if magnitude >= constant {
        magnitude &-= constant
      } else {
        magnitude = constant &- magnitude
        isNegative = addendIsNegative
      }
    }
    if divisor == 1 && grain >= place {
      return exact(isNegative: isNegative, magnitude, exponent: grain, preferred: exponent)
    }
    if !cuts { return nil }
    return cut(isNegative: isNegative, magnitude, grain: grain, preferred: exponent)
  }

  /// Returns magnitude × 10^grain ÷ divisor, cut at the last decimal.
  @inline(__always)
  private func cut(
    isNegative: Bool, _ magnitude: UInt128, grain: Int, preferred: Int
  ) -> Result? {
    var (kept, remainder) =
      divisor == 1 ? (magnitude, 0) : wordDivisor.divide(magnitude)
    var discarded = DiscardedPart(remainder: remainder, of: divisor)
    let count = place &- grain
    if count > 0 {
      guard count <= Self.numeratorDigits else { return nil }
      (kept, remainder) = kept.dividedInline(byPowerOfTen: count)
      let upper = DiscardedPart(remainder: remainder, of: powersOfTen[count])
      discarded = discarded == .zero ? upper : upper.withTail
      #if SeededFaults
      discarded = Self.faultyPart(discarded, upper: upper)
      #endif
    }
    if discarded == .zero {
      return exact(isNegative: isNegative, kept, exponent: place, preferred: preferred)
    }
    let grows = rounding.increments(
      lastDigit: kept.decidingDigit(rounding), isNegative: isNegative, discarded: discarded)
    if grows { kept &+= 1 }
    guard kept != 0, kept < powersOfTen[limit] else { return nil }
    return Result(isNegative: isNegative, coefficient: kept, exponent: place, isExact: false)
  }

  /// Returns an exact result, after removing or appending zeros towards the preferred exponent.
  @inline(__always)
  private func exact(
    isNegative: Bool, _ coefficient: UInt128, exponent: Int, preferred: Int
  ) -> Result? {
    let wanted = max(preferred, place)
    // For a target in decimals, all digits down to the last decimal must fit: the precision may
    // not limit the result.
    let below = cuts ? exponent &- place : max(0, exponent &- wanted)
    guard coefficient != 0, below <= limit, coefficient < powersOfTen[limit &- below] else {
      return nil
    }
    var result = Result(
      isNegative: isNegative, coefficient: coefficient, exponent: exponent, isExact: true)
    if exponent > wanted {
      result.coefficient = coefficient &* powersOfTen[exponent &- wanted]
      result.exponent = wanted
    } else if exponent < wanted {
      result.stripZeros(limit: wanted &- exponent)
    }
    return result
  }
}

extension WordConversion.Result {
  /// Removes trailing zeros one at a time while the number fits a word; most numbers have none.
  @inline(__always)
  fileprivate mutating func stripZeros(limit: Int) {
    guard coefficient >> 64 == 0 else {
      exponent &+= coefficient.stripZeros(limit: limit)
      return
    }
    var word = UInt64(truncatingIfNeeded: coefficient)
    var count = 0
    while count < limit {
      let (quotient, digit) = word.quotientAndRemainder(dividingBy: 10)
      if digit != 0 { break }
      word = quotient
      count &+= 1
    }
    coefficient = UInt128(word)
    exponent &+= count
  }
}
