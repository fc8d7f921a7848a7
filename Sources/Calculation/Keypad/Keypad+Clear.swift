extension Keypad {
  /// AC: restores the state of a new keypad of this mode and context, but keeps the memory of the
  /// terms.
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

  /// C: sets the operand to 0 and keeps pending operations; after a result or an error clears all.
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
