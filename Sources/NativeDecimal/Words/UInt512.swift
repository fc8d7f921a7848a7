/// An unsigned integer of 512 bits: the dividend of conversions by affine maps and by powers of π.
///
/// The type has only the operations that these conversions need: products, sums and quotients by
/// one limb of 128 bits.
struct UInt512 {
  /// The limbs, least significant first, base 2¹²⁸.
  var limbs: (UInt128, UInt128, UInt128, UInt128)

  init(_ value: UInt256) { limbs = (value.low, value.high, 0, 0) }

  init(_ value: UInt128) { limbs = (value, 0, 0, 0) }

  /// The number of bits up to the highest set bit; 0 for 0.
  var bitWidth: Int {
    limbs.2 | limbs.3 == 0
      ? UInt256(high: limbs.1, low: limbs.0).bitWidth
      : 256 + UInt256(high: limbs.3, low: limbs.2).bitWidth
  }

  /// Returns the 64-bit word at `index`, the least significant first; 0 for an index out of range.
  func word(_ index: Int) -> UInt64 {
    let limb: UInt128 =
      switch index >> 1 {
      case 0: limbs.0
      case 1: limbs.1
      case 2: limbs.2
      case 3: limbs.3
      default: 0
      }
    return index & 1 == 0 ? limb.lowHalf : limb.highHalf
  }

  /// The lower half if the upper half is 0; otherwise `nil`.
  var asUInt256: UInt256? {
    limbs.2 | limbs.3 == 0 ? UInt256(high: limbs.1, low: limbs.0) : nil
  }

  /// Returns x · y for a product below 2⁵¹².
  static func * (x: UInt512, y: UInt128) -> UInt512 {
    var carry: UInt128 = 0
    func step(_ limb: UInt128) -> UInt128 {
      let product = limb.fullProduct(y)
      let sum = product.low.addingReportingOverflow(carry)
      carry = product.high + (sum.overflow ? 1 : 0)
      return sum.partialValue
    }
    var product = x
    product.limbs = (step(x.limbs.0), step(x.limbs.1), step(x.limbs.2), step(x.limbs.3))
    precondition(carry == 0, "the product exceeds 512 bits")
    return product
  }

  /// Returns self · 10^exponent for an exponent of 0 or more and a product below 2⁵¹².
  func scaled(byPowerOfTen exponent: Int) -> UInt512 {
    var product = self
    var rest = exponent
    while rest > 0 {
      let step = min(rest, largestPower)
      product = product * powersOfTen[step]
      rest -= step
    }
    return product
  }

  static func + (x: UInt512, y: UInt512) -> UInt512 {
    var carry = false
    func step(_ a: UInt128, _ b: UInt128) -> UInt128 {
      let sum = a.addingReportingOverflow(b)
      let total = sum.partialValue.addingReportingOverflow(carry ? 1 : 0)
      carry = sum.overflow || total.overflow
      return total.partialValue
    }
    return x.zip(y, step)
  }

  /// Returns x − y for x ≥ y.
  static func - (x: UInt512, y: UInt512) -> UInt512 {
    var borrow = false
    func step(_ a: UInt128, _ b: UInt128) -> UInt128 {
      let difference = a.subtractingReportingOverflow(b)
      let total = difference.partialValue.subtractingReportingOverflow(borrow ? 1 : 0)
      borrow = difference.overflow || total.overflow
      return total.partialValue
    }
    return x.zip(y, step)
  }

  private func zip(_ other: UInt512, _ step: (UInt128, UInt128) -> UInt128) -> UInt512 {
    var result = self
    result.limbs.0 = step(limbs.0, other.limbs.0)
    result.limbs.1 = step(limbs.1, other.limbs.1)
    result.limbs.2 = step(limbs.2, other.limbs.2)
    result.limbs.3 = step(limbs.3, other.limbs.3)
    return result
  }

  static func < (x: UInt512, y: UInt512) -> Bool {
    (x.limbs.3, x.limbs.2, x.limbs.1, x.limbs.0) < (y.limbs.3, y.limbs.2, y.limbs.1, y.limbs.0)
  }

  func quotientAndRemainder(dividingBy divisor: UInt128) -> (quotient: UInt512, remainder: UInt128)
  {
    let (upper, rest) = UInt256(high: limbs.3, low: limbs.2)
      .quotientAndRemainder(dividingBy: divisor)
    // A remainder followed by a limb is a dividend below divisor · 2¹²⁸, so each quotient has one
    // limb.
    let (second, secondRest) = UInt256(high: rest, low: limbs.1)
      .narrowQuotientAndRemainder(dividingBy: divisor)
    let (first, remainder) = UInt256(high: secondRest, low: limbs.0)
      .narrowQuotientAndRemainder(dividingBy: divisor)
    var quotient = self
    quotient.limbs = (first, second, upper.low, upper.high)
    return (quotient, remainder)
  }
}
