internal import CGMP
import DecimalArithmetic

extension Natural {
  package mutating func dropDigits(_ dropped: Int) -> DiscardedPart {
    // Let N = h · 2^k + l with 0 ≤ l < 2^k, and h = q · 5^k + r. The quotient of N by 10^k is q,
    // and the remainder is r · 2^k + l. So after the shift by k, the divisor 5^k has only 7 bits
    // for each 10 bits of 10^k.
    guard dropped > 0, count > 0 else { return .zero }
    // The number is below 2^(dropped ÷ 2), far below half of 10^dropped. So the power is not
    // computed.
    if dropped / 2 > bitCount {
      count = 0
      return .belowHalf
    }
    if dropped <= PowersOfFive.largestWord { return dropWord(dropped) }
    let shifted = ShiftedBits(trailingZeros: trailingZeroBitCount, self, count: dropped)
    shiftRight(dropped)
    return PowersOfFive.withPower(dropped) { power in
      divide(by: power) { shifted.part(remainder: $0, of: power) }
    }
  }

  /// Divides by 10^k = 10^exponent, where 5^k is a word, with shift and division in one pass.
  ///
  /// Let d = 5^k · 2^s be 5^k shifted to a full word. ⌊N ÷ 10^k⌋ = ⌊N · 2^(s − k) ÷ d⌋. If k > s,
  /// the bits shifted out decide only if the remainder is 0 or exactly half of d; d is even,
  /// because s > 0.
  private mutating func dropWord(_ exponent: Int) -> DiscardedPart {
    let power = PowersOfFive.words[exponent]
    // The first words of 10^k = 5^k · 2^k and of 5^k are equal after the shift, so the reciprocal
    // of 10^k is that of 5^k. Up to 5²⁷ the power is a single word.
    let divisor = WordDivisor(word: UInt64(power), reciprocal: reciprocalsOfTen[exponent])
    let right = exponent - power.leadingZeroBitCount
    var rest: UInt64 = 0
    var isInexact = false
    if right >= 0 {
      let shift = UInt64(truncatingIfNeeded: right)
      isInexact = UInt64(start[0]) & ((1 &<< shift) &- 1) != 0
      var above: UInt64 = 0
      for index in (0..<count).reversed() {
        let limb = UInt64(start[index])
        let next = (above &<< 1) &<< (63 &- shift) | limb &>> shift
        above = limb
        start[index] = UInt(divisor.wordStep(&rest, next))
      }
    } else {
      let shift = UInt64(truncatingIfNeeded: -right)
      var limb = UInt64(start[count - 1])
      rest = limb &>> (64 &- shift)
      for index in (0..<count).reversed() {
        let below = index > 0 ? UInt64(start[index - 1]) : 0
        let next = limb &<< shift | below &>> (64 &- shift)
        limb = below
        start[index] = UInt(divisor.wordStep(&rest, next))
      }
    }
    normalize(count)
    #if SeededFaults
    isInexact = Self.faultyTail(isInexact)
    #endif
    let half = divisor.word &>> 1
    if rest > half || (rest == half && isInexact) { return .aboveHalf }
    if rest == half { return .half }
    return rest == 0 && !isInexact ? .zero : .belowHalf
  }

  /// Divides by 2^bits, rounding down.
  mutating func shiftRight(_ bits: Int) {
    let (whole, part) = bits.quotientAndRemainder(dividingBy: UInt.bitWidth)
    if whole >= count {
      count = 0
    } else if part == 0 {
      start.update(from: start + whole, count: count - whole)
      count -= whole
    } else {
      _ = cgmp_rshift(start, start + whole, count - whole, UInt32(truncatingIfNeeded: part))
      count -= whole
      if start[count - 1] == 0 { count -= 1 }
    }
  }
}

/// The bits l that are shifted out of a number before it is divided by a power of five.
private struct ShiftedBits {
  /// The bits l compared with 2^(count − 1), half of a unit of the shifted number.
  private let part: DiscardedPart

  init(trailingZeros: Int, _ number: borrowing Natural, count: Int) {
    if trailingZeros >= count {
      part = .zero
    } else if trailingZeros == count - 1 {
      part = .half
    } else {
      let (limb, bit) = (count - 1).quotientAndRemainder(dividingBy: UInt.bitWidth)
      let isSet = limb < number.count && number.start[limb] >> UInt(bit) & 1 == 1
      part = isSet ? .aboveHalf : .belowHalf
    }
  }

  /// Returns r · 2^k + l compared with half of 5^k · 2^k.
  ///
  /// 5^k is odd, so l decides only if r = (5^k − 1) ÷ 2. In this case l is compared with half of
  /// 2^k.
  private func part(order: Int, isZero: Bool) -> DiscardedPart {
    #if SeededFaults
    if let wrong = Natural.faultyPart(order: order, isZero: isZero) { return wrong }
    #endif
    if order != 0 { return order > 0 ? .aboveHalf : isZero && part == .zero ? .zero : .belowHalf }
    return part == .zero ? .belowHalf : part
  }

  func part(
    remainder: UnsafeBufferPointer<UInt>, of power: UnsafeBufferPointer<UInt>
  ) -> DiscardedPart {
    // Compares the limbs, from the highest down, with the bits of 5^k shifted right by one.
    var above: UInt = 0
    for index in power.indices.reversed() {
      let middle = above << 63 | power[index] >> 1
      let limb = index < remainder.count ? remainder[index] : 0
      if limb != middle {
        let isZero = limb < middle && remainder.allSatisfy { $0 == 0 }
        return part(order: limb < middle ? -1 : 1, isZero: isZero)
      }
      above = power[index]
    }
    return part(order: 0, isZero: false)
  }
}
