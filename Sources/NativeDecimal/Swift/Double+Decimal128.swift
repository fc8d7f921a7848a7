// Embedded Swift has no parser for doubles.
#if !hasFeature(Embedded)
extension Double {
  /// Creates the double nearest to `value`, ties to even; infinite beyond the range, NaN for a NaN.
  ///
  /// `Double` parses a text with correct rounding, so `value` is converted via its text.
  public init(_ value: Decimal128) {
    if value.isFinite, let nearest = Double(value.scientificString()) {
      self = nearest
    } else {
      let special: Double = value.isNaN ? .nan : .infinity
      self = value.isNegative ? -special : special
    }
  }

  /// Creates the double that equals `value`; `nil` if no double equals `value`, as for a NaN.
  public init?(exactly value: Decimal128) {
    let nearest = Double(value)
    // A double of more than 34 digits does not equal any number of at most 34 digits.
    guard Decimal128(exactly: nearest) == value else { return nil }
    self = nearest
  }
}
#endif
