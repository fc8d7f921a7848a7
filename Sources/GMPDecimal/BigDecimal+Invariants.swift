extension BigDecimal {
  /// Traps unless the value has its unique storage form, which every operation promises.
  package func checkInvariants() {
    if let limbs {
      precondition(inline == 0, "two coefficients")
      precondition(limbs.digitCount == Natural(limbs).digitCount, "digits miscounted")
      precondition(limbs.digitCount <= BigDecimal.maximumDigits, "coefficient too long")
      precondition(
        storage == .limbs || limbs.digitCount > UInt128.inlineDigits, "coefficient fits inline")
    } else {
      precondition(storage == .smallest, "forced limbs are missing")
      precondition(inline < UInt128.inlineLimit, "coefficient does not fit inline")
    }
    precondition(
      exponent.magnitude <= BigDecimal.exponentLimit.magnitude, "exponent out of range")
    if !isFinite { precondition(exponent == 0, "a special value with an exponent") }
    if isInfinite { precondition(hasZeroCoefficient, "an infinity with a payload") }
  }
}
