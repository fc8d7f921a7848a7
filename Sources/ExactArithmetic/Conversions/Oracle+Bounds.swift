import DecimalArithmetic

extension Oracle {
  /// Returns two numbers between which the exact result of a conversion lies.
  ///
  /// For a linear or reciprocal formula both numbers are the exact result. For any other formula
  /// the numbers are the result rounded down and up to `digits` digits.
  ///
  /// - Returns: `nil` if the result is not a finite number, or is not judged.
  package static func bounds(
    of x: DecimalOperand, by formula: ConversionFormula, digits: Int
  ) -> (lower: Rational, upper: Rational)? {
    guard let value = x.value else { return nil }
    switch formula {
    case .linear(let scale, let offset):
      return sum(value * scale, offset, precision: digits).map { ($0, $0) }
    case .reciprocal(let ratio): return value.isZero ? nil : (ratio / value, ratio / value)
    case .irrational, .logarithm, .exponential, .shift:
      let limits = ArithmeticContext(
        precision: digits, maxExponent: ArithmeticContext.limit,
        minExponent: -ArithmeticContext.limit)
      let ends = [RoundingMode.floor, .ceiling].compactMap { mode in
        convert(x, by: formula, to: .digits(digits), in: limits.rounding(mode)).flatMap {
          Rational(exactly: $0.text)
        }
      }
      return ends.count == 2 ? (ends[0], ends[1]) : nil
    }
  }
}
