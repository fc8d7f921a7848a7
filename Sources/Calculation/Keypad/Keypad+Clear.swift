extension Keypad {
  /// AC: as a new keypad of this mode and context, with the line's memory.
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

  /// C: the operand becomes 0, what waits for it stays; a result or an error is cleared with all.
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
