extension Keypad {
  /// Presses a key.
  ///
  /// In an error, only digits, the point, C and AC have an effect. Digits beyond 15, a second
  /// point, and ⌫ while no number is being typed have no effect.
  ///
  ///     var keypad = Keypad<Decimal128>()
  ///     try keypad.press(KeypadKey.keys(in: "1 / 0 ="))
  ///     keypad.error == .divisionByZero  // true
  ///     keypad.press(.seven)
  ///     keypad.display().text  // "7"
  ///
  /// - Complexity: O(1). Memory is allocated only for the terms at the first operator, and for
  ///   numbers of the backend.
  @inlinable
  public mutating func press(_ key: KeypadKey) {
    if case .failed = phase, !key.endsError { return }
    switch key {
    case .point: typePoint()
    case .sign: changeSign()
    case .backspace: deleteLast()
    case .allClear: clearAll()
    case .clear: clearEntry()
    case .percent: takePercent()
    case .add: choose(.add)
    case .subtract: choose(.subtract)
    case .multiply: choose(.multiply)
    case .divide: choose(.divide)
    case .equals: finish()
    default: type(digit: Int(key.rawValue))
    }
  }

  /// Presses keys in order.
  ///
  ///     var keypad = Keypad<Decimal128>()
  ///     try keypad.press(KeypadKey.keys(in: "2 * 3 = ="))
  ///     keypad.display().text  // "18"
  @inlinable
  public mutating func press(_ keys: some Sequence<KeypadKey>) {
    for key in keys { press(key) }
  }

  @inlinable
  mutating func type(digit: Int) {
    beginTyping()
    typed.append(digit: digit)
  }

  @inlinable
  mutating func typePoint() {
    beginTyping()
    typed.appendPoint()
  }

  /// Handles ⌫: deletes the last digit or point of a number that is being typed.
  @inlinable
  mutating func deleteLast() {
    if case .typing = phase { typed.deleteLast() }
  }

  /// Handles ±: changes the sign of a typed, pasted or computed operand.
  ///
  /// Behind an operator, ± begins the operand −0.
  @inlinable
  mutating func changeSign() {
    #if SeededFaults
    if losesSign { return }
    #endif
    switch phase {
    case .cleared, .typing, .operation, .failed:
      beginTyping()
      typed.changeSign()
    case .entered: operand.changeSign(in: context)
    case .finished:
      takeCurrent()
      operand.changeSign(in: context)
      phase = .entered
    }
  }

  /// Begins a typed operand unless a number is being typed.
  @inlinable
  mutating func beginTyping() {
    if case .typing = phase { return }
    beginOperand()
    phase = .typing
  }

  /// Begins an operand: replaces the current one, or begins the second operand of an operator.
  ///
  /// Fields without a meaning in the new phase become 0, so keypads of equal behavior are equal.
  @inlinable
  mutating func beginOperand() {
    switch phase {
    case .cleared, .typing, .entered: break
    case .operation(let operation): commit(operation)
    case .finished: terms.removeAll()
    case .failed: clearAll()
    }
    typed = TypedNumber()
    operand = KeypadOperand(typed: typed)
    shown = .zero
  }
}
