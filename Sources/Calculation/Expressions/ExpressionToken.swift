import DecimalArithmetic

/// A token of an expression.
@usableFromInline
package enum ExpressionToken {
  /// A number of at most 18 digits.
  case short(ExactRatio)
  /// Any other number, which ``ExpressionScanner/lastNumber`` holds. A token is therefore small and
  /// has no references.
  case number
  /// An operator between two operands, or the sign in front of an operand.
  case sign(ExpressionOperator)
  /// An opening parenthesis.
  case open
  /// A closing parenthesis.
  case close
  /// A percent sign behind a value.
  case percent
  /// The end of the text.
  case end
}

/// An operator on the stack of a shunting yard, or an open parenthesis.
@usableFromInline
package enum ExpressionOperator: UInt8 {
  case parenthesis, add, subtract, multiply, divide, negate, power

  /// The precedence; an operator of greater precedence binds tighter.
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

  /// The least precedence of the stacked operators that are applied before this operator is pushed.
  ///
  /// Powers are right-associative: 2^3^2 is 2^9, while 2 − 3 − 4 is −5.
  @inlinable
  package var appliedPrecedence: Int {
    #if SeededFaults
    if let faulty = faultyAppliedPrecedence { return faulty }
    #endif
    return self == .power ? precedence + 1 : precedence
  }

  /// The operation on two values; not used for signs, powers and parentheses.
  @inlinable
  package var operation: ValueOperation {
    switch self {
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    default: .add
    }
  }

  /// Returns the binary operator that a character denotes; `nil` for any other character.
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
