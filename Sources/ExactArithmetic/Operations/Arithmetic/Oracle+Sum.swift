import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA add; preferred exponent min(e₁, e₂).
  ///
  /// An exact zero sum is −0 if both operands are −0, and with the mode floor unless both are +0.
  /// Any other exact zero sum is +0.
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

  /// Returns ``add(_:_:in:)`` before rounding.
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

  /// Returns an exact zero sum of terms with these signs; if the signs differ, the mode decides the
  /// sign.
  static func unroundedZero(
    _ xIsNegative: Bool, _ yIsNegative: Bool, exponent: Int, in limits: ArithmeticContext
  ) -> Unrounded {
    Unrounded(
      xIsNegative == yIsNegative
        ? .settled(Expected.zero(isNegative: xIsNegative, exponent: exponent, in: limits))
        : .cancelled(exponent: exponent), in: limits)
  }

  /// Returns ``subtract(_:_:in:)`` before rounding.
  package static func unroundedDifference(
    _ x: DecimalOperand, _ y: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    Unrounded(settled: notANumber(x, y, in: limits), in: limits)
      ?? unroundedSum(x, y.negated, in: limits)
  }

  /// Returns the sum if an operand is NaN or infinite; otherwise `nil`.
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

  /// Returns ``plus(_:in:)`` before rounding.
  package static func unroundedPlus(
    _ x: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    unroundedSum(zero(beside: x), x, in: limits)
  }

  /// GDA minus: 0 − x, where the 0 has the exponent of x.
  package static func minus(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    unroundedMinus(x, in: context)?.rounded(by: context.rounding)
  }

  /// Returns ``minus(_:in:)`` before rounding.
  package static func unroundedMinus(
    _ x: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    unroundedDifference(zero(beside: x), x, in: limits)
  }

  /// GDA abs: applies minus to a negative number, and plus to any other number.
  package static func abs(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    unroundedAbs(x, in: context)?.rounded(by: context.rounding)
  }

  /// Returns ``abs(_:in:)`` before rounding.
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
  /// Returns x + y for rounding to `precision` digits: exactly, or with a stand-in for a small
  /// addend.
  ///
  /// Let b be the larger number, with a denominator of D digits, the exponent e and the adjusted
  /// exponent a. Every bound of rounding is a multiple of half a unit of a position
  /// q ≥ a − precision, and so a multiple of 10^(q−1). Either b is such a multiple, or the distance
  /// of b to each such multiple is at least 10^min(e, q−1) ÷ 10^D. Let low =
  /// min(e, a − precision − 1) − D − 1. With every nonzero addend of one sign and below 10^low, the
  /// sum has the same neighbours, lies on the same side of the middle, and is inexact. So ±10^low
  /// may replace the addend, and no long power of ten is computed.
  ///
  /// If the exponents differ by at most `gap`, the numbers are added exactly without this check.
  /// The stand-in saves time (a sum across all of decimal128 has 12,320 digits), and makes sums
  /// possible whose exact digits no memory could hold.
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
