import DecimalArithmetic

extension Oracle {
  /// GDA copy and canonical: returns x, because operands have no other encodings.
  package static func copy(_ x: DecimalOperand) -> Expected { Expected(x.text) }

  /// GDA copy-abs: x with the sign +.
  package static func copyAbs(_ x: DecimalOperand) -> Expected {
    copy(x.isNegative ? x.negated : x)
  }

  /// GDA copy-negate: x with the opposite sign.
  package static func copyNegate(_ x: DecimalOperand) -> Expected { copy(x.negated) }

  /// GDA copy-sign: x with the sign of y.
  package static func copySign(_ x: DecimalOperand, of y: DecimalOperand) -> Expected {
    copy(x.isNegative == y.isNegative ? x : x.negated)
  }
}
