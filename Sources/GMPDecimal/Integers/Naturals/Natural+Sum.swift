internal import CGMP

extension Natural {
  package mutating func add(_ other: borrowing Natural) { add(other.limbs) }

  mutating func add(_ other: UnsafeBufferPointer<UInt>) {
    let longest = max(count, other.count)
    reserve(longest + 1)
    guard other.count > 0 else { return }
    let carry =
      count >= other.count
      ? cgmp_add(start, start, count, other.baseAddress, other.count)
      : cgmp_add(start, other.baseAddress, other.count, start, count)
    start[longest] = carry
    count = longest + (carry == 0 ? 0 : 1)
  }

  /// Subtracts `other`; self is at least `other`.
  package mutating func subtract(_ other: borrowing Natural) { subtract(other.limbs) }

  mutating func subtract(_ other: UnsafeBufferPointer<UInt>) {
    guard other.count > 0 else { return }
    _ = cgmp_sub(start, start, count, other.baseAddress, other.count)
    normalize(count)
  }

  /// Sets self to `other` − self; self is at most `other`.
  package mutating func subtract(from other: borrowing Natural) { subtract(from: other.limbs) }

  mutating func subtract(from other: UnsafeBufferPointer<UInt>) {
    guard other.count > 0 else { return }
    reserve(other.count)
    _ = cgmp_sub(start, other.baseAddress, other.count, start, count)
    normalize(other.count)
  }

  package mutating func increment() {
    let carry = cgmp_add_1(start, start, count, 1)
    if carry != 0 {
      reserve(count + 1)
      start[count] = carry
      count += 1
    }
  }

  /// Subtracts 1 from a number other than 0.
  package mutating func decrement() {
    _ = cgmp_sub_1(start, start, count, 1)
    normalize(count)
  }

  /// Returns a number below 0, 0, or above 0 if self is less than, equal to, or greater than
  /// `other`.
  package func compared(with other: borrowing Natural) -> Int { compared(with: other.limbs) }

  func compared(with other: UnsafeBufferPointer<UInt>) -> Int {
    if count != other.count { return count - other.count }
    return count == 0 ? 0 : Int(cgmp_cmp_n(start, other.baseAddress, count))
  }
}
