import DecimalArithmetic

/// A pocket calculator as a value: keys change it, and the display is computed from it.
///
///     var keypad = Keypad<Decimal128>()
///     for key in try KeypadKey.keys(in: "100 + 10 % =") { keypad.press(key) }
///     keypad.display().text  // "110"
///     keypad.display().line  // "100 + 10 % ="
///
/// The rules are in the table of `Keypad/README.md`. Values are exact by the rules of
/// ``CalculatedValue``: 1 ÷ 3 × 3 = 1. No key traps. Division by zero and values beyond the context
/// set ``error``, which the next digit, the point, C, AC or a pasted number ends. The size of the
/// state is bounded for any number of keys.
public struct Keypad<Number: DecimalBackend>: Hashable, Sendable {
  /// The order of operations; a change applies from the next key on.
  public var mode: KeypadMode
  /// The context that limits all values, and rounds values that are no fractions.
  public let context: ArithmeticContext

  @usableFromInline
  var phase = KeypadPhase.cleared
  /// The operand while a number is typed; 0 while the keypad is cleared.
  @usableFromInline
  var typed = TypedNumber()
  /// The operand in all other phases: the entered operand, the operand before the operator, or the
  /// last operand of a result.
  @usableFromInline
  var operand = KeypadOperand<Number>(typed: TypedNumber())
  /// The number on the display after an operator and after =.
  @usableFromInline
  var shown = CalculatedValue<Number>.zero
  /// The pending + or − with its first operand.
  @usableFromInline
  var sum: PendingOperation<Number>?
  /// The pending × or ÷ with its first operand; in the mode `immediate` the first operand is the
  /// total.
  @usableFromInline
  var product: PendingOperation<Number>?
  /// The last operation and its second operand, which = repeats.
  @usableFromInline
  var constant: PendingOperation<Number>?
  /// The operands and operators in front of the current operand.
  @usableFromInline
  var terms = KeypadTerms<Number>()

  /// Creates a keypad that shows 0.
  ///
  ///     let keys = try KeypadKey.keys(in: "2 + 3 * 4 =")
  ///     var (apple, immediate) = (Keypad<Decimal128>(), Keypad<Decimal128>(mode: .immediate))
  ///     apple.press(keys)
  ///     immediate.press(keys)
  ///     [apple.display().text, immediate.display().text]  // ["14", "20"]
  ///
  /// - Precondition: the backend supports the context.
  @inlinable
  public init(mode: KeypadMode = .apple, context: ArithmeticContext = .decimal128) {
    precondition(Number.supports(context), "the backend does not support the context")
    self.mode = mode
    self.context = context
  }

  /// The number on the display with all its digits; `nil` in an error.
  @inlinable
  public var value: CalculatedValue<Number>? {
    if case .failed = phase { return nil }
    return current.value
  }

  /// The reason why the display shows no number; `nil` if it shows a number.
  @inlinable
  public var error: CalculationError? {
    if case .failed(let error) = phase { return error }
    return nil
  }

  /// The key that clears: C while an operand is being entered, else AC.
  @inlinable
  public var clearingKey: KeypadKey {
    switch phase {
    case .typing, .entered: .clear
    case .cleared, .operation, .finished, .failed: .allClear
    }
  }

  /// The number on the display as an operand.
  @inlinable
  var current: KeypadOperand<Number> {
    switch phase {
    case .cleared, .typing: KeypadOperand(typed: typed)
    case .entered: operand
    case .operation, .finished, .failed: KeypadOperand(shown)
    }
  }

  /// Whether an operation waits for its second operand.
  @inlinable
  var isPending: Bool { sum != nil || product != nil }
}
