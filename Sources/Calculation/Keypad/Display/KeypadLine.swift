import DecimalArithmetic
import MeasureText

/// An expression line of the keypad: `100 + 10 %`, `2 + 3 × 4 =`.
///
/// The line holds values; ``text(_:grouping:)`` writes them with the decimal and grouping marks of
/// a locale.
public struct KeypadLine<Number: DecimalBackend>: Hashable, Sendable {
  let terms: KeypadTerms<Number>
  /// The operand behind the last operator; `nil` if there is none.
  let last: KeypadOperand<Number>?
  /// Whether `=` ends the line.
  let isFinished: Bool
  let context: ArithmeticContext

  init(
    _ terms: KeypadTerms<Number>, _ last: KeypadOperand<Number>?, isFinished: Bool = false,
    in context: ArithmeticContext
  ) {
    self.terms = terms
    self.last = last
    self.isFinished = isFinished
    self.context = context
  }

  /// Returns the line with the decimal and grouping marks of a locale and blanks around operators.
  ///
  /// A typed number keeps its zeros: `1.50 + 2`. Any other number has at most 15 digits, and ≈ in
  /// front if it is rounded. The blank before % is a no-break space if the locale writes a space
  /// before %. The line has at most 33 operands; `…` replaces the operands before the last 33.
  ///
  ///     var keypad = Keypad<Decimal128>()
  ///     try keypad.press(KeypadKey.keys(in: "1.50 + 1234"))
  ///     keypad.line.text(NumberLocale.german.symbols)  // "1,50 + 1.234"
  public func text(_ symbols: NumberSymbols, grouping: DigitGrouping = .auto) -> String {
    var text = terms.isElided ? "\u{2026}" : ""
    for term in terms.terms {
      append(term.operand, to: &text, symbols, grouping)
      text += " " + term.operation.sign
    }
    if let last { append(last, to: &text, symbols, grouping) }
    if isFinished { text += " =" }
    return text
  }

  private func append(
    _ operand: KeypadOperand<Number>, to text: inout String, _ symbols: NumberSymbols,
    _ grouping: DigitGrouping
  ) {
    if !text.isEmpty { text += " " }
    switch operand.source {
    case .typed(let number):
      let digits = number.text(withLoosePoint: false)
      text += LiveGrouping(symbols, grouping: grouping).text(ofDigits: digits)
    case .value(let value):
      text += value.shown(symbols, grouping: grouping, in: context).markedText
    }
    for _ in 0..<operand.percentSigns { text += symbols.spacesPercent ? "\u{A0}%" : " %" }
  }
}
