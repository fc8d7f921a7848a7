internal import CGMP

extension Natural {
  package mutating func multiply(by other: borrowing Natural) { multiply(by: other.limbs) }

  mutating func multiply(by other: UnsafeBufferPointer<UInt>) {
    if count == 0 || other.count == 0 {
      count = 0
    } else if other.count == 1 {
      multiply(byWord: other[0])
    } else if capacity >= count + other.count {
      withUnsafeTemporaryAllocation(of: UInt.self, capacity: count) { copy in
        _ = copy.update(from: limbs)
        Self.multiply(UnsafeBufferPointer(copy), other, to: start)
      }
      normalize(count + other.count)
    } else {
      let product = Limbs(room: count + other.count)
      Self.multiply(limbs, other, to: product.start)
      take(product, count: count + other.count)
    }
  }

  /// Sets self to `x` × `y`; neither may share memory with self.
  mutating func assign(productOf x: UnsafeBufferPointer<UInt>, _ y: UnsafeBufferPointer<UInt>) {
    count = 0
    if x.count == 0 || y.count == 0 { return }
    reserve(x.count + y.count)
    Self.multiply(x, y, to: start)
    normalize(x.count + y.count)
  }

  borrowing func squared() -> Natural {
    var square = Natural(room: 2 * count + 1)
    square.assign(productOf: limbs, limbs)
    return square
  }

  mutating func multiply(byWord word: UInt) {
    guard count > 0 else { return }
    reserve(count + 1)
    let carry = cgmp_mul_1(start, start, count, word)
    start[count] = carry
    count += carry == 0 ? 0 : 1
  }

  /// Multiplies by 10^exponent: multiplies by 5^exponent, then shifts by `exponent` bits.
  package mutating func appendZeros(_ exponent: Int) {
    if exponent <= 0 || count == 0 { return }
    if exponent <= PowersOfFive.largestWord {
      // The product has at most one limb more, and the shift adds at most one limb.
      reserve(count + 2)
      multiply(byWord: PowersOfFive.words[exponent])
      return shiftLeft(exponent)
    }
    PowersOfFive.withPower(exponent) { power in
      reserve(count + power.count + exponent / UInt.bitWidth + 1)
      multiply(by: power)
    }
    shiftLeft(exponent)
  }

  /// Multiplies by 2^bits.
  mutating func shiftLeft(_ bits: Int) {
    if count == 0 || bits == 0 { return }
    let (whole, part) = bits.quotientAndRemainder(dividingBy: UInt.bitWidth)
    reserve(count + whole + 1)
    let target = start + whole
    if part == 0 {
      target.update(from: start, count: count)
      target[count] = 0
    } else {
      target[count] = cgmp_lshift(target, start, count, UInt32(truncatingIfNeeded: part))
    }
    start.update(repeating: 0, count: whole)
    count += whole + (target[count] == 0 ? 0 : 1)
  }

  private static func multiply(
    _ x: UnsafeBufferPointer<UInt>, _ y: UnsafeBufferPointer<UInt>,
    to product: UnsafeMutablePointer<UInt>
  ) {
    if x.count >= y.count {
      cgmp_mul(product, x.baseAddress, x.count, y.baseAddress, y.count)
    } else {
      cgmp_mul(product, y.baseAddress, y.count, x.baseAddress, x.count)
    }
  }
}
