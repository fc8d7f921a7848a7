// Embedded Swift brings no reading of doubles.
#if !hasFeature(Embedded)
extension Double {
  /// The double nearest to `value`, of two the even one; infinite beyond the range, NaN for a NaN.
  ///
  /// The reading of `Double` is correctly rounded, so the digits are handed to it.
  public init(_ value: Decimal128) {
    if value.isFinite, let nearest = Double(value.scientificString()) {
      self = nearest
    } else {
      let special: Double = value.isNaN ? .nan : .infinity
      self = value.isNegative ? -special : special
    }
  }

  /// The double that equals `value`; `nil` if there is none, as for a NaN.
  public init?(exactly value: Decimal128) {
    let nearest = Double(value)
    // A double of more than 34 digits cannot equal a number of at most 34.
    guard Decimal128(exactly: nearest) == value else { return nil }
    self = nearest
  }
}
#endif
