extension Keypad {
  /// Handles AC: restores the state of a new keypad with this mode and context.
  ///
  /// The terms keep their allocated memory.
  @inlinable
  mutating func clearAll() {
    #if SeededFaults
    if clearsAllButConstant() { return }
    #endif
    (sum, product, constant) = (nil, nil, nil)
    terms.removeAll()
    phase = .cleared
    beginOperand()
  }

  /// Handles C: sets the operand to 0 and keeps pending operations.
  ///
  /// After a result or an error, C clears all.
  @inlinable
  mutating func clearEntry() {
    #if SeededFaults
    if clearsAllAtOnce() { return }
    #endif
    switch phase {
    case .cleared, .typing, .entered, .operation:
      beginOperand()
      phase = .cleared
    case .finished, .failed: clearAll()
    }
  }
}
