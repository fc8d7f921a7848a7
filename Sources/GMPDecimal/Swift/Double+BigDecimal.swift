import DecimalArithmetic

extension Double {
  /// The double nearest to `value`, of two the even one; infinite beyond the range, NaN for a NaN.
  ///
  /// The reading of `Double` is correctly rounded, so digits are handed to it, but no more than decide:
  /// a double has at most 767 digits and a number halfway between two of them 768, so behind 800 digits
  /// a 1 tells that something follows.
  public init(_ value: BigDecimal) {
    if value.isNaN {
      self = value.isNegative ? -.nan : .nan
      return
    }
    // 10⁴⁰⁰ is beyond the largest double and 10⁻⁴⁰⁰ below half of the smallest.
    let adjusted = value.exponent + value.digitCount - 1
    guard value.isFinite, !value.isZero, Swift.abs(adjusted) < 400 else {
      let isLarge = value.isInfinite || !value.isZero && adjusted > 0
      self = isLarge ? .infinity : 0
      if value.isNegative { negate() }
      return
    }
    var coefficient = value.natural
    let cut = Swift.max(0, value.digitCount - 800)
    var exponent = value.exponent + cut
    if coefficient.dropDigits(cut) != .zero {
      coefficient.appendZeros(1)
      coefficient.increment()
      exponent -= 1
    }
    let count = coefficient.digitCount
    let text = coefficient.value(
      isNegative: value.isNegative, exponent: exponent, digitCount: count, appendingZeros: 0,
      storage: .smallest
    ).scientificString()
    guard let nearest = Double(text) else { preconditionFailure("not read: \(text)") }
    self = nearest
  }

  /// The double that equals `value`; `nil` if there is none, as for a NaN.
  public init?(exactly value: BigDecimal) {
    let nearest = Double(value)
    guard BigDecimal(exactValueOf: nearest) == value else { return nil }
    self = nearest
  }
}
