/// The state of a keypad between two keys.
@usableFromInline
enum KeypadPhase: Hashable, Sendable {
  /// Cleared: the display shows 0.
  case cleared
  /// A number is being typed.
  case typing
  /// The operand was pasted, is a percentage, or is a result whose sign was changed.
  case entered
  /// An operator was pressed; another operator replaces it.
  case operation(KeypadOperation)
  /// = was pressed: the display shows a result.
  case finished
  /// An operation had no value; ``KeypadKey/endsError`` says which keys end the error.
  case failed(CalculationError)
}
