internal import CGMP

extension Natural {
  /// The number that ASCII digits write, those of `head` before those of `tail`.
  init(digits head: UnsafeBufferPointer<UInt8>, _ tail: UnsafeBufferPointer<UInt8>) {
    let digits = head.count + tail.count
    // A limb takes 19 digits and a bit.
    self.init(room: digits / 19 + 2)
    if digits == 0 { return }
    let length = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: digits) { values in
      for (target, source) in zip(0..., head) { values[target] = source &- UInt8(ascii: "0") }
      for (target, source) in zip(head.count..., tail) {
        values[target] = source &- UInt8(ascii: "0")
      }
      return cgmp_set_digits(start, values.baseAddress, digits)
    }
    normalize(length)
  }
}

extension Limbs {
  /// Fills `text`, which has room for just the digits, with their ASCII characters.
  func write(into text: UnsafeMutableBufferPointer<UInt8>) {
    withLimbs { limbs in
      if limbs.isEmpty { return text.update(repeating: UInt8(ascii: "0")) }
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: limbs.count + 1) { copy in
        _ = copy.update(from: limbs)
        // GMP may write a leading zero and its destination needs room for it.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1) { digits in
          let count = cgmp_get_digits(digits.baseAddress, copy.baseAddress, limbs.count)
          for index in text.indices {
            text[index] = digits[index + count - text.count] | UInt8(ascii: "0")
          }
        }
      }
    }
  }
}
