import DecimalArithmetic

extension Keypad {
  /// An operator key: shows the value in front of it, and replaces an operator pressed before.
  @inlinable
  mutating func choose(_ operation: KeypadOperation) {
    #if SeededFaults
    if keepsOperator { return }
    #endif
    if case .operation = phase {} else { takeCurrent() }
    do throws(CalculationError) {
      shown = try partialResult(at: operation)
      phase = .operation(operation)
    } catch {
      fail(error)
    }
  }

  /// The key =: computes all that waits.
  ///
  /// Where nothing waits, the last operation is repeated with its second operand. Before the first
  /// entry nothing changes.
  @inlinable
  mutating func finish() {
    if case .cleared = phase, !isPending, constant == nil { return }
    takeCurrent()
    if !isPending, let constant { recall(constant) }
    let last = product ?? sum
    do throws(CalculationError) {
      shown = try total()
      phase = .finished
      if let last { constant = PendingOperation(operand.value, last.operation) }
      #if SeededFaults
      if let faulty = faultyConstant(last) { constant = faulty }
      #endif
      (sum, product) = (nil, nil)
    } catch {
      fail(error)
    }
  }

  /// Lets the current operand wait for the constant as its second operand.
  @inlinable
  mutating func recall(_ constant: PendingOperation<Number>) {
    terms.append(operand, constant.operation)
    hold(PendingOperation(operand.value, constant.operation))
    operand = KeypadOperand(constant.value)
  }

  /// Makes the number on the display the operand.
  @inlinable
  mutating func takeCurrent() {
    let current = current
    beginOperand()
    operand = current
  }

  /// Lets the value in front of an operator wait for the second operand.
  @inlinable
  mutating func commit(_ operation: KeypadOperation) {
    switch mode {
    case .apple: terms.append(operandInLine(before: operation), operation)
    case .immediate:
      let left = isPending ? KeypadOperand(shown) : operand
      terms.removeAll()
      terms.append(left, operation)
      sum = nil
    }
    hold(PendingOperation(shown, operation))
  }

  /// Lets a value wait: at + and − for a product or a number, at × and ÷ for a number.
  @inlinable
  mutating func hold(_ pending: PendingOperation<Number>) {
    if pending.operation.isAdditive {
      (sum, product) = (pending, nil)
    } else {
      product = pending
    }
  }

  /// The operand in the line: 100 + 10 % × 2 is 100 + 10 × 2, as the percentage was of 100.
  @inlinable
  func operandInLine(before operation: KeypadOperation) -> KeypadOperand<Number> {
    operation.isAdditive || sum == nil || product != nil ? operand : operand.amount
  }

  /// The value of what stands in front of an operator: all of it, or the factors alone.
  @inlinable
  func partialResult(
    at operation: KeypadOperation
  ) throws(CalculationError) -> CalculatedValue<Number> {
    #if SeededFaults
    if let faulty = try faultyPartialResult() { return faulty }
    #endif
    return switch mode {
    case .apple: operation.isAdditive ? try total() : try factors()
    case .immediate: try total()
    }
  }

  /// The operand with the product that waits for it.
  @inlinable
  func factors() throws(CalculationError) -> CalculatedValue<Number> {
    guard let product else { return operand.value }
    return try product.applied(to: operand.value, in: context)
  }

  /// The operand with all that waits for it.
  @inlinable
  func total() throws(CalculationError) -> CalculatedValue<Number> {
    let factors = try factors()
    guard let sum else { return factors }
    return try sum.applied(to: factors, in: context)
  }

  /// Shows an error; the next key that ends it clears all.
  @inlinable
  mutating func fail(_ error: CalculationError) { phase = .failed(error) }
}
