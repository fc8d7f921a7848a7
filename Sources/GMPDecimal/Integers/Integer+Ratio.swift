import DecimalArithmetic

extension Integer {
  init(_ value: UInt128) { self.init(Natural(value)) }

  /// Multiplies by 10^exponent · 2^places, rounding down.
  mutating func scale(exponent: Int, places: Int) {
    if exponent >= 0 {
      multiply(by: Integer(5, power: exponent))
      shift(exponent + places)
    } else {
      shift(exponent + places)
      divide(by: Integer(5, power: -exponent))
    }
  }

  /// Multiplies a number ≥ 0 by |ratio| · 10^exponent · 2^places, rounding down.
  ///
  /// If the exponents alone show that the result is 0, the power of ten is not computed.
  mutating func scale(by ratio: ExactRatio, exponent: Int, places: Int) {
    if isZero { return }
    let exponent = ratio.exponent + exponent
    multiply(by: Integer(ratio.numerator))
    if exponent < 0 && bitCount + places <= BinaryPlaces.least(digits: -exponent) {
      // The result is below 2^(bits + places) ÷ 10^−exponent ≤ 1.
      return set(0)
    }
    scale(exponent: exponent, places: places)
    divide(by: Integer(ratio.denominator))
  }
}
