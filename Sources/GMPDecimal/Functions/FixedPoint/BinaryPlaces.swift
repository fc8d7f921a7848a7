/// Conversions between numbers of bits and of decimal digits.
package enum BinaryPlaces {
  /// Returns an integer of at least digits · log₂ 10, for digits ≥ 0.
  ///
  /// log₂ 10 = 3.32192809488… < 3.321928095.
  package static func of(digits: Int) -> Int {
    let (product, overflow) = digits.multipliedReportingOverflow(by: 3_321_928_095)
    return overflow ? digits * 4 : product / 1_000_000_000 + 1
  }

  /// Returns an integer of at most digits · log₂ 10, for digits ≥ 0.
  static func least(digits: Int) -> Int { digits * 3 }

  /// Returns the greatest integer n with 10^n ≤ 2^bits, or n − 1; `bits` may be negative.
  ///
  /// The result is ⌊bits · 0.30102999⌋ for positive bits and ⌊bits · 0.30103⌋ for negative bits.
  /// The products are below bits · log₁₀ 2, because log₁₀ 2 = 0.301029995….
  package static func decimalExponent(bits: Int) -> Int {
    let scaled = bits >= 0 ? bits * 30_102_999 : bits * 30_103_000
    return scaled >= 0 ? scaled / 100_000_000 : -((99_999_999 - scaled) / 100_000_000)
  }
}
