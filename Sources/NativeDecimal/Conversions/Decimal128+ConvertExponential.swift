import DecimalArithmetic

extension Decimal128 {
  /// (amplitude · base^(rate · x))^(1 ÷ root) for a finite x, with the depth of Ziv's loop.
  ///
  /// With t = rate · x = ±(n + f), n whole and 0 ≤ f < 1, a power of ten 10^±n goes to the amplitude's
  /// exponent, and what is left is e^±f·ln 10; of base e it is e^±t.
  static func levelPower(
    _ x: Self, _ map: ExponentialMap, to target: RoundingTarget, in context: ArithmeticContext,
    firstWidth: Int
  ) -> TracedConversion {
    let power = LevelPower(x, map.rate)
    let isTen = map.base == .ten
    guard let whole = power.whole, whole < (isTen ? 1 << 62 : LevelPower.wholeLimit) else {
      return TracedConversion(beyond(isSmall: power.isNegative, at: target, in: context))
    }
    let tens =
      Int64(map.amplitude.exponent)
      + (isTen ? (power.isNegative ? -1 : 1) * Int64(truncatingIfNeeded: whole) : 0)
    let root = LevelRoot(map.amplitude, tens: tens, degree: map.root)
    if let exact = root.exact, !power.hasFraction, isTen || whole == 0 {
      var result = Unrounded(isNegative: false, coefficient: .zero, exponent: 0)
      result.divide(
        UInt256(low: exact.numerator), by: exact.denominator, precision: context.precision)
      return TracedConversion(placed(result, scale: root.tens, at: target, in: context))
    }
    let (digits, depth) = Ziv.digits(firstWidth: firstWidth) { width in
      root.digits(times: power, base: map.base, root: map.root, width: width)
    }
    return TracedConversion(
      placed(digits, isNegative: false, scale: root.tens, at: target, in: context), depth: depth)
  }
}

extension Decimal128 {
  /// A power of ten beyond 2⁶⁰ in magnitude, whose exponent no amplitude brings back.
  ///
  /// No decimals cut it away: those below −2⁶⁰ are taken as less absurd than the number.
  private static func beyond(
    isSmall: Bool, at target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Self> {
    var target = target
    if case .decimals(_, let elseDigits) = target, !isSmall {
      target = .decimals(0, elseDigits: elseDigits)
    }
    return placed(
      .besideOne(isBelow: false), isNegative: false, scale: isSmall ? -(1 << 60) : 1 << 60,
      at: target, in: context)
  }
}

/// The root of amplitude · 10^tens: a rational number times 10^tens, or the root of one times that.
private struct LevelRoot {
  /// The rational root, if it is one.
  let exact: (numerator: UInt128, denominator: UInt128)?
  /// The number whose root is left otherwise.
  let radicand: LevelArgument
  let tens: Int64

  /// The amplitude's numerator and denominator have no factor 5, so with an odd power of ten beside
  /// them they are no square.
  init(_ amplitude: ExactRatio, tens: Int64, degree: Int) {
    let (numerator, denominator) = (amplitude.numerator, amplitude.denominator)
    if degree == 1 {
      exact = (numerator, denominator)
      radicand = LevelArgument(amplitude, tens: -amplitude.exponent)
      self.tens = tens
      return
    }
    let odd = Int(truncatingIfNeeded: tens & 1)
    self.tens = tens >> 1
    radicand = LevelArgument(amplitude, tens: odd - amplitude.exponent)
    let roots = (UInt128(numerator.squareRoot()), UInt128(denominator.squareRoot()))
    let isSquare =
      odd == 0 && roots.0 * roots.0 == numerator && roots.1 * roots.1 == denominator
    exact = isSquare ? roots : nil
  }

  /// The digits of the root times b^(±t ÷ degree), where of base ten only the fraction of t counts.
  ///
  /// A rational root multiplies the power. Then the power's side of 1 matters as much as its digits:
  /// the product may be a number of few digits but for a speck. Any other root is taken with it, as
  /// e^((ln radicand ± u) ÷ 2).
  func digits(
    times power: LevelPower, base: LogarithmBase, root: Int, width: Int
  ) -> LeadingDigits? {
    withFixedPoints(3, width: width) { row in
      let (u, value, other) = (row[0], row[1], row[2])
      var error = power.writeLogarithm(to: u, base: base, scratch: value)
      var isNegative = power.isNegative
      if exact == nil {
        let (isRadicandBelow, radicandError) = radicand.writeLogarithm(to: other)
        error += radicandError
        if isRadicandBelow == isNegative {
          u.add(other)
        } else if u < other {
          other.subtract(u)
          u.set(other)
          isNegative = isRadicandBelow
        } else {
          u.subtract(other)
        }
      }
      // Half of it errs by half as much, and less than 1 more for the cut.
      if root == 2 { u.shiftRight(1) }
      let (tens, bound) = Exponential.write(
        to: value, u, isNegative: isNegative, error: error + 1)
      other.set(value)
      value.subtract(ulps: bound)
      other.add(ulps: bound)
      if exact != nil { keep(value, other, tens: tens, isBelow: isNegative, one: u) }
      let (numerator, denominator) = exact ?? (1, 1)
      guard
        var digits = LeadingDigits(
          between: value, and: other, times: numerator, over: denominator)
      else { return nil }
      digits.exponent += tens
      return digits
    }
  }

  /// Keeps the ends of a power on its side of 1: e^u > 1 = 1 · 10⁰ for u > 0, below 10 · 10⁻¹ for u < 0.
  private func keep(
    _ lower: FixedPoint, _ upper: FixedPoint, tens: Int, isBelow: Bool, one: FixedPoint
  ) {
    if isBelow && tens == -1 {
      one.set(10)
      if one < upper { upper.set(one) }
    } else if !isBelow && tens == 0 {
      one.set(1)
      if lower < one { lower.set(one) }
    }
  }
}
