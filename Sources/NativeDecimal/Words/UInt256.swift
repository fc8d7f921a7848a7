/// An unsigned integer of 256 bits: the product of two coefficients, a scaled dividend.
///
/// Every intermediate of an operation on 34-digit operands is below 10⁷⁷ < 2²⁵⁶; each use states
/// why.
package struct UInt256: Equatable {
  package var high: UInt128
  package var low: UInt128

  package init(high: UInt128 = 0, low: UInt128) {
    self.high = high
    self.low = low
  }

  /// Creates x · y.
  @inline(__always)
  package init(product x: UInt128, _ y: UInt128) {
    let product = x.fullProduct(y)
    self.init(high: product.high, low: product.low)
  }

  package static var zero: UInt256 { UInt256(low: 0) }

  var isZero: Bool { high | low == 0 }

  var bitWidth: Int {
    high == 0 ? 128 - low.leadingZeroBitCount : 256 - high.leadingZeroBitCount
  }

  @inline(__always)
  package static func < (x: UInt256, y: UInt256) -> Bool {
    let borrow: UInt128 = x.low < y.low ? 1 : 0
    let difference = x.high.subtractingReportingOverflow(y.high)
    return difference.overflow || difference.partialValue < borrow
  }

  package static func + (x: UInt256, y: UInt256) -> UInt256 {
    #if SeededFaults
    if let wrong = faultySum(x, y) { return wrong }
    #endif
    let low = x.low.addingReportingOverflow(y.low)
    return UInt256(high: x.high + y.high + (low.overflow ? 1 : 0), low: low.partialValue)
  }

  /// Returns x − y for x ≥ y.
  package static func - (x: UInt256, y: UInt256) -> UInt256 {
    let low = x.low.subtractingReportingOverflow(y.low)
    return UInt256(high: x.high - y.high - (low.overflow ? 1 : 0), low: low.partialValue)
  }

  /// Returns self + other, or self − other if the mask is all ones, in two's complement.
  @inline(__always)
  package func adding(_ other: UInt256, negatedBy mask: UInt128) -> UInt256 {
    #if SeededFaults
    if mask == 0, let wrong = Self.faultySum(self, other) { return wrong }
    #endif
    // −y is the complement of y, plus one.
    let (first, firstCarry) = low.addingReportingOverflow(other.low ^ mask)
    let (second, secondCarry) = first.addingReportingOverflow(mask & 1)
    return UInt256(
      high: high &+ (other.high ^ mask) &+ (firstCarry ? 1 : 0) &+ (secondCarry ? 1 : 0),
      low: second)
  }

  /// Returns x · y for a product below 2²⁵⁶.
  @inline(__always)
  static func * (x: UInt256, y: UInt128) -> UInt256 {
    var product = UInt256(product: x.low, y)
    product.high &+= x.high &* y
    return product
  }

}

extension UInt128 {
  /// Returns self · 10^exponent for an exponent of 0…76 and a product below 2²⁵⁶.
  @inline(__always)
  package func scaled(byPowerOfTen exponent: Int) -> UInt256 {
    let first = Swift.min(exponent, largestPower)
    let product = UInt256(product: self, powersOfTen[first])
    return exponent == first ? product : product * powersOfTen[exponent &- first]
  }
}

extension UInt256 {
  /// Returns self · 10^exponent for an exponent of 0…76 and a product below 2²⁵⁶.
  package func scaled(byPowerOfTen exponent: Int) -> UInt256 {
    if exponent <= largestPower { return self * powersOfTen[exponent] }
    return self * powersOfTen[largestPower] * powersOfTen[exponent - largestPower]
  }

  /// The number of decimal digits; 1 for 0.
  @inline(__always)
  package var decimalDigitCount: Int {
    if high == 0 { return low.decimalDigitCount }
    // 2¹²⁸ has 39 digits, and numbers of 256 bits have at most 78, so the estimate is 38…77.
    let estimate = digitEstimate(bitWidth: 256 &- high.leadingZeroBitCount)
    let index = 2 &* (estimate &- largestPower)
    let power = UInt256(high: widePowersOfTen[index], low: widePowersOfTen[index &+ 1])
    return self < power ? estimate : estimate &+ 1
  }
}
