#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns a conversion to decimals that is 0 in place of the requested digits, or that does not
  /// say that the precision limited the decimals.
  ///
  /// `result` is the right conversion, whose limit is not set yet.
  static func misplaced(
    _ result: Conversion<Self>, _ exact: Unrounded, _ target: RoundingTarget,
    _ preferredExponent: Int, _ context: ArithmeticContext
  ) -> Conversion<Self>? {
    if SeededFault.nativeElseDigitsForgotten.isActive,
      case .decimals(let decimals, let elseDigits) = target, elseDigits > 0
    {
      return placed(
        exact, at: .decimals(decimals, elseDigits: 0), preferredExponent: preferredExponent,
        in: context)
    }
    return SeededFault.nativeLimitNotSaid.isActive ? result : nil
  }
}
#endif
