import DecimalArithmetic

extension Double {
  /// Creates the double nearest to `value`, ties to even; infinite beyond the range, NaN for a NaN.
  ///
  /// `Double` parses a text with correct rounding, so `value` is converted via its text. A double
  /// has at most 767 digits, and a number halfway between two doubles 768. So after 800 digits a
  /// digit 1 replaces nonzero digits.
  public init(_ value: BigDecimal) {
    if value.isNaN {
      self = value.isNegative ? -.nan : .nan
      return
    }
    // 10⁴⁰⁰ is beyond the largest double, and 10⁻⁴⁰⁰ below half of the smallest.
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

  /// Creates the double that equals `value`; `nil` if there is none, as for a NaN.
  public init?(exactly value: BigDecimal) {
    let nearest = Double(value)
    guard BigDecimal(exactValueOf: nearest) == value else { return nil }
    self = nearest
  }
}
