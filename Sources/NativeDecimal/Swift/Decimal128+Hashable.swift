extension Decimal128: Hashable {
  /// Whether the values are equal: members of a cohort are equal, −0 = 0, NaN equals nothing.
  ///
  ///     Decimal128("1.50")! == Decimal128("1.5")!  // true
  ///     Decimal128("NaN")! == Decimal128("NaN")!  // false
  public static func == (x: Self, y: Self) -> Bool {
    if areFinite(x.upperHalf, y.upperHalf), let order = quickOrder(x, y) { return order == 0 }
    if x.isNaN || y.isNaN { return false }
    return numericOrder(x, y) == 0
  }

  public func hash(into hasher: inout Hasher) {
    #if SeededFaults
    if hashesBits(into: &hasher) { return }
    #endif
    guard isFinite && !isZero else {
      // All zeros have one hash; infinities and NaNs are hashed by their bits.
      hasher.combine(isZero ? 0 : bits)
      return
    }
    var stripped = coefficient
    let count = stripped.stripTrailingZeros(limit: Self.maximumDigits)
    hasher.combine(isNegative)
    hasher.combine(stripped)
    hasher.combine(finiteExponent + count)
  }
}
