import DecimalArithmetic

extension Oracle {
  /// GDA compare-signal: like compare, but every NaN raises invalid operation.
  package static func compareSignal(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, in: context) {
      return Expected(nan.text, nan.conditions.union(.invalidOperation))
    }
    return compare(x, y, in: context)
  }

  /// GDA compare-total: −1, 0 or 1 by the total order of all values.
  package static func compareTotal(_ x: DecimalOperand, _ y: DecimalOperand) -> Expected {
    Expected(String(totalOrder(x, y)))
  }

  /// GDA compare-total-magnitude: compare-total of the values without their signs.
  package static func compareTotalMagnitude(_ x: DecimalOperand, _ y: DecimalOperand) -> Expected {
    Expected(String(totalOrderOfMagnitudes(x, y)))
  }

  /// Returns −1, 0 or 1 by the total order; for negative values the order is reversed.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "compare-total"; IEEE 754-2019, 5.10.
  static func totalOrder(_ x: DecimalOperand, _ y: DecimalOperand) -> Int {
    if x.isNegative != y.isNegative { return x.isNegative ? -1 : 1 }
    return x.isNegative ? -totalOrderOfMagnitudes(x, y) : totalOrderOfMagnitudes(x, y)
  }

  /// Orders numbers by value, then by exponent; then infinities, signaling NaNs, quiet NaNs by
  /// payload.
  private static func totalOrderOfMagnitudes(_ x: DecimalOperand, _ y: DecimalOperand) -> Int {
    let ranks = (rank(x), rank(y))
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 ? -1 : 1 }
    guard let left = x.value, let right = y.value else { return sign(x.coefficient, y.coefficient) }
    let byValue = left.magnitude.compared(to: right.magnitude)
    return byValue != 0 ? byValue : sign(x.exponent, y.exponent)
  }

  private static func rank(_ x: DecimalOperand) -> Int {
    switch x.kind {
    case .finite: 0
    case .infinity: 1
    case .signalingNaN: 2
    case .quietNaN: 3
    }
  }

  private static func sign<T: Comparable>(_ x: T, _ y: T) -> Int { x < y ? -1 : (x > y ? 1 : 0) }
}
