internal import CGMP

extension Natural {
  /// Sets self to the number with the ASCII digits `digits`.
  ///
  /// Up to ``groupsReadByWords`` groups of 19 digits are joined word by word. GMP reads longer
  /// texts by divide and conquer.
  mutating func assign(digits: UnsafeBufferPointer<UInt8>) {
    count = 0
    guard let text = digits.baseAddress, digits.count > 0 else { return }
    reserve(Self.limbs(forDigits: digits.count) + 1)
    if digits.count > 19 * Self.groupsReadByWords {
      let length = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: digits.count) { values in
        for index in digits.indices { values[index] = digits[index] &- UInt8(ascii: "0") }
        return cgmp_set_digits(start, values.baseAddress, digits.count)
      }
      return normalize(length)
    }
    // The first group has 1…19 digits, so that the other groups have 19 digits.
    let first = (digits.count - 1) % 19 + 1
    start[0] = UInt(UInt64(digits: text, count: first))
    count = start[0] == 0 ? 0 : 1
    var position = first
    while position < digits.count {
      var carry = UInt64(digits: text + position, count: 19)
      for index in 0..<count {
        let (high, low) = UInt64(start[index]).multipliedFullWidth(by: tenToNineteen)
        let (sum, overflow) = low.addingReportingOverflow(carry)
        start[index] = UInt(sum)
        carry = high &+ (overflow ? 1 : 0)
        #if SeededFaults
        carry = Self.faultyCarry(carry, overflow)
        #endif
      }
      if carry != 0 {
        start[count] = UInt(carry)
        count &+= 1
      }
      position &+= 19
    }
  }

  /// The largest number of groups read by words; 30 groups are 570 digits.
  ///
  /// GMP was measured to be faster for more groups.
  private static var groupsReadByWords: Int { 30 }
}

extension UnsafeBufferPointer<UInt> {
  /// Writes the decimal digits of a number in limbs in ASCII, ending before `end`.
  ///
  /// Up to 23 bytes before the first digit may be overwritten.
  ///
  /// - Precondition: `digitCount` is the number of digits.
  func writeDigits(endingAt end: UnsafeMutablePointer<UInt8>, digitCount: Int) {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: self.count + 1) { rest in
      _ = rest.update(from: self)
      var count = self.count
      if count > Self.limbsWrittenByWords {
        // GMP may write a leading zero. So the digits are written from one byte earlier, and then
        // moved to their place, from the last digit to the first.
        let length = cgmp_get_digits(end - digitCount - 1, rest.baseAddress, count)
        let start = end - digitCount
        let shift = length - digitCount - 1
        for index in (0..<digitCount).reversed() {
          start[index] = (start + shift)[index] | UInt8(ascii: "0")
        }
        return
      }
      // The reciprocal is ⌊(2¹²⁸ − 1) ÷ 10¹⁹⌋ − 2⁶⁴. The first bit of the word 10¹⁹ is set, so the
      // word needs no shift.
      let divisor = WordDivisor(word: tenToNineteen, reciprocal: reciprocalsOfTen[19])
      var target = UnsafeMutableRawPointer(end)
      var remaining = digitCount
      while remaining > 0 {
        var group: UInt64 = 0
        for index in (0..<count).reversed() {
          rest[index] = UInt(divisor.wordStep(&group, UInt64(rest[index])))
        }
        if count > 0 && rest[count - 1] == 0 { count -= 1 }
        group.writeNineteenDigits(endingAt: target)
        target -= 19
        remaining -= 19
      }
    }
  }

  /// The largest number of limbs written by words; 30 limbs are about 570 digits.
  ///
  /// GMP was measured to be faster for more limbs.
  private static var limbsWrittenByWords: Int { 30 }
}
