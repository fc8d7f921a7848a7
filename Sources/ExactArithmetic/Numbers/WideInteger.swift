/// An integer of 0 ..< 2⁵¹² without allocation, long enough for intermediates of short operands.
///
/// A product of two coefficients of 38 digits has 76 digits. ``ShortNumber/sum(_:precision:)``
/// limits the length of sums. All numbers of 154 digits are below 2⁵¹² ≈ 1.34 · 10¹⁵⁴. The type
/// shares no code with the wide integers of a backend.
struct WideInteger: Equatable {
  /// The limbs, the lowest first.
  var limbs: (UInt128, UInt128, UInt128, UInt128)

  /// The largest number of digits with which every number fits.
  static let digits = 154

  init(_ integer: UInt128) { limbs = (integer, 0, 0, 0) }

  /// Creates the product of two integers.
  init(_ x: UInt128, times y: UInt128) {
    let product = x.multipliedFullWidth(by: y)
    limbs = (product.low, product.high, 0, 0)
  }

  var isZero: Bool { limbs.0 | limbs.1 | limbs.2 | limbs.3 == 0 }

  /// The integer, if it is below 2¹²⁸; otherwise `nil`.
  var short: UInt128? { limbs.1 | limbs.2 | limbs.3 == 0 ? limbs.0 : nil }

  /// The two lowest limbs.
  var lowHalf: (high: UInt128, low: UInt128) { (limbs.1, limbs.0) }

  static func == (x: WideInteger, y: WideInteger) -> Bool { x.limbs == y.limbs }

  static func < (x: WideInteger, y: WideInteger) -> Bool {
    (x.limbs.3, x.limbs.2, x.limbs.1, x.limbs.0) < (y.limbs.3, y.limbs.2, y.limbs.1, y.limbs.0)
  }

  /// Returns x + y.
  ///
  /// - Precondition: the sum is below 2⁵¹².
  static func + (x: WideInteger, y: WideInteger) -> WideInteger {
    var sum = x
    var carry = false
    Self.add(y.limbs.0, to: &sum.limbs.0, &carry)
    Self.add(y.limbs.1, to: &sum.limbs.1, &carry)
    Self.add(y.limbs.2, to: &sum.limbs.2, &carry)
    Self.add(y.limbs.3, to: &sum.limbs.3, &carry)
    precondition(!carry, "a sum beyond 512 bits")
    return sum
  }

  /// Returns x − y.
  ///
  /// - Precondition: x ≥ y.
  static func - (x: WideInteger, y: WideInteger) -> WideInteger {
    var difference = x
    var borrow = false
    Self.subtract(y.limbs.0, from: &difference.limbs.0, &borrow)
    Self.subtract(y.limbs.1, from: &difference.limbs.1, &borrow)
    Self.subtract(y.limbs.2, from: &difference.limbs.2, &borrow)
    Self.subtract(y.limbs.3, from: &difference.limbs.3, &borrow)
    precondition(!borrow, "a difference below 0")
    return difference
  }

  /// Returns the product with a factor.
  ///
  /// - Precondition: the product is below 2⁵¹².
  static func * (x: WideInteger, factor: UInt128) -> WideInteger {
    var product = x
    var carry: UInt128 = 0
    Self.multiply(&product.limbs.0, by: factor, &carry)
    Self.multiply(&product.limbs.1, by: factor, &carry)
    // Most products fit two limbs.
    if product.limbs.2 | product.limbs.3 | carry != 0 {
      Self.multiply(&product.limbs.2, by: factor, &carry)
      Self.multiply(&product.limbs.3, by: factor, &carry)
    }
    precondition(carry == 0, "a product beyond 512 bits")
    return product
  }

  private static func add(_ addend: UInt128, to limb: inout UInt128, _ carry: inout Bool) {
    let (sum, first) = limb.addingReportingOverflow(addend)
    let (total, second) = sum.addingReportingOverflow(carry ? 1 : 0)
    (limb, carry) = (total, first || second)
  }

  private static func subtract(
    _ subtrahend: UInt128, from limb: inout UInt128, _ borrow: inout Bool
  ) {
    let (difference, first) = limb.subtractingReportingOverflow(subtrahend)
    let (total, second) = difference.subtractingReportingOverflow(borrow ? 1 : 0)
    (limb, borrow) = (total, first || second)
  }

  private static func multiply(
    _ limb: inout UInt128, by factor: UInt128, _ carry: inout UInt128
  ) {
    // (2¹²⁸ − 1)² + 2¹²⁸ − 1 < 2²⁵⁶: the carry never overflows.
    let product = limb.multipliedFullWidth(by: factor)
    let (low, overflow) = product.low.addingReportingOverflow(carry)
    limb = low
    carry = product.high + (overflow ? 1 : 0)
  }
}
