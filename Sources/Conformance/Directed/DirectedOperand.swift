import BigInt
import ExactArithmetic

/// An operand as a builder makes it: a number of any length, or a special value.
package struct DirectedOperand: Hashable, Sendable {
  /// What it is.
  private(set) var kind = DrawnDecimal.Kind.finite
  /// Whether it has a minus sign.
  package var isNegative: Bool
  /// The coefficient, at least 0; of a NaN its payload.
  package var coefficient: BigInt
  /// The exponent of the last digit.
  package var exponent: Int

  /// A number; its sign is that of `value`.
  init(_ value: BigInt, exponent: Int) {
    isNegative = value.signum() < 0
    coefficient = Swift.abs(value)
    self.exponent = exponent
  }

  /// A zero of either sign, by its exponent.
  static func zero(isNegative: Bool, exponent: Int) -> DirectedOperand {
    var zero = DirectedOperand(0, exponent: exponent)
    zero.isNegative = isNegative
    return zero
  }

  /// An infinity or a NaN.
  static func special(_ kind: DrawnDecimal.Kind, payload: BigInt = 0) -> DirectedOperand {
    var special = DirectedOperand(payload, exponent: 0)
    special.kind = kind
    return special
  }

  /// The operand with the other sign.
  var negated: DirectedOperand {
    var operand = self
    operand.isNegative.toggle()
    return operand
  }

  /// The operand as it is asked.
  package var drawn: DrawnDecimal {
    DrawnDecimal(
      kind: kind, isNegative: isNegative, ExactCoefficient(coefficient.magnitude),
      exponent: exponent)
  }

  /// The numeric string, a number always with its exponent.
  package var text: String { drawn.text }
}
