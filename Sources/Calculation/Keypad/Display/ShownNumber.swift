import DecimalArithmetic
import MeasureText

/// A number in the form that the display shows.
public struct ShownNumber: Hashable, Sendable {
  /// The number with a locale's decimal and grouping marks.
  public let text: String
  /// Whether the number differs from its text, or was rounded in an earlier operation.
  public let isApproximate: Bool

  /// The text, with ≈ in front if the number is approximate.
  public var markedText: String { isApproximate ? "\u{2248}" + text : text }
}

extension CalculatedValue {
  /// The greatest number of digits of a shown number.
  package static var shownDigits: Int { 15 }

  /// The thresholds of plain notation: from 10⁻⁶ to below 10¹⁵.
  package static var shownThresholds: NotationThresholds {
    NotationThresholds(smallest: -6, largest: shownDigits - 1)
  }

  /// Returns the value as the display shows it: with up to 15 significant digits.
  ///
  ///     let thirds = CalculatedValue<Decimal128>.fraction(ExactRatio(2, over: 3)!)
  ///     thirds.shown(NumberLocale.german.symbols, in: .decimal128).text  // "0,666666666666667"
  ///
  /// The value is rounded once, half-up. A number from 10⁻⁶ to below 10¹⁵ is in plain notation, any
  /// other number in scientific notation. 0 has no sign.
  ///
  /// - Precondition: the backend supports the context.
  public func shown(
    _ symbols: NumberSymbols, grouping: DigitGrouping = .auto, in context: ArithmeticContext
  ) -> ShownNumber {
    #if SeededFaults
    if let wrong = faultyShown(symbols, grouping, in: context) { return wrong }
    #endif
    let digits = min(Self.shownDigits, context.precision)
    let result = rounded(to: .digits(digits), in: context.rounding(.halfUp))
    var format = NumberFormat(
      precision: .all, grouping: grouping,
      notation: .automatic(Self.shownThresholds))
    format.symbols = symbols
    format.showsNegativeZero = false
    return ShownNumber(
      text: format.text(of: result.value, isRounded: true), isApproximate: !result.isExact)
  }
}
