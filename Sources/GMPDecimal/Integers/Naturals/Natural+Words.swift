extension Natural {
  /// Creates the number with `limbs`, the last of which may be 0.
  package init(limbs: [UInt]) {
    self.init(room: limbs.count + 1)
    limbs.withUnsafeBufferPointer { assign($0) }
  }

  /// A copy of the limbs.
  package var words: [UInt] { Array(limbs) }

  mutating func assign(_ value: UInt256) {
    reserve(4)
    start[0] = UInt(truncatingIfNeeded: value.low)
    start[1] = UInt(truncatingIfNeeded: value.low >> 64)
    start[2] = UInt(truncatingIfNeeded: value.high)
    start[3] = UInt(truncatingIfNeeded: value.high >> 64)
    normalize(4)
  }

  /// Multiplies by an integer of 128 bits.
  mutating func multiply(by value: UInt128) {
    Self.withLimbs(of: value) { multiply(by: $0) }
  }

  /// Sets self to ⌊self ÷ `value`⌋ for a `value` other than 0.
  mutating func divide(by value: UInt128) {
    Self.withLimbs(of: value) { divisor in divide(by: divisor) { _ in } }
  }

  mutating func add(_ word: UInt) {
    withUnsafePointer(to: word) { add(UnsafeBufferPointer(start: $0, count: 1)) }
  }

  private static func withLimbs<Result>(
    of value: UInt128, _ body: (UnsafeBufferPointer<UInt>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 2) { limbs in
      limbs[0] = UInt(truncatingIfNeeded: value)
      limbs[1] = UInt(truncatingIfNeeded: value >> 64)
      return body(
        UnsafeBufferPointer(rebasing: limbs[..<(limbs[1] != 0 ? 2 : limbs[0] != 0 ? 1 : 0)]))
    }
  }
}
