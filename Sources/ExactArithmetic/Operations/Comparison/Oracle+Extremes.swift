import DecimalArithmetic

extension Oracle {
  /// GDA max: the larger operand, rounded; compare-total decides between equal operands.
  package static func maximum(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    extreme(x, y, in: context) { order($0, $1) == 0 ? totalOrder($0, $1) : order($0, $1) }
  }

  /// GDA min: the smaller operand, rounded; compare-total decides between equal operands.
  package static func minimum(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    extreme(x, y, in: context) { order($0, $1) == 0 ? totalOrder($1, $0) : order($1, $0) }
  }

  /// GDA max-magnitude: the operand of larger magnitude, rounded; max decides between equal ones.
  package static func maximumMagnitude(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    let byMagnitude = magnitudeOrder(x, y)
    return byMagnitude == 0
      ? maximum(x, y, in: context) : extreme(x, y, in: context) { _, _ in byMagnitude }
  }

  /// GDA min-magnitude: the operand of smaller magnitude, rounded; min decides between equal ones.
  package static func minimumMagnitude(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    let byMagnitude = magnitudeOrder(x, y)
    return byMagnitude == 0
      ? minimum(x, y, in: context) : extreme(x, y, in: context) { _, _ in -byMagnitude }
  }

  /// Returns the preferred operand, rounded; a number is preferred to a quiet NaN.
  ///
  /// `preference` returns a negative number if the second operand is preferred.
  private static func extreme(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext,
    by preference: (DecimalOperand, DecimalOperand) -> Int
  ) -> Expected? {
    if x.kind == .quietNaN && !y.isNaN { return held(y, in: context) }
    if y.kind == .quietNaN && !x.isNaN { return held(x, in: context) }
    if let nan = notANumber(x, y, in: context) { return nan }
    return held(preference(x, y) < 0 ? y : x, in: context)
  }

  /// Returns −1, 0 or 1 as |x| is below, equal to or above |y|; 0 if one is a NaN.
  private static func magnitudeOrder(_ x: DecimalOperand, _ y: DecimalOperand) -> Int {
    if x.isNaN || y.isNaN { return 0 }
    return order(x.isNegative ? x.negated : x, y.isNegative ? y.negated : y)
  }
}
