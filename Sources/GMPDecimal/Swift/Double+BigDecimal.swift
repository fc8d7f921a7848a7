import DecimalArithmetic

extension Double {
  /// Creates the double nearest to `value`; ties round to even.
  ///
  /// A number beyond the range becomes an infinity, and a NaN becomes a NaN. `Double` parses a text
  /// with correct rounding, so `value` is converted to text. A double has at most 767 digits, and
  /// the midpoint of two doubles at most 768. So after 800 digits, a digit 1 replaces nonzero
  /// digits.
  ///
  ///     Double(BigDecimal("0.1")!)  // 0.1
  ///     Double(BigDecimal("9007199254740993")!)  // 9007199254740992.0
  ///     Double(BigDecimal("1E+400")!)  // inf
  public init(_ value: BigDecimal) {
    if value.isNaN {
      self = value.isNegative ? -.nan : .nan
      return
    }
    // 10⁴⁰⁰ is above the largest double, and 10⁻⁴⁰⁰ is below half of the smallest.
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

  /// Creates the double that equals `value`; `nil` if no double equals `value`, also for a NaN.
  ///
  ///     Double(exactly: BigDecimal("0.375")!)  // Optional(0.375)
  ///     Double(exactly: BigDecimal("0.1")!)  // nil
  public init?(exactly value: BigDecimal) {
    let nearest = Double(value)
    guard BigDecimal(exactValueOf: nearest) == value else { return nil }
    self = nearest
  }
}
