import DecimalArithmetic

extension Decimal128 {
  /// Returns x · scale + multiplier · log(argument) for a finite x, with the depth of Ziv's loop.
  static func levelSum(
    _ x: Self, _ map: ShiftMap, to target: RoundingTarget, in context: ArithmeticContext,
    firstWidth: Int
  ) -> TracedConversion {
    let sum = LevelSum(x, map)
    var isNegative = false
    let (digits, depth) = Ziv.digits(firstWidth: firstWidth) { width in
      guard let attempt = sum.digits(width: width) else { return nil }
      isNegative = attempt.isNegative
      return attempt.digits
    }
    return TracedConversion(
      placed(digits, isNegative: isNegative, scale: 0, at: target, in: context), depth: depth)
  }
}

/// The sum of a rational number and a multiple of a logarithm, in integers of one decimal unit.
///
/// Each term lies between two integers, which are equal for a rational term that is an integer. So
/// a sum that differs arbitrarily little from a number of few digits is decided at any width.
private struct LevelSum {
  private let map: ShiftMap
  private let argument: LevelArgument
  private let coefficient: UInt128
  private let isRationalNegative: Bool
  private let rationalExponent: Int
  /// An exponent r for which the rational number is 0 or below 10^r.
  private let rationalReach: Int

  init(_ x: Decimal128, _ map: ShiftMap) {
    self.map = map
    argument = LevelArgument(map.argument)
    coefficient = x.coefficient
    isRationalNegative = x.isNegative != map.scale.isNegative
    rationalExponent = x.finiteExponent + map.scale.exponent
    let bits =
      UInt256(product: x.coefficient, map.scale.numerator).bitWidth
      - map.scale.denominator.bitLength
    // The rational number without its power of ten is below 2^(bits + 1).
    rationalReach = decimalExponent(ofBit: bits + 1) + 1 + rationalExponent
  }

  /// Returns the digits of the sum from a logarithm of `width` words; `nil` if the width is too
  /// small.
  func digits(width: Int) -> (digits: LeadingDigits, isNegative: Bool)? {
    withFixedPoints(1, width: width) { row in
      let logarithm = row[0]
      let (isBelow, error) = argument.writeLogarithm(to: logarithm, base: map.base)
      // If the logarithm is at most `error` from 0, its sign is not decided.
      guard logarithm.significantWidth > 1 || logarithm.words[0] > error else { return nil }
      let multiplier = map.multiplier
      let bits =
        logarithm.bitWidth + 1 - 64 * (width - 1) + multiplier.numerator.bitLength
        - multiplier.denominator.bitLength
      let reach = decimalExponent(ofBit: bits + 1) + 1 + multiplier.exponent
      // Both terms lie below 10^(19 · (width − 1)) < 2^(64 · (width − 1)) units.
      let unit = (coefficient == 0 ? reach : max(reach, rationalReach)) - 19 * (width - 1)
      // The wider term has the logarithm's words of fraction, the words of units, and the divisor's
      // words.
      return withFixedPoints(4, width: 2 * width + 6) { row in
        let rational = WholeEnds(lower: row[0], upper: row[1])
        let irrational = WholeEnds(lower: row[2], upper: row[3])
        writeRational(to: rational, unit: unit)
        if reach < unit {
          irrational.setSpeck()
        } else {
          irrational.set(logarithm, error: error)
          irrational.multiply(by: multiplier.numerator)
          irrational.divide(
            by: multiplier.denominator, tens: unit - multiplier.exponent, words: width - 1)
        }
        let isNegative = isBelow != multiplier.isNegative
        guard
          let isReversed = rational.add(irrational, isOpposite: isNegative != isRationalNegative),
          var digits = LeadingDigits(
            between: rational.lower, and: rational.upper, fractionWidth: 0)
        else { return nil }
        digits.exponent += unit
        return (digits, isReversed ? isNegative : isRationalNegative)
      }
    }
  }

  private func writeRational(to ends: WholeEnds, unit: Int) {
    if coefficient != 0 && rationalReach < unit {
      ends.setSpeck()
      return
    }
    ends.set(coefficient)
    if coefficient == 0 { return }
    ends.multiply(by: map.scale.numerator)
    ends.divide(by: map.scale.denominator, tens: unit - rationalExponent, words: 0)
  }
}

extension UInt128 {
  /// The number of bits up to the first set bit; 0 for 0.
  fileprivate var bitLength: Int { 128 - leadingZeroBitCount }
}
