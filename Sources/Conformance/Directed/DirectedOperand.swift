import BigInt

/// An operand as a builder makes it: a number of any length, or a special value.
package struct DirectedOperand: Hashable, Sendable {
  /// Whether it has a minus sign.
  package var isNegative: Bool
  /// The coefficient, at least 0.
  package var coefficient: BigInt
  /// The exponent of the last digit.
  package var exponent: Int
  /// The word of an infinity or NaN, in place of a number.
  var word: String?

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
  static func special(_ word: String, isNegative: Bool) -> DirectedOperand {
    var special = DirectedOperand(0, exponent: 0)
    special.isNegative = isNegative
    special.word = word
    return special
  }

  /// The operand with the other sign.
  var negated: DirectedOperand {
    var operand = self
    operand.isNegative.toggle()
    return operand
  }

  /// The numeric string, a number always with its exponent.
  package var text: String {
    (isNegative ? "-" : "") + (word ?? "\(coefficient)E\(exponent)")
  }
}
