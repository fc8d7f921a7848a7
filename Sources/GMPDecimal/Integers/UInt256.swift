/// A product of two 128-bit numbers, or a sum of such: what inline arithmetic passes through.
///
/// Any number of 77 digits up to 2²⁵⁶ − 1 ≈ 1.157 · 10⁷⁷ fits, every number of 76 digits does.
struct UInt256 {
  var high: UInt128
  var low: UInt128

  init(_ low: UInt128) {
    high = 0
    self.low = low
  }

  init(high: UInt128, low: UInt128) {
    self.high = high
    self.low = low
  }

  init(product x: UInt128, _ y: UInt128) {
    let product = x.multipliedFullWidth(by: y)
    high = product.high
    low = product.low
  }

  /// Every number of this many digits fits: 10⁷⁶ < 2²⁵⁶.
  static var digits: Int { 76 }

  var isZero: Bool { high == 0 && low == 0 }

  /// The number of decimal digits; 1 for 0.
  ///
  /// As for 128 bits: ⌊b · 1233 ÷ 4096⌋ = ⌊b · log₁₀ 2⌋ holds for b ≤ 256 too.
  var digitCount: Int {
    if high == 0 { return low.digitCount }
    let estimate = ((256 - high.leadingZeroBitCount) &* 1233) >> 12
    return estimate + (self < UInt256.powerOfTen(estimate) ? 0 : 1)
  }

  /// 10^exponent for exponents up to 76.
  static func powerOfTen(_ exponent: Int) -> UInt256 {
    exponent <= 38
      ? UInt256(powersOfTen[exponent])
      : UInt256(product: powersOfTen[38], powersOfTen[exponent - 38])
  }

  /// self × 10^count, which fits.
  func appendingZeros(_ count: Int) -> UInt256 {
    var result = self
    var remaining = count
    while remaining > 0 {
      let step = min(remaining, 38)
      let product = UInt256(product: result.low, powersOfTen[step])
      result = UInt256(high: product.high + result.high * powersOfTen[step], low: product.low)
      remaining -= step
    }
    return result
  }

  static func < (x: UInt256, y: UInt256) -> Bool {
    x.high == y.high ? x.low < y.low : x.high < y.high
  }

  /// x + y, which fits.
  static func + (x: UInt256, y: UInt256) -> UInt256 {
    let (low, carry) = x.low.addingReportingOverflow(y.low)
    return UInt256(high: x.high + y.high + (carry ? 1 : 0), low: low)
  }

  /// x − y for y ≤ x.
  static func - (x: UInt256, y: UInt256) -> UInt256 {
    let (low, borrow) = x.low.subtractingReportingOverflow(y.low)
    return UInt256(high: x.high - y.high - (borrow ? 1 : 0), low: low)
  }
}
