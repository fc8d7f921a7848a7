import DecimalArithmetic

/// The first 76 or 77 digits of a power of π or ln 10, cut off: words × 10^exponent.
///
/// The factor exceeds words × 10^exponent by less than one unit.
struct FactorDigits {
  let words: UInt256
  let exponent: Int

  /// The digits of π^k and (ln 10)^k for k = −4…−1 and 1…4, computed once in a process.
  private static let all: [FactorDigits] = {
    let limit = IrrationalFactor.limit
    let powers = (-limit...limit).filter { $0 != 0 }
    return powers.compactMap { IrrationalFactor(piPower: $0) }.map { FactorDigits($0) }
      + powers.compactMap { IrrationalFactor(lnTenPower: $0) }.map { FactorDigits($0) }
  }()

  /// Returns the digits of `factor`, a power other than 1.
  static func of(_ factor: IrrationalFactor) -> FactorDigits {
    let limit = IrrationalFactor.limit
    let power = factor.piPower != 0 ? factor.piPower : factor.lnTenPower
    precondition(power != 0, "1 is rational")
    let index = power + limit - (power > 0 ? 1 : 0)
    return all[factor.piPower != 0 ? index : index + 2 * limit]
  }

  /// Creates the digits: 75 decimals of a power in 2…98, or 77 decimals of the reciprocal of a
  /// power.
  ///
  /// 10⁷⁵ ≤ words < 98 · 10⁷⁵ < 2²⁵⁶.
  private init(_ factor: IrrationalFactor) {
    exponent = factor.piPower + factor.lnTenPower > 0 ? -75 : -77
    var guardDigits = LeadingDigits.firstGuard
    while true {
      let decimals = guardDigits - exponent
      // The error is below 2⁷ ulps, and the factor is below 2⁷.
      let places = BinaryPlaces.of(digits: decimals) + 14
      let value = factor.value(places: places, Unlimited())
      if let digits = LeadingDigits.certain(
        value, places: places, decimals: decimals, guardDigits: guardDigits)
      {
        #if SeededFaults
        words = Self.faultyWords(UInt256(digits.natural()))
        #else
        words = UInt256(digits.natural())
        #endif
        return
      }
      guardDigits *= 2
    }
  }
}

extension UInt256 {
  /// Creates the value of a number of at most four limbs.
  fileprivate init(_ natural: borrowing Natural) {
    var words = (UInt128(0), UInt128(0))
    for (index, limb) in natural.limbs.enumerated() {
      let part = UInt128(limb) << (index & 1 == 0 ? 0 : 64)
      if index < 2 { words.0 |= part } else { words.1 |= part }
    }
    self.init(high: words.1, low: words.0)
  }
}
