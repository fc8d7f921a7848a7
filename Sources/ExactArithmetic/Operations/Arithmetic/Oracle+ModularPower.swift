import BigInt
import DecimalArithmetic

extension Oracle {
  /// Returns |x|^y modulo |m| with the sign of x^y, for integers x, y ≥ 0 and m.
  ///
  /// m has at most as many digits as the precision and is not 0; x and y are not both 0.
  ///
  /// Source: Python's `decimal`, `Context.power(a, b, modulo)`; decTest `pwmx0`–`pwmx440`.
  package static func power(
    _ x: DecimalOperand, _ y: DecimalOperand, modulo m: DecimalOperand,
    in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, m, in: context) { return nan }
    guard let base = x.whole, let exponent = y.whole, let divisor = m.whole,
      !m.isZero, !(x.isZero && y.isZero), y.isZero || !y.isNegative,
      divisor.exponent + m.digitCountOfWhole <= context.precision
    else { return .nan(.invalidOperation) }
    if Swift.max(exponent.exponent, divisor.exponent) > digitLimit { return nil }
    let modulus = divisor.digits * PowerOfTen.of(divisor.exponent)
    let power = exponent.digits * PowerOfTen.of(exponent.exponent)
    let tens = BigUInt(10).power(BigUInt(base.exponent), modulus: modulus)
    let result = (base.digits * tens).power(power, modulus: modulus)
    return .finite(isNegative: x.isNegative && power % 2 == 1, result, exponent: 0, [])
  }
}

extension DecimalOperand {
  /// The magnitude of an integer as digits · 10^exponent with exponent ≥ 0; otherwise `nil`.
  fileprivate var whole: (digits: BigUInt, exponent: Int)? {
    guard kind == .finite else { return nil }
    if coefficient.isZero { return (0, 0) }
    if exponent >= 0 { return (coefficient, exponent) }
    // With −exponent ≥ digitCount the magnitude is below 1.
    guard -exponent < digitCount else { return nil }
    let (digits, fraction) = coefficient.quotientAndRemainder(
      dividingBy: PowerOfTen.of(-exponent))
    return fraction.isZero ? (digits, 0) : nil
  }

  /// The number of digits of ``whole``.
  fileprivate var digitCountOfWhole: Int { digitCount + min(exponent, 0) }
}
