/// An unsigned integer of 256 bits: the product of two coefficients, a scaled dividend.
///
/// Every intermediate of an operation on 34-digit operands is below 10⁷⁷ < 2²⁵⁶; each use states why.
struct UInt256: Equatable {
  var high: UInt128
  var low: UInt128

  init(high: UInt128 = 0, low: UInt128) {
    self.high = high
    self.low = low
  }

  /// x · y.
  init(product x: UInt128, _ y: UInt128) {
    let product = x.fullProduct(y)
    self.init(high: product.high, low: product.low)
  }

  static var zero: UInt256 { UInt256(low: 0) }

  var isZero: Bool { high | low == 0 }

  var bitWidth: Int {
    high == 0 ? 128 - low.leadingZeroBitCount : 256 - high.leadingZeroBitCount
  }

  static func < (x: UInt256, y: UInt256) -> Bool {
    (x.high, x.low) < (y.high, y.low)
  }

  static func + (x: UInt256, y: UInt256) -> UInt256 {
    let low = x.low.addingReportingOverflow(y.low)
    return UInt256(high: x.high + y.high + (low.overflow ? 1 : 0), low: low.partialValue)
  }

  /// x − y for x ≥ y.
  static func - (x: UInt256, y: UInt256) -> UInt256 {
    let low = x.low.subtractingReportingOverflow(y.low)
    return UInt256(high: x.high - y.high - (low.overflow ? 1 : 0), low: low.partialValue)
  }

  /// x · y for a product below 2²⁵⁶.
  static func * (x: UInt256, y: UInt128) -> UInt256 {
    var product = UInt256(product: x.low, y)
    product.high += x.high * y
    return product
  }

}

extension UInt256 {
  /// 10^exponent for an exponent of 0…77.
  static func powerOfTen(_ exponent: Int) -> UInt256 {
    if exponent <= largestPower { return UInt256(low: powersOfTen[exponent]) }
    return UInt256(low: powersOfTen[largestPower]).scaled(byPowerOfTen: exponent - largestPower)
  }

  /// self · 10^exponent for an exponent of 0…76 and a product below 2²⁵⁶.
  func scaled(byPowerOfTen exponent: Int) -> UInt256 {
    if exponent <= largestPower { return self * powersOfTen[exponent] }
    return self * powersOfTen[largestPower] * powersOfTen[exponent - largestPower]
  }

  /// The number of decimal digits; 1 for 0.
  var decimalDigitCount: Int {
    if high == 0 { return low.decimalDigitCount }
    let estimate = digitEstimate(bitWidth: bitWidth)
    return self < UInt256.powerOfTen(estimate) ? estimate : estimate + 1
  }
}
