#if SeededFaults
import DecimalArithmetic

extension CalculatedValue {
  /// Returns a decimal that was rounded twice, or half-even, in place of a fraction.
  func faultyNumber(in context: ArithmeticContext) -> CalculatedValue? {
    guard case .fraction = self else { return nil }
    if SeededFault.displayRoundedTwice.isActive {
      let number = decimal(in: context)
      return .decimal(number.value, isExact: number.isExact)
    }
    if SeededFault.displayRoundsHalfEven.isActive {
      let number = rounded(to: .digits(Self.shownDigits), in: context.rounding(.halfEven))
      return .decimal(number.value, isExact: number.isExact)
    }
    return nil
  }
}
#endif
