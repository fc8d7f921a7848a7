/// What the keypad waits for.
@usableFromInline
enum KeypadPhase: Hashable, Sendable {
  /// For an operand: the display shows 0.
  case cleared
  /// For more digits of the operand.
  case typing
  /// For an operator behind an operand that was pasted or is in percent.
  case entered
  /// For the second operand of an operation that can still be replaced.
  case operation(KeypadOperation)
  /// For anything: the display shows a result.
  case finished
  /// For a key that ends the error.
  case failed(CalculationError)
}
