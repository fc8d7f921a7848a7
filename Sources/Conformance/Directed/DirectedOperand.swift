import BigInt
import ExactArithmetic

/// An operand as builders make it: a number of any length, or a special value.
package struct DirectedOperand: Hashable, Sendable {
  /// The kind of value.
  private(set) var kind = DrawnDecimal.Kind.finite
  /// Whether the operand has a minus sign.
  package var isNegative: Bool
  /// The coefficient, 0 or more; the payload of a NaN.
  package var coefficient: BigInt
  /// The exponent of the last digit.
  package var exponent: Int

  /// Creates a number with the sign of `value`.
  init(_ value: BigInt, exponent: Int) {
    isNegative = value.signum() < 0
    coefficient = Swift.abs(value)
    self.exponent = exponent
  }

  /// Returns a zero of either sign with an exponent.
  static func zero(isNegative: Bool, exponent: Int) -> DirectedOperand {
    var zero = DirectedOperand(0, exponent: exponent)
    zero.isNegative = isNegative
    return zero
  }

  /// Returns an infinity or a NaN.
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

  /// The operand as a question stores it.
  package var drawn: DrawnDecimal {
    DrawnDecimal(
      kind: kind, isNegative: isNegative, ExactCoefficient(coefficient.magnitude),
      exponent: exponent)
  }

  /// The numeric string; a number is always written with an exponent.
  package var text: String { drawn.text }
}
