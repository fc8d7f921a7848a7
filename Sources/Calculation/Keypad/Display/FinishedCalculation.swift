import DecimalArithmetic
import MeasureText

/// A finished calculation and its result, for a history.
///
///     var keypad = Keypad<Decimal128>()
///     try keypad.press(KeypadKey.keys(in: "100 + 10 % ="))
///     let entry = keypad.finishedCalculation
///     entry?.line.text(NumberLocale.english.symbols)  // Optional("100 + 10 % =")
///     entry?.shownResult(NumberLocale.english.symbols).text  // Optional("110")
///
/// The texts are made on request, so a change of the locale applies to earlier calculations too.
public struct FinishedCalculation<Number: DecimalBackend>: Hashable, Sendable {
  /// The expression line, with `=` at its end.
  public let line: KeypadLine<Number>
  /// The result with all its digits.
  public let result: CalculatedValue<Number>
  let context: ArithmeticContext

  /// Returns the result as the display showed it, with the decimal and grouping marks of a locale.
  ///
  ///     var keypad = Keypad<Decimal128>()
  ///     try keypad.press(KeypadKey.keys(in: "2 / 3 ="))
  ///     let result = keypad.finishedCalculation?.shownResult(NumberLocale.german.symbols)
  ///     result?.markedText  // Optional("≈0,666666666666667")
  public func shownResult(
    _ symbols: NumberSymbols, grouping: DigitGrouping = .auto
  ) -> ShownNumber {
    result.shown(symbols, grouping: grouping, in: context)
  }
}
