import DecimalArithmetic

/// ±coefficient × 10^exponent with a coefficient below 2⁵¹²: an operand, a product or a sum.
///
/// The type replaces ``Rational`` for short numbers and allocates no memory. If a number would be
/// too long, the functions return `nil`, and ``Oracle`` uses its general algorithm. If both
/// algorithms have a result, the results are equal.
struct ShortNumber {
  let isNegative: Bool
  let coefficient: WideInteger
  let exponent: Int
  /// The number of digits of the coefficient; 1 for 0.
  let digits: Int

  init(isNegative: Bool, _ coefficient: WideInteger, exponent: Int) {
    self.isNegative = isNegative
    self.coefficient = coefficient
    self.exponent = exponent
    digits = coefficient.decimalDigits
  }

  /// Creates the number of a finite operand with a short coefficient; `nil` for any other operand.
  init?(_ operand: DecimalOperand) {
    guard operand.kind == .finite, let coefficient = operand.digits.short else { return nil }
    self.init(
      isNegative: operand.isNegative, WideInteger(coefficient), exponent: operand.exponent)
  }

  /// Creates the exact product of finite operands with short coefficients; `nil` for other
  /// operands.
  init?(_ x: DecimalOperand, times y: DecimalOperand) {
    guard x.kind == .finite, y.kind == .finite, let left = x.digits.short,
      let right = y.digits.short
    else { return nil }
    self.init(
      isNegative: x.isNegative != y.isNegative, WideInteger(left, times: right),
      exponent: x.exponent + y.exponent)
  }

  var isZero: Bool { coefficient.isZero }

  /// The exponent of the first digit; for 0, the exponent of its only digit.
  var adjustedExponent: Int { exponent + digits - 1 }

  /// Returns the sum, with ±10^low in place of a negligible addend.
  ///
  /// ``Oracle/sum(_:_:precision:gap:)`` defines low and has the proof. This function uses the
  /// stand-in wherever the proof allows, so that sums stay short. The terms then extend from the
  /// first digit of the larger term to at most 76 digits below low. So a sum has at most
  /// 38 + 4 + 76 digits, or 76 + 2 + 38 if the larger term is a product.
  ///
  /// - Returns: `nil` if the sum has too many digits.
  func sum(_ other: ShortNumber, precision: Int) -> ShortNumber? {
    if isZero { return other }
    if other.isZero { return self }
    var (larger, smaller) = (self, other)
    if adjustedExponent < other.adjustedExponent { (larger, smaller) = (other, self) }
    let low = min(larger.exponent, larger.adjustedExponent - precision - 1) - 2
    if smaller.adjustedExponent < low {
      smaller = ShortNumber(isNegative: smaller.isNegative, WideInteger(1), exponent: low)
    }
    let exponent = min(larger.exponent, smaller.exponent)
    // One more digit is for the carry.
    if larger.adjustedExponent - exponent + 2 > WideInteger.digits { return nil }
    let left = larger.coefficient.scaled(byPowerOfTen: larger.exponent - exponent)
    let right = smaller.coefficient.scaled(byPowerOfTen: smaller.exponent - exponent)
    if larger.isNegative == smaller.isNegative {
      return ShortNumber(isNegative: larger.isNegative, left + right, exponent: exponent)
    }
    return left < right
      ? ShortNumber(isNegative: smaller.isNegative, right - left, exponent: exponent)
      : ShortNumber(isNegative: larger.isNegative, left - right, exponent: exponent)
  }
}

extension Neighbours where Integer == UInt128 {
  /// Creates the neighbours of a short number other than 0.
  ///
  /// - Precondition: the number has at most 38 digits at this position.
  init(of value: ShortNumber, at position: Int) {
    let shift = value.exponent - position
    if shift >= 0 {
      let units = value.coefficient.scaled(byPowerOfTen: shift)
      self.init(above: units.lowHalf.low, remainder: 0, parts: 1, isNegative: value.isNegative)
    } else {
      let cut = value.coefficient.cut(-shift)
      // Rounding needs only one digit of the part cut off, and whether nonzero digits follow.
      self.init(
        above: cut.kept.lowHalf.low,
        remainder: UInt128(10 * cut.guardDigit + (cut.isSticky ? 1 : 0)),
        parts: 100, isNegative: value.isNegative)
    }
  }
}

extension Oracle {
  /// The largest precision for which results are short.
  static let shortPrecision = ExactCoefficient.shortDigits

  /// Returns a short nonzero number between the same neighbours as ``unrounded(_:preferred:in:)``.
  ///
  /// ``unroundedShortQuotient(_:_:in:)`` handles fractions. The exponent of an exact sum is at
  /// least the preferred exponent. With a stand-in the exponent can be lower, but then the number
  /// is inexact.
  static func unrounded(
    _ value: ShortNumber, preferred: Int, in limits: ArithmeticContext
  ) -> Unrounded {
    let adjusted = value.adjustedExponent
    let lowest = max(adjusted - limits.precision + 1, limits.etiny)
    let exponent = preferred > lowest && value.exponent >= preferred ? preferred : lowest
    return Unrounded(
      .short(
        Placement(
          neighbours: Neighbours(of: value, at: exponent), exponent: exponent,
          rule: .rounded(adjusted: adjusted, preferred: preferred, lowest: lowest))),
      in: limits)
  }

  /// Returns the sum of two short numbers before rounding; `nil` if the sum is not short.
  static func unroundedSum(
    _ x: ShortNumber, _ y: ShortNumber, in limits: ArithmeticContext
  ) -> Unrounded? {
    guard limits.precision <= shortPrecision,
      let total = x.sum(y, precision: limits.precision)
    else { return nil }
    let preferred = min(x.exponent, y.exponent)
    if !total.isZero { return unrounded(total, preferred: preferred, in: limits) }
    return unroundedZero(x.isNegative, y.isNegative, exponent: preferred, in: limits)
  }
}
