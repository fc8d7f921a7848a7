import DecimalArithmetic
import MeasureText

/// A calculation with its result, as a history keeps it.
///
///     let entry = keypad.finishedCalculation
///     entry?.line.text(NumberLocale.english.symbols)          // "100 + 10 % ="
///     entry?.shownResult(NumberLocale.english.symbols).text   // "110"
///
/// The texts are made when they are shown, so an entry follows a change of the locale.
public struct FinishedCalculation<Number: DecimalBackend>: Hashable, Sendable {
  /// What was calculated, with `=` at its end.
  public let line: KeypadLine<Number>
  /// The result with all its digits.
  public let result: CalculatedValue<Number>
  let context: ArithmeticContext

  /// The result as the display showed it.
  public func shownResult(
    _ symbols: NumberSymbols, grouping: DigitGrouping = .auto
  ) -> ShownNumber {
    result.shown(symbols, grouping: grouping, in: context)
  }
}
