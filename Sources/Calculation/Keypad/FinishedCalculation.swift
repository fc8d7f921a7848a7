import DecimalArithmetic
import MeasureText

/// A finished calculation and its result, for a history.
///
///     let entry = keypad.finishedCalculation
///     entry?.line.text(NumberLocale.english.symbols)          // "100 + 10 % ="
///     entry?.shownResult(NumberLocale.english.symbols).text   // "110"
///
/// Texts are made on request, so an entry follows a change of the locale.
public struct FinishedCalculation<Number: DecimalBackend>: Hashable, Sendable {
  /// The expression line, with `=` at its end.
  public let line: KeypadLine<Number>
  /// The result with all its digits.
  public let result: CalculatedValue<Number>
  let context: ArithmeticContext

  /// Returns the result as the display showed it, with the marks of a locale.
  public func shownResult(
    _ symbols: NumberSymbols, grouping: DigitGrouping = .auto
  ) -> ShownNumber {
    result.shown(symbols, grouping: grouping, in: context)
  }
}
