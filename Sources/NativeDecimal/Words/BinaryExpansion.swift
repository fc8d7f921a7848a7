/// An integer of up to 2560 bits: the intermediate form of the conversion from a double to a
/// decimal.
///
/// A double is c · 2^e with an odd c below 2⁵³. If e ≥ 0, the double is an integer below 2¹⁰²⁴.
/// Otherwise the double is c · 5^k · 10^−k with k = −e ≤ 1074, and c · 5^k < 2⁵³ · 5¹⁰⁷⁴ < 2²⁵⁴⁷.
struct BinaryExpansion {
  /// The limbs, least significant first, base 2⁶⁴.
  private let limbs: UnsafeMutableBufferPointer<UInt64>
  private var count = 1

  private static let capacity = 40

  /// Returns the exact value of a finite double other than 0; digits beyond 256 bits become sticky.
  ///
  /// After such a cut the coefficient is at least 2²⁵⁶ ÷ 10¹⁹ > 10⁵⁷, so at least 57 digits are
  /// exact.
  static func decimal(of value: Double) -> Unrounded {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity) { limbs in
      var exact = BinaryExpansion(limbs: limbs)
      var (significand, exponent) = value.binaryParts
      let zeros = significand.trailingZeroBitCount
      significand >>= UInt64(zeros)
      exponent += zeros
      limbs[0] = significand
      // The factors of one step, 2⁶³ or 5²⁷, are below 2⁶⁴.
      if exponent >= 0 {
        exact.multiply(by: 2, power: exponent, step: 63)
      } else {
        exact.multiply(by: 5, power: -exponent, step: 27)
      }
      var decimal = Unrounded(
        isNegative: value.sign == .minus, coefficient: .zero,
        exponent: Swift.min(exponent, 0))
      while exact.count > 4 {
        let remainder = exact.divide(by: 10_000_000_000_000_000_000)
        decimal.isSticky = decimal.isSticky || remainder != 0
        decimal.exponent += 19
      }
      decimal.coefficient = exact.low
      return decimal
    }
  }

  private init(limbs: UnsafeMutableBufferPointer<UInt64>) { self.limbs = limbs }

  /// The integer, if it has at most four limbs.
  private var low: UInt256 {
    func limb(_ index: Int) -> UInt128 { index < count ? UInt128(limbs[index]) : 0 }
    return UInt256(high: limb(3) << 64 | limb(2), low: limb(1) << 64 | limb(0))
  }

  /// Multiplies by base^power, in steps of base^step.
  private mutating func multiply(by base: UInt64, power: Int, step: Int) {
    var rest = power
    while rest > 0 {
      var factor: UInt64 = 1
      for _ in 0..<Swift.min(rest, step) { factor *= base }
      multiply(by: factor)
      rest -= step
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in 0..<count {
      let product = limbs[index].multipliedFullWidth(by: factor)
      let sum = product.low.addingReportingOverflow(carry)
      limbs[index] = sum.partialValue
      carry = product.high + (sum.overflow ? 1 : 0)
    }
    if carry != 0 {
      limbs[count] = carry
      count += 1
    }
  }

  /// Divides by `divisor` and returns the remainder.
  private mutating func divide(by divisor: UInt64) -> UInt64 {
    var remainder: UInt64 = 0
    for index in stride(from: count - 1, through: 0, by: -1) {
      (limbs[index], remainder) = divisor.dividingFullWidth((remainder, limbs[index]))
    }
    while count > 1 && limbs[count - 1] == 0 { count -= 1 }
    return remainder
  }
}

extension Double {
  /// The parts c and e of a finite number x with |x| = c · 2^e.
  fileprivate var binaryParts: (significand: UInt64, exponent: Int) {
    // Subnormal numbers have the smallest exponent and no hidden bit: IEEE 754-2019, 3.4.
    let hidden: UInt64 = exponentBitPattern == 0 ? 0 : 1 << 52
    return (
      significandBitPattern | hidden, Swift.max(Int(exponentBitPattern), 1) - 1_075
    )
  }
}
