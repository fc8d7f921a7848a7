#if SeededFaults
import DecimalArithmetic
#endif

/// The step from binary fixed point to digits, and whether these are certain: Ziv's test.
///
/// Source: A. Ziv, "Fast evaluation of elementary mathematical functions with correctly rounded last
/// bit", ACM TOMS 17 (1991).
enum LeadingDigits {
  /// The digits computed beyond those asked for at first; twice as many whenever they do not decide.
  static let firstGuard = 9

  /// ⌊v · 10^(decimals − guardDigits)⌋ of a number v ≥ 0, if the approximation decides it.
  ///
  /// v · 2^places is less than 2^places ÷ 10^decimals away from the approximation. So v · 10^decimals is
  /// less than 1 away from the product formed here, and less than 2 from its whole part: only a part
  /// cut off within 2 of a multiple of 10^guardDigits leaves it open. Then v is no such multiple either.
  static func certain(
    _ approximation: consuming Integer, places: Int, decimals: Int, guardDigits: Int
  ) -> Integer? {
    var value = approximation
    value.multiply(by: Integer(5, power: decimals))
    value.shift(decimals - places)
    return certain(value, guardDigits: guardDigits)
  }

  /// ⌊v ÷ 10^guardDigits⌋ of a number v ≥ 0 less than 2 away from `approximation`, if that decides it.
  static func certain(_ approximation: consuming Integer, guardDigits: Int) -> Integer? {
    var value = approximation
    let unit = Integer(powerOfTen: guardDigits)
    var rest = value.divideWithRemainder(by: unit)
    #if SeededFaults
    if SeededFault.gmpFunctionErrorIgnored.isActive { return value }
    #endif
    if rest < 2 { return nil }
    rest.subtract(unit)
    if rest < -2 { return value }
    return nil
  }
}
