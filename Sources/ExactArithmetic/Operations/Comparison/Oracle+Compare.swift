import DecimalArithmetic

extension Oracle {
  /// GDA compare: returns −1, 0 or 1; NaN if an operand is NaN.
  package static func compare(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, in: context) { return nan }
    return Expected(String(order(x, y)))
  }

  static func order(_ x: DecimalOperand, _ y: DecimalOperand) -> Int {
    if let left = x.value, let right = y.value { return left.compared(to: right) }
    // An infinity is beyond every finite number, so an infinity is compared as ±1 and a finite
    // number as 0.
    let places = [x, y].map { $0.isInfinite ? ($0.isNegative ? -1 : 1) : 0 }
    return (places[0] - places[1]).signum()
  }
}
