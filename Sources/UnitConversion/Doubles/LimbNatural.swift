/// A natural number of any size, for exact values of doubles: at most a few thousand bits.
struct LimbNatural {
  /// The digits in base 2⁶⁴, the least significant first; the last one is not 0.
  private(set) var limbs: [UInt64] = []

  init(_ value: UInt128) {
    let low = UInt64(truncatingIfNeeded: value)
    let high = UInt64(truncatingIfNeeded: value >> 64)
    if high != 0 {
      limbs = [low, high]
    } else if low != 0 {
      limbs = [low]
    }
  }

  var isZero: Bool { limbs.isEmpty }

  /// The number of bits without leading zeros.
  var bitWidth: Int { 64 * limbs.count - (limbs.last?.leadingZeroBitCount ?? 0) }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index].multipliedFullWidth(by: factor)
      let sum = product.low.addingReportingOverflow(carry)
      limbs[index] = sum.partialValue
      carry = product.high &+ (sum.overflow ? 1 : 0)
    }
    if carry != 0 { limbs.append(carry) }
  }

  /// Multiplies by base^power; `step` must satisfy base^step < 2⁶⁴.
  mutating func multiply(by base: UInt64, power: Int, step: Int) {
    var rest = power
    while rest > 0 {
      var factor: UInt64 = 1
      for _ in 0..<min(rest, step) { factor *= base }
      multiply(by: factor)
      rest -= step
    }
  }

  mutating func multiply(by factor: UInt128) {
    var upper = self
    multiply(by: UInt64(truncatingIfNeeded: factor))
    if factor >> 64 != 0 {
      upper.multiply(by: UInt64(truncatingIfNeeded: factor >> 64))
      upper.limbs.insert(0, at: 0)
      add(upper)
    }
    trim()
  }

  mutating func shiftLeft(_ bits: Int) {
    if isZero || bits <= 0 { return }
    multiply(by: UInt64(1) << UInt64(bits % 64))
    limbs.insert(contentsOf: repeatElement(0, count: bits / 64), at: 0)
  }

  mutating func add(_ other: LimbNatural) {
    var carry: UInt64 = 0
    for index in 0..<max(limbs.count, other.limbs.count) {
      if index == limbs.count { limbs.append(0) }
      let first = limbs[index].addingReportingOverflow(other.limb(index))
      let second = first.partialValue.addingReportingOverflow(carry)
      limbs[index] = second.partialValue
      carry = (first.overflow ? 1 : 0) &+ (second.overflow ? 1 : 0)
    }
    if carry != 0 { limbs.append(carry) }
  }

  /// Subtracts a number that must not be larger.
  mutating func subtract(_ other: LimbNatural) {
    var borrow: UInt64 = 0
    for index in limbs.indices {
      let first = limbs[index].subtractingReportingOverflow(other.limb(index))
      let second = first.partialValue.subtractingReportingOverflow(borrow)
      limbs[index] = second.partialValue
      borrow = (first.overflow ? 1 : 0) &+ (second.overflow ? 1 : 0)
    }
    trim()
  }

  static func < (x: LimbNatural, y: LimbNatural) -> Bool {
    if x.limbs.count != y.limbs.count { return x.limbs.count < y.limbs.count }
    for index in x.limbs.indices.reversed() where x.limbs[index] != y.limbs[index] {
      return x.limbs[index] < y.limbs[index]
    }
    return false
  }

  /// Divides by 10¹⁹ and returns the remainder.
  mutating func divideByTenToNineteen() -> UInt64 {
    var remainder: UInt64 = 0
    for index in limbs.indices.reversed() {
      (limbs[index], remainder) = UInt64(10_000_000_000_000_000_000).dividingFullWidth(
        (remainder, limbs[index]))
    }
    trim()
    return remainder
  }

  private func limb(_ index: Int) -> UInt64 { index < limbs.count ? limbs[index] : 0 }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}
