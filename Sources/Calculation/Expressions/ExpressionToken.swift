import DecimalArithmetic

/// A piece of an expression.
@usableFromInline
package enum ExpressionToken {
  /// A number of a few digits.
  case short(ExactRatio)
  /// Any other number; the scanner holds it, so that a token is a few bytes without references.
  case number
  /// An operator between two operands, or the sign in front of one.
  case sign(ExpressionOperator)
  /// An opening parenthesis.
  case open
  /// A closing one.
  case close
  /// A percent sign behind a value.
  case percent
  /// The end of the text.
  case end
}

/// What waits for its right operand while an expression is read.
@usableFromInline
package enum ExpressionOperator: UInt8 {
  case parenthesis, add, subtract, multiply, divide, negate, power

  /// How tightly the operator binds: powers first, then signs, products and sums.
  ///
  /// A power binds before the sign in front of it: −2^2 = −4.
  @inlinable
  package var precedence: Int {
    #if SeededFaults
    if let faulty = faultyPrecedence { return faulty }
    #endif
    return switch self {
    case .parenthesis: 0
    case .add, .subtract: 1
    case .multiply, .divide: 2
    case .negate: 3
    case .power: 4
    }
  }

  /// Operators of at least this precedence are applied before this one waits.
  ///
  /// Powers are read from the right: 2^3^2 is 2^9, while 2 − 3 − 4 is −5.
  @inlinable
  package var appliedPrecedence: Int {
    #if SeededFaults
    if let faulty = faultyAppliedPrecedence { return faulty }
    #endif
    return self == .power ? precedence + 1 : precedence
  }

  /// The operation on two values; that of signs, powers and parentheses is not looked at.
  @inlinable
  package var operation: ValueOperation {
    switch self {
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    default: .add
    }
  }

  /// The operator between two operands that a character stands for.
  static func between(_ scalar: Unicode.Scalar) -> ExpressionOperator? {
    switch scalar {
    case "+", "\u{FF0B}": .add
    case "-", "\u{2212}", "\u{2013}", "\u{FF0D}": .subtract
    case "*", "x", "X", "\u{D7}", "\u{B7}", "\u{22C5}", "\u{FF0A}": .multiply
    case "/", "\u{F7}", "\u{2215}", "\u{FF0F}": .divide
    case "^", "\u{FF3E}": .power
    default: nil
    }
  }
}
