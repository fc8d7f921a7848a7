#if SeededFaults
import DecimalArithmetic

extension ExpressionRun {
  /// Returns the base of a percentage according to the wrong operator.
  @usableFromInline
  var faultyPercentBase: Value?? {
    let last: ExpressionOperator?
    if SeededFault.expressionPercentLooksOutside.isActive {
      last = waiting.last { $0.sign != .negate && $0.sign != .parenthesis }?.sign
    } else if SeededFault.expressionPercentForgetsSign.isActive {
      last = waiting.last?.sign
    } else {
      return nil
    }
    return .some(last == .add || last == .subtract ? values.last : nil)
  }
}

extension ExpressionOperator {
  /// The precedence of a sign that binds before a power: −2^2 = 4.
  @usableFromInline
  package var faultyPrecedence: Int? {
    SeededFault.expressionSignBeforePower.isActive && self == .negate ? 5 : nil
  }

  /// The precedence of powers that are evaluated from the left: 2^3^2 = 8^2.
  @usableFromInline
  package var faultyAppliedPrecedence: Int? {
    SeededFault.expressionPowersFromLeft.isActive && self == .power ? precedence : nil
  }
}
#endif
