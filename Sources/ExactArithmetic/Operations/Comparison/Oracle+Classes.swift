import DecimalArithmetic

extension Oracle {
  /// GDA class: returns the text of the number class in the context.
  package static func numberClass(
    _ x: DecimalOperand, in context: ArithmeticContext
  ) -> Expected {
    let sign = x.isNegative ? "-" : "+"
    switch x.kind {
    case .signalingNaN: return Expected("sNaN")
    case .quietNaN: return Expected("NaN")
    case .infinity: return Expected(sign + "Infinity")
    case .finite:
      guard let value = x.value, !value.isZero else { return Expected(sign + "Zero") }
      return Expected(
        sign + (value.adjustedExponent < context.minExponent ? "Subnormal" : "Normal"))
    }
  }

  /// GDA same-quantum: returns 1 if both exponents are equal, both operands are infinite, or both
  /// are NaN; otherwise 0.
  package static func sameQuantum(_ x: DecimalOperand, _ y: DecimalOperand) -> Expected {
    let same =
      x.isNaN || y.isNaN
      ? x.isNaN && y.isNaN
      : x.isInfinite == y.isInfinite && x.exponent == y.exponent
    return truth(same)
  }

  /// Returns 1 or 0, like the specification's is-… operations.
  package static func truth(_ holds: Bool) -> Expected { Expected(holds ? "1" : "0") }
}
