// Embedded Swift has no parser for doubles.
#if !hasFeature(Embedded)
extension Double {
  /// Creates the double nearest to `value`, ties to even; infinite beyond the range, NaN for a NaN.
  ///
  /// `Double` parses a text with correct rounding, so `value` is converted via its text.
  ///
  ///     Double(Decimal128("0.1")!)  // 0.1
  ///     Double(Decimal128("1E+400")!)  // inf
  public init(_ value: Decimal128) {
    if value.isFinite, let nearest = Double(value.scientificString()) {
      self = nearest
    } else {
      let special: Double = value.isNaN ? .nan : .infinity
      self = value.isNegative ? -special : special
    }
  }

  /// Creates the double that equals `value`; `nil` if no double equals `value`, as for a NaN.
  ///
  ///     Double(exactly: Decimal128("0.375")!)  // Optional(0.375)
  ///     Double(exactly: Decimal128("0.1")!)  // nil
  public init?(exactly value: Decimal128) {
    let nearest = Double(value)
    // A double of more than 34 digits does not equal any number of at most 34 digits.
    guard Decimal128(exactly: nearest) == value else { return nil }
    self = nearest
  }
}
#endif
