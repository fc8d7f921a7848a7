import BigInt
import DecimalArithmetic

extension Oracle {
  /// Rounds an operand that is no NaN to the context; a zero keeps its sign.
  static func held(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    guard let value = x.value else { return .infinity(isNegative: x.isNegative) }
    if value.isZero {
      return Expected.zero(isNegative: x.isNegative, exponent: x.exponent, in: context)
    }
    return rounded(value, preferred: x.exponent, in: context)
  }

  /// Rounds an integer with exponent 0 to the context.
  static func held(_ integer: Int, in context: ArithmeticContext) -> Expected? {
    held(
      DecimalOperand(
        kind: .finite, isNegative: integer < 0, coefficient: BigUInt(integer.magnitude)),
      in: context)
  }
}

extension DecimalOperand {
  /// The number as an integer, if it has exponent 0 and fits; otherwise `nil`.
  ///
  /// The specification requires the second operand of scaleb, shift and rotate to be "an integer
  /// (with an exponent of zero)".
  var integerWithExponentZero: Int? {
    guard kind == .finite, exponent == 0, let magnitude = Int(exactly: coefficient) else {
      return nil
    }
    return isNegative ? -magnitude : magnitude
  }
}
