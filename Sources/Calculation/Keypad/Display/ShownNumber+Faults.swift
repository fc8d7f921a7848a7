#if SeededFaults
import DecimalArithmetic
import MeasureText

extension CalculatedValue {
  /// Returns the display of a fraction that was rounded twice, or half-even.
  func faultyShown(
    _ symbols: NumberSymbols, _ grouping: DigitGrouping, in context: ArithmeticContext
  ) -> ShownNumber? {
    faultyNumber(in: context)?.shown(symbols, grouping: grouping, in: context)
  }

  /// Returns a decimal that was rounded twice, or half-even, in place of a fraction.
  private func faultyNumber(in context: ArithmeticContext) -> CalculatedValue? {
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
