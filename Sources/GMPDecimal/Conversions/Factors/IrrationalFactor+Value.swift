import DecimalArithmetic

extension IrrationalFactor {
  /// Returns the factor in fixed point with a relative error below 2^(7 − places).
  ///
  /// The constant is above 2, and its error is below 2 ulps. Let u be 2^−places. Each of k ≤ 4
  /// factors has a relative error below u, and each product is cut by less than u/9. So the
  /// relative error of the power is below 5u. A division cuts less than one ulp, at most 98u of a
  /// quotient above π⁻⁴ > 1/98.
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

  /// The bounds of all factors: π⁻⁴ > 10⁻² = 10^lowest and π⁴ < 10² = 10^(greatest + 1).
  static var lowest: Int { -2 }
  static var greatest: Int { 1 }
}
