/// An exact rational number: ± numerator ÷ denominator × 10^exponent, with parts of 128 bits.
///
/// The form is unique, so equal numbers are equal values: numerator and denominator have no common
/// factor and no factor 5 (each 5 is written as 10 ÷ 2); 0 is 0 ÷ 1 × 10⁰. The separate power of
/// ten lets one type hold 10⁻²⁸ m² (barn) and 1024⁶ B.
///
/// Arithmetic is exact: an operation returns `nil` where the result does not fit.
public struct ExactRatio: Hashable, Sendable {
  // The widest properties are declared first, so a value takes 41 bytes; in another order 56.
  /// The magnitude's numerator.
  public let numerator: UInt128
  /// The magnitude's denominator, 1 or more.
  public let denominator: UInt128
  /// The exponent of the power of ten.
  public let exponent: Int
  /// Whether the number is below 0.
  public let isNegative: Bool

  /// The largest magnitude of ``exponent``: the sum or difference of two exponents cannot overflow
  /// `Int`.
  public static let exponentLimit = ArithmeticContext.limit

  /// 0.
  public static let zero = ExactRatio(
    isNegative: false, canonicalNumerator: 0, denominator: 1, exponent: 0)
  /// 1.
  public static let one = ExactRatio(
    isNegative: false, canonicalNumerator: 1, denominator: 1, exponent: 0)

  /// Creates a number from parts that have the unique form and an exponent within
  /// ±``exponentLimit``.
  init(isNegative: Bool, canonicalNumerator: UInt128, denominator: UInt128, exponent: Int) {
    self.isNegative = isNegative
    self.numerator = canonicalNumerator
    self.denominator = denominator
    self.exponent = exponent
  }

  /// Creates ± numerator ÷ denominator × 10^exponent in its unique form.
  ///
  ///     let fifth = ExactRatio(1, over: 5)!
  ///     [fifth.numerator, fifth.denominator]  // [2, 1]
  ///     fifth.exponent  // -1
  ///     fifth == ExactRatio(20, over: 100)  // true
  ///
  /// - Returns: `nil` if the denominator is 0, the unique form does not fit 128 bits, or the
  ///   exponent is beyond ±``exponentLimit``.
  /// - Complexity: O(log *n*) divisions for the larger number *n* (Euclid's algorithm).
  public init?(
    isNegative: Bool = false, _ numerator: UInt128, over denominator: UInt128 = 1,
    exponent: Int = 0
  ) {
    guard denominator != 0, exponent.magnitude <= Self.exponentLimit else { return nil }
    guard numerator != 0 else {
      self = .zero
      return
    }
    if let top = UInt64(exactly: numerator), let bottom = UInt64(exactly: denominator) {
      if bottom == 1,
        let decimal = ShortDecimal(isNegative, top, overTwos: 0, exponent).uniqueForm
      {
        self = decimal
        return
      }
      if let short = ShortForm(top, over: bottom, exponent: exponent) {
        self.init(
          isNegative: isNegative, canonicalNumerator: UInt128(short.numerator),
          denominator: UInt128(short.denominator), exponent: short.exponent)
        return
      }
    }
    let divisor = greatestCommonDivisor(numerator, denominator)
    var top = numerator / divisor
    var bottom = denominator / divisor
    var power = exponent
    guard Self.moveFives(from: &top, to: &bottom, count: &power, sign: 1),
      Self.moveFives(from: &bottom, to: &top, count: &power, sign: -1),
      power.magnitude <= Self.exponentLimit
    else { return nil }
    self.init(
      isNegative: isNegative, canonicalNumerator: top, denominator: bottom, exponent: power)
  }

  /// Replaces every factor 5 of `x` by 10 ÷ 2: adds `sign` to `count`, then halves `x` or doubles
  /// `y`.
  ///
  /// - Returns: `false` if the doubled `y` does not fit.
  private static func moveFives(
    from x: inout UInt128, to y: inout UInt128, count: inout Int, sign: Int
  ) -> Bool {
    while isDivisibleByFive(x) {
      x /= 5
      count += sign
      if x & 1 == 0 {
        x >>= 1
      } else {
        let doubled = y.addingReportingOverflow(y)
        if doubled.overflow { return false }
        y = doubled.partialValue
      }
    }
    return true
  }

  /// Whether 5 divides `x`.
  ///
  /// As 2⁶⁴ ≡ 1 (mod 5), 5 divides `x` if and only if 5 divides the sum of the two halves.
  private static func isDivisibleByFive(_ x: UInt128) -> Bool {
    (UInt64(truncatingIfNeeded: x >> 64) % 5 + UInt64(truncatingIfNeeded: x) % 5) % 5 == 0
  }

  /// Whether the number is 0.
  public var isZero: Bool { numerator == 0 }
}

/// The unique form of a fraction of words; word division is much faster than 128-bit division.
private struct ShortForm {
  var numerator: UInt64
  var denominator: UInt64
  var exponent: Int

  /// Creates the unique form of numerator ÷ denominator × 10^exponent.
  ///
  /// - Returns: `nil` if a part of the form does not fit a word, or the exponent is out of range.
  init?(_ numerator: UInt64, over denominator: UInt64, exponent: Int) {
    self.numerator = numerator
    self.denominator = denominator
    self.exponent = exponent
    if denominator != 1 {
      let divisor = greatestCommonDivisor(numerator, denominator)
      self.numerator /= divisor
      self.denominator /= divisor
    }
    // Replaces each factor 5 by 10 ÷ 2.
    while self.numerator % 5 == 0 {
      self.numerator /= 5
      self.exponent += 1
      guard Self.halve(&self.numerator, orDouble: &self.denominator) else { return nil }
    }
    while self.denominator % 5 == 0 {
      self.denominator /= 5
      self.exponent -= 1
      guard Self.halve(&self.denominator, orDouble: &self.numerator) else { return nil }
    }
    if self.exponent.magnitude > ExactRatio.exponentLimit { return nil }
  }

  private static func halve(_ x: inout UInt64, orDouble y: inout UInt64) -> Bool {
    if x & 1 == 0 {
      x >>= 1
      return true
    }
    if y >> 63 != 0 { return false }
    y <<= 1
    return true
  }
}

/// Returns the greatest common divisor of two words, by Euclid's algorithm.
private func greatestCommonDivisor(_ x: UInt64, _ y: UInt64) -> UInt64 {
  var (larger, smaller) = (x, y)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return larger
}

/// Returns the greatest common divisor of two positive numbers, by Euclid's algorithm.
///
/// Most numbers and most steps of the algorithm fit one word; word division is faster than division
/// of 128 bits.
package func greatestCommonDivisor(_ x: UInt128, _ y: UInt128) -> UInt128 {
  if x == 1 || y == 1 { return 1 }
  var (larger, smaller) = (x, y)
  while smaller != 0 {
    if let x = UInt64(exactly: larger), let y = UInt64(exactly: smaller) {
      return UInt128(greatestCommonDivisor(x, y))
    }
    (larger, smaller) = (smaller, larger % smaller)
  }
  return larger
}

/// Returns 10^exponent, or `nil` beyond 10³⁸, the largest power of ten below 2¹²⁸.
package func powerOfTen(_ exponent: Int) -> UInt128? {
  guard (0...38).contains(exponent) else { return nil }
  var power: UInt128 = 1
  for _ in 0..<exponent { power *= 10 }
  return power
}
