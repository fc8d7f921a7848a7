import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA add; preferred exponent min(e₁, e₂).
  ///
  /// A sum that is exactly 0 is +0, but −0 if both are −0 or if rounding is floor and not both +0.
  package static func add(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    unroundedSum(x, y, in: context)?.rounded(by: context.rounding)
  }

  /// GDA subtract: x + (−y), but a NaN keeps its sign.
  package static func subtract(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    unroundedDifference(x, y, in: context)?.rounded(by: context.rounding)
  }

  /// ``add(_:_:in:)`` before rounding.
  package static func unroundedSum(
    _ x: DecimalOperand, _ y: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    if let special = specialSum(x, y, in: limits) { return Unrounded(settled: special, in: limits) }
    if let left = ShortNumber(x), let right = ShortNumber(y),
      let sum = unroundedSum(left, right, in: limits)
    {
      return sum
    }
    guard let left = x.value, let right = y.value,
      let total = sum(left, right, precision: limits.precision)
    else { return nil }
    let preferred = min(x.exponent, y.exponent)
    if !total.isZero { return unrounded(total, preferred: preferred, in: limits) }
    return unroundedZero(x.isNegative, y.isNegative, exponent: preferred, in: limits)
  }

  /// A sum that is exactly 0, of addends with these signs: if they differ, the mode decides the sign.
  static func unroundedZero(
    _ xIsNegative: Bool, _ yIsNegative: Bool, exponent: Int, in limits: ArithmeticContext
  ) -> Unrounded {
    Unrounded(
      xIsNegative == yIsNegative
        ? .settled(Expected.zero(isNegative: xIsNegative, exponent: exponent, in: limits))
        : .cancelled(exponent: exponent), in: limits)
  }

  /// ``subtract(_:_:in:)`` before rounding.
  package static func unroundedDifference(
    _ x: DecimalOperand, _ y: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    Unrounded(settled: notANumber(x, y, in: limits), in: limits)
      ?? unroundedSum(x, y.negated, in: limits)
  }

  /// The sum of a NaN or an infinity; `nil` for any other.
  private static func specialSum(
    _ x: DecimalOperand, _ y: DecimalOperand, in limits: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, in: limits) { return nan }
    if x.isInfinite && y.isInfinite && x.isNegative != y.isNegative {
      return .nan(.invalidOperation)
    }
    if x.isInfinite { return .infinity(isNegative: x.isNegative) }
    return y.isInfinite ? .infinity(isNegative: y.isNegative) : nil
  }

  /// GDA plus: 0 + x, where the 0 has the exponent of x.
  package static func plus(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    unroundedPlus(x, in: context)?.rounded(by: context.rounding)
  }

  /// ``plus(_:in:)`` before rounding.
  package static func unroundedPlus(
    _ x: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    unroundedSum(zero(beside: x), x, in: limits)
  }

  /// GDA minus: 0 − x, where the 0 has the exponent of x.
  package static func minus(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    unroundedMinus(x, in: context)?.rounded(by: context.rounding)
  }

  /// ``minus(_:in:)`` before rounding.
  package static func unroundedMinus(
    _ x: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    unroundedDifference(zero(beside: x), x, in: limits)
  }

  /// GDA abs: minus of a negative number, plus of any other.
  package static func abs(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    unroundedAbs(x, in: context)?.rounded(by: context.rounding)
  }

  /// ``abs(_:in:)`` before rounding.
  package static func unroundedAbs(
    _ x: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    x.isNegative ? unroundedMinus(x, in: limits) : unroundedPlus(x, in: limits)
  }

  private static func zero(beside x: DecimalOperand) -> DecimalOperand {
    DecimalOperand(kind: .finite, isNegative: false, exponent: x.exponent)
  }
}

extension Oracle {
  /// x + y for rounding to `precision` digits: exact, or with a stand-in for a negligible addend.
  ///
  /// Let b be the larger number, with denominator of D digits, exponent e and adjusted exponent a.
  /// Every bound that rounding compares with is a multiple of half a unit of a position
  /// q ≥ a − precision, thus of 10^(q−1); b is either such a multiple or at least
  /// 10^min(e, q−1) ÷ 10^D away from all of them. So every addend that is not 0 and is smaller than
  /// 10^low, low = min(e, a − precision − 1) − D − 1, leads to the same neighbours, the same side of
  /// the middle, and inexact: ±10^low may stand for it, and no long power of ten is built.
  ///
  /// Exponents up to `gap` apart are added exactly without asking: the stand-in is for speed (a sum
  /// across all of decimal128 has 12,320 digits) and for exponents that no memory holds.
  ///
  /// - Returns: `nil` beyond ``digitLimit``.
  package static func sum(
    _ x: Rational, _ y: Rational, precision: Int, gap: Int = 200
  ) -> Rational? {
    if x.isZero || y.isZero { return x.isZero ? y : x }
    let distance = Swift.abs(x.exponent - y.exponent)
    if distance <= gap { return x + y }
    let (larger, smaller) = x.adjustedExponent >= y.adjustedExponent ? (x, y) : (y, x)
    let low =
      min(larger.exponent, larger.adjustedExponent - precision - 1)
      - PowerOfTen.digitCount(of: larger.denominator) - 1
    if smaller.adjustedExponent < low && larger.exponent - low <= digitLimit {
      return larger + Rational(smaller.isNegative ? -1 : 1, exponent: low)
    }
    return distance <= digitLimit ? x + y : nil
  }
}
