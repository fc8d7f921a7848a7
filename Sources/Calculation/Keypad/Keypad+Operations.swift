import DecimalArithmetic

extension Keypad {
  /// Handles an operator key: shows the value of the terms in front of the operator.
  ///
  /// A second operator replaces the first.
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

  /// Handles =: computes all pending operations.
  ///
  /// Without a pending operation, = repeats the last operation with its second operand. Before the
  /// first entry, = changes nothing.
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

  /// Makes the current operand the first operand of the repeated operation, and the value of
  /// `constant` the second.
  @inlinable
  mutating func recall(_ constant: PendingOperation<Number>) {
    terms.append(operand, constant.operation)
    hold(PendingOperation(operand.value, constant.operation))
    operand = KeypadOperand(constant.value)
  }

  /// Makes the number on the display the current operand.
  @inlinable
  mutating func takeCurrent() {
    let current = current
    beginOperand()
    operand = current
  }

  /// Makes an operator pending: its first operand is the value that the display shows.
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

  /// Stores a pending operation: + and − in ``sum``, × and ÷ in ``product``.
  @inlinable
  mutating func hold(_ pending: PendingOperation<Number>) {
    if pending.operation.isAdditive {
      (sum, product) = (pending, nil)
    } else {
      product = pending
    }
  }

  /// Returns the operand as the line shows it before an operator.
  ///
  /// In 100 + 10 % × 2 the percentage was of 100, so the line is 100 + 10 × 2.
  @inlinable
  func operandInLine(before operation: KeypadOperation) -> KeypadOperand<Number> {
    operation.isAdditive || sum == nil || product != nil ? operand : operand.amount
  }

  /// Returns the value that an operator key shows: in the mode `apple` only the pending product for
  /// × and ÷, else the total.
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

  /// Returns the result of the pending × or ÷ with the operand, or the operand if neither is
  /// pending.
  @inlinable
  func factors() throws(CalculationError) -> CalculatedValue<Number> {
    guard let product else { return operand.value }
    return try product.applied(to: operand.value, in: context)
  }

  /// Returns the result of all pending operations with the operand.
  @inlinable
  func total() throws(CalculationError) -> CalculatedValue<Number> {
    let factors = try factors()
    guard let sum else { return factors }
    return try sum.applied(to: factors, in: context)
  }

  /// Shows an error.
  ///
  /// The keys of ``KeypadKey/endsError`` end the error and clear all.
  @inlinable
  mutating func fail(_ error: CalculationError) { phase = .failed(error) }
}
