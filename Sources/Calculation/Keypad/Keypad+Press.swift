extension Keypad {
  /// Presses a key.
  ///
  /// In an error every key but a digit, the point, C and AC changes nothing. Digits beyond 15, a
  /// second point, and ⌫ where nothing is being typed change nothing.
  ///
  /// - Complexity: O(1), without allocation but for the memory of the first operator's line and the
  ///   backend's own numbers.
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

  /// Presses keys one after another.
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

  /// ⌫ edits what is being typed and nothing else.
  @inlinable
  mutating func deleteLast() {
    if case .typing = phase { typed.deleteLast() }
  }

  /// ± of a typed, pasted or computed operand changes its sign; behind an operator it begins −0.
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

  /// Begins a typed operand unless one is being typed.
  @inlinable
  mutating func beginTyping() {
    if case .typing = phase { return }
    beginOperand()
    phase = .typing
  }

  /// Makes room for an operand in place of the current one, or as the second of the operator.
  ///
  /// What no longer counts becomes 0, so that keypads that behave alike are equal.
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
