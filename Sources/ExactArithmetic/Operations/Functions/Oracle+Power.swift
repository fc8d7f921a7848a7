import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA power: xʸ, correctly rounded in the context's mode.
  ///
  /// - 0⁰ is an invalid operation, and so is a negative x with a y that is not an integer.
  /// - If y is not an integer, or is infinite with x = 1, the result has all digits of the
  ///   precision and raises inexact and rounded, as the specification requires, even if the result
  ///   is exact.
  /// - For an integer y, an exact result has the exponent of repeated multiplication, e₁ · y.
  package static func power(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, in: context) { return nan }
    if y.isZero { return x.isZero ? .nan(.invalidOperation) : held(1, in: context) }
    let parity = y.integerParity
    let isNegative = x.isNegative && parity == .odd
    if x.isZero {
      return nothingOrInfinity(isNothing: !y.isNegative, isNegative: isNegative, in: context)
    }
    if x.isNegative && parity == nil { return .nan(.invalidOperation) }
    guard let value = x.value else {
      return nothingOrInfinity(isNothing: y.isNegative, isNegative: isNegative, in: context)
    }
    let magnitude = value.isNegative ? -value : value
    let comparison = magnitude.compared(to: Rational(1))
    guard let exponent = y.value else {
      if comparison == 0 { return padded(Rational(1), in: context) }
      return nothingOrInfinity(
        isNothing: (comparison > 0) == y.isNegative, isNegative: false, in: context)
    }
    let exact = ExactPower(
      of: x.coefficient, exponent: x.exponent, to: exponent, precision: context.precision)
    if let exact {
      return exact.expected(
        isNegative: isNegative, preferred: parity == nil ? nil : x.exponent, in: context)
    }
    return irrational(magnitude, exponent, isNegative: isNegative, in: context)
  }

  private static func nothingOrInfinity(
    isNothing: Bool, isNegative: Bool, in context: ArithmeticContext
  ) -> Expected {
    isNothing
      ? Expected.zero(isNegative: isNegative, exponent: 0, in: context)
      : .infinity(isNegative: isNegative)
  }

  /// Rounds a nonzero number to all digits of the precision; raises inexact even for an exact
  /// number.
  static func padded(_ value: Rational, in context: ArithmeticContext) -> Expected? {
    rounded(value, preferred: context.etiny, in: context).map { exact in
      var conditions = exact.conditions.union([.inexact, .rounded])
      if conditions.contains(.subnormal) { conditions.insert(.underflow) }
      return Expected(exact.text, conditions)
    }
  }

  /// Returns ±xʸ = ±e^(y · ln x) for a positive x ≠ 1, if it is neither representable nor a tie.
  private static func irrational(
    _ x: Rational, _ y: Rational, isNegative: Bool, in context: ArithmeticContext
  ) -> Expected? {
    let one = Rational(1)
    let adjusted = x.adjustedExponent
    let (low, high): (Rational, Rational)
    if (-1...0).contains(adjusted) {
      // 1 − 1/x < ln x < x − 1, and both bounds have the same sign.
      (low, high) = (one - one / x, x - one)
    } else {
      // x lies between two powers of ten, and 2.3 < ln 10 < 2.4.
      let (least, most) = adjusted > 0 ? (23, 24) : (24, 23)
      low = Rational(least * adjusted, exponent: -1)
      high = Rational(most * (adjusted + 1), exponent: -1)
    }
    let ends = y.isNegative ? (y * high, y * low) : (y * low, y * high)
    return exponential(between: ends.0, and: ends.1, isNegative: isNegative, in: context) {
      places in
      // Multiplication by y loses as many places as y has before its point; log2(10) < 10/3.
      let lost = max(0, y.adjustedExponent + 1) * 10 / 3 + 4
      let logarithm = Enclosure.logarithm(of: x, scale: places + lost)
      let products = (y * logarithm.lowerBound, y * logarithm.upperBound)
      return y.isNegative
        ? Enclosure(from: products.1, to: products.0, scale: places)
        : Enclosure(from: products.0, to: products.1, scale: places)
    }
  }
}

extension DecimalOperand {
  fileprivate enum Parity {
    case even
    case odd
  }

  /// Whether the number is an even or an odd integer; `nil` if it is no integer or infinite.
  fileprivate var integerParity: Parity? {
    if isInfinite { return nil }
    if coefficient.isZero || exponent > 0 { return .even }
    if exponent < -Oracle.digitLimit { return nil }
    let (quotient, remainder) = coefficient.quotientAndRemainder(
      dividingBy: PowerOfTen.of(-exponent))
    if !remainder.isZero { return nil }
    return quotient % 2 == 0 ? .even : .odd
  }
}
