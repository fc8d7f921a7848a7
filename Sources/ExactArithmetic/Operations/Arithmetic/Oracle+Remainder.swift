import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA divide-integer: the integer part of x ÷ y, with exponent 0.
  package static func divideInteger(
    _ x: DecimalOperand, by y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let special = undividedQuotient(x, y, in: context) { return special }
    let isNegative = x.isNegative != y.isNegative
    guard let dividend = x.value, let divisor = y.value else {
      return Expected.zero(isNegative: isNegative, exponent: 0, in: context)
    }
    switch quotient(dividend, divisor, to: .down, in: context) {
    case .impossible: return .nan(.divisionImpossible)
    case .notJudged: return nil
    case .integer(let integer):
      return held(
        DecimalOperand(kind: .finite, isNegative: isNegative, coefficient: integer), in: context)
    }
  }

  /// GDA remainder: x − y · n, n the integer part of x ÷ y; a zero has the sign of x.
  package static func remainder(
    _ x: DecimalOperand, by y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    remainder(x, by: y, to: .down, in: context)
  }

  /// GDA remainder-near: x − y · n, n the integer nearest to x ÷ y, in a tie the even integer.
  package static func remainderNear(
    _ x: DecimalOperand, by y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    remainder(x, by: y, to: .halfEven, in: context)
  }

  private static func remainder(
    _ x: DecimalOperand, by y: DecimalOperand, to mode: RoundingMode,
    in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, in: context) { return nan }
    guard let dividend = x.value else { return .nan(.invalidOperation) }
    guard let divisor = y.value else { return held(x, in: context) }
    if divisor.isZero { return .nan(dividend.isZero ? .divisionUndefined : .invalidOperation) }
    switch quotient(dividend, divisor, to: mode, in: context) {
    case .impossible: return .nan(.divisionImpossible)
    case .notJudged: return nil
    case .integer(let integer):
      let preferred = min(x.exponent, y.exponent)
      // For n = 0 nothing is subtracted. With distant exponents a subtraction would be long.
      var rest = dividend
      if !integer.isZero {
        let multiple = Rational(BigInt(integer)) * divisor
        rest = x.isNegative == y.isNegative ? dividend - multiple : dividend + multiple
      }
      if rest.isZero {
        return Expected.zero(isNegative: x.isNegative, exponent: preferred, in: context)
      }
      return rounded(rest, preferred: preferred, in: context)
    }
  }

  private enum Quotient {
    case integer(BigUInt)
    case impossible
    case notJudged
  }

  /// Returns |x ÷ y| rounded to an integer, if the integer has at most as many digits as the
  /// precision.
  private static func quotient(
    _ x: Rational, _ y: Rational, to mode: RoundingMode, in context: ArithmeticContext
  ) -> Quotient {
    if x.isZero { return .integer(0) }
    // x ÷ y > 10^(difference − 1), so the quotient has at least as many digits as the difference.
    if x.adjustedExponent - y.adjustedExponent > context.precision { return .impossible }
    let ratio = x / y
    guard let neighbours = Neighbours(of: ratio.isNegative ? -ratio : ratio, at: 0) else {
      return .notJudged
    }
    let integer = neighbours.chosen(by: mode)
    let fits = integer.isZero || PowerOfTen.digitCount(of: integer) <= context.precision
    return fits ? .integer(integer) : .impossible
  }
}
