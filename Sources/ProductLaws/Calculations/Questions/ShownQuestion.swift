import DecimalArithmetic
import MeasureText
import PropertyTesting

/// A value, and the symbols and the grouping of its display.
package struct ShownQuestion: Sendable {
  let value: ValueOperand
  let symbols: NumberSymbols
  let grouping: DigitGrouping

  /// A generator of values of all widths, half of them at or next to a tie of the 15th digit.
  static let generator = Generator<ShownQuestion>("value on a display") { source in
    let value =
      source.oneIn(2) ? .drawn(for: .decimal128, &source) : tie(&source)
    return ShownQuestion(
      value: value, symbols: source.element(of: NumberLocale.distinctCases).symbols,
      grouping: source.element(of: [.auto, .always, .never, .minimum(2)]))
  }

  /// Draws a tie of 16 digits with the last digit 5, or a number 1 ÷ `divisor` beside the tie.
  ///
  /// If `divisor` has 19 digits or more, rounding to 34 digits first would give the tie itself.
  private static func tie(_ source: inout ChoiceSource) -> ValueOperand {
    let kept = source.oneIn(4) ? 999_999_999_999_999 : source.uniform(in: 1...999_999_999_999_999)
    let tie = UInt128(kept) * 10 + 5
    let exponent = source.integer(in: -24...4)
    let divisor = UInt128(source.choice(upTo: 1 << 62)) * 2_048 + 7
    let (top, bottom): (UInt128, UInt128) =
      switch source.uniform(in: 0...2) {
      case 0: (tie, 1)
      case 1: (tie * divisor - 1, divisor)
      default: (tie * divisor + 1, divisor)
      }
    return .fraction(
      ExactRatio(isNegative: source.oneIn(2), top, over: bottom, exponent: exponent) ?? .zero)
  }
}

extension ShownQuestion: CustomStringConvertible {
  package var description: String {
    "\(value), marks \"\(symbols.decimal)\" \"\(symbols.grouping)\", \(grouping)"
  }
}
