import DecimalArithmetic

extension Decimal128 {
  /// Returns (amplitude · base^(rate · x))^(1 ÷ root) for a finite x, with the depth of Ziv's loop.
  ///
  /// Let t = rate · x = ±(n + f) with an integer n and 0 ≤ f < 1. For base ten, ±n is added to the
  /// amplitude's exponent, and the loop computes e^(±f · ln 10). For base e, the loop computes
  /// e^±t.
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
  /// Returns the result if |rate · x| is so large that no exponent of an amplitude offsets it.
  ///
  /// The result is that of 10^(2⁶⁰) or 10^(−2⁶⁰). No number of decimals cuts the large result to 0:
  /// the decimals are treated as 0.
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

/// The root of amplitude · 10^tens: a rational number, or the root of `radicand`, times a power of
/// ten.
private struct LevelRoot {
  /// The numerator and denominator of the rational root; `nil` if the root is irrational.
  let exact: (numerator: UInt128, denominator: UInt128)?
  /// The number whose root is taken if `exact` is `nil`.
  let radicand: LevelArgument
  let tens: Int64

  /// Splits the root of amplitude · 10^tens into a rational number or a radicand, and a power of
  /// ten.
  ///
  /// The amplitude's numerator and denominator have no factor 5. So with an odd power of ten the
  /// radicand is no square.
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

  /// Returns the digits of the root times base^(±t ÷ root), without the integer part of t for base
  /// ten.
  ///
  /// A rational root multiplies the power exactly. Then the enclosure must stay on one side of 1,
  /// because the product may differ arbitrarily little from a number of few digits. An irrational
  /// root is computed together with the power e^±u, as e^((ln radicand ± u) ÷ 2).
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
      // Halving u halves its error. The cut adds less than 1 ulp.
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

  /// Keeps the ends of e^u on one side of 1: above 1 · 10⁰ for u > 0, below 10 · 10⁻¹ for u < 0.
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
