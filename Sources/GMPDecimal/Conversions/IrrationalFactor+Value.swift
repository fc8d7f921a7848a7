import DecimalArithmetic

extension IrrationalFactor {
  /// The factor in fixed point, by less than a part of 2^(places − 7) of itself away.
  ///
  /// The constant is 2 ulps away, of numbers above 2. Let u be 2^−places: with a relative error below u of
  /// each of k ≤ 4 factors and one cut of less than u/9 at each product, the power's is below 5u; dividing
  /// cuts off less than one ulp, at most 98u of a quotient above π⁻⁴ > 1/98.
  func value<Check: WorkCheck>(
    places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    let constant =
      piPower != 0
      ? try Pi.value(places: places, check) : try LogarithmOfTen.value(places: places, check)
    let exponent = piPower != 0 ? piPower : lnTenPower
    var power = Integer(copying: constant)
    for _ in 1..<max(2, exponent.magnitude) where exponent.magnitude > 1 {
      try check.check()
      power.multiply(by: constant)
      power.shiftRight(places)
    }
    if exponent > 0 { return power }
    var inverse = Integer(bit: 2 * places)
    try check.check()
    inverse.divide(by: power)
    return inverse
  }

  /// Exponents of ten between which every factor lies: π⁻⁴ > 10⁻² and π⁴ < 10².
  static var lowest: Int { -2 }
  static var greatest: Int { 1 }
}
