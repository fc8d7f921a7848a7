/// Ziv's test: converts binary fixed point to digits, and decides whether the digits are certain.
///
/// Source: A. Ziv, "Fast evaluation of elementary mathematical functions with correctly rounded
/// last bit", ACM TOMS 17 (1991).
enum LeadingDigits {
  /// The first number of guard digits; the number doubles each time the digits are undecided.
  static let firstGuard = 9

  /// Returns ⌊v · 10^(decimals − guardDigits)⌋ of a number v ≥ 0; `nil` if the integer is
  /// undecided.
  ///
  /// The approximation differs from v · 2^places by less than 2^places ÷ 10^decimals. So the
  /// product formed here differs from v · 10^decimals by less than 1, and the integer part of the
  /// product by less than 2. Only an integer part within 2 of a multiple of 10^guardDigits leaves
  /// the digits undecided. A decided v · 10^decimals is no multiple of 10^guardDigits.
  static func certain(
    _ approximation: consuming Integer, places: Int, decimals: Int, guardDigits: Int
  ) -> Integer? {
    var value = approximation
    value.multiply(by: Integer(5, power: decimals))
    value.shift(decimals - places)
    return certain(value, guardDigits: guardDigits)
  }

  /// Returns ⌊v ÷ 10^guardDigits⌋ of a v ≥ 0 less than 2 away from `approximation`; `nil` if the
  /// integer is undecided.
  static func certain(_ approximation: consuming Integer, guardDigits: Int) -> Integer? {
    var value = approximation
    let unit = Integer(powerOfTen: guardDigits)
    var rest = value.divideWithRemainder(by: unit)
    #if SeededFaults
    if ignoresError { return value }
    #endif
    if rest < 2 { return nil }
    rest.subtract(unit)
    if rest < -2 { return value }
    return nil
  }
}
