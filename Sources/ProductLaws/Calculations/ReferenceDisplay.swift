import Conformance
import DecimalArithmetic
import ExactArithmetic
import MeasureText

/// The display of a number by the rule of the README, with the oracle's rounding.
package struct ReferenceDisplay {
  /// The maximum number of digits of a display.
  static let digits = 15

  /// The number, rounded once to 15 digits in mode half-up.
  let shown: Rational
  private let grouping: DigitGrouping
  private let symbols: NumberSymbols

  init?(_ number: Rational, _ symbols: NumberSymbols, _ grouping: DigitGrouping = .auto) {
    self.symbols = symbols
    self.grouping = grouping
    if number.isZero {
      shown = .zero
      return
    }
    guard let one = DecimalOperand("1"),
      let rounded = Oracle.convert(
        one, scale: number, to: .digits(Self.digits), in: .decimal128.rounding(.halfUp)),
      let shown = Rational(exactly: rounded.text)
    else { return nil }
    self.shown = shown
  }

  /// Whether a text has exactly the digits of the number, in plain notation from 10⁻⁶ to below
  /// 10¹⁵.
  func isShown(by text: String) -> Bool {
    var format = NumberFormat()
    format.symbols = symbols
    guard let read = ReadBack(text, format), read.value == shown,
      read.isNegative == shown.isNegative, !read.decimals.hasSuffix("0")
    else { return false }
    if shown.isZero { return read.exponent == nil }
    if (read.exponent == nil) != (-6...14).contains(shown.adjustedExponent) { return false }
    let threshold = grouping.threshold(symbols) ?? .max
    return read.isGrouped == (read.whole.utf8.count >= threshold)
  }
}
