import DecimalArithmetic
import MeasureText

extension Keypad {
  /// Returns the display with the decimal and grouping marks of a locale.
  ///
  ///     var keypad = Keypad<Decimal128>()
  ///     try keypad.press(KeypadKey.keys(in: "1234.50"))
  ///     keypad.display().text  // "1,234.50"
  ///     keypad.display(NumberLocale.german.symbols).text  // "1.234,50"
  ///
  /// A number that is being typed keeps its form and gets groups: `1.`, `1.50`, `-0`. Any other
  /// number has up to 15 significant digits, as in ``CalculatedValue/shown(_:grouping:in:)``.
  ///
  /// - Complexity: O(1), because the line has a bounded number of terms.
  public func display(
    _ symbols: NumberSymbols = NumberLocale.english.symbols, grouping: DigitGrouping = .auto
  ) -> KeypadDisplay {
    let number = number(LiveGrouping(symbols, grouping: grouping))
    return KeypadDisplay(
      text: number?.text ?? "", isApproximate: number?.isApproximate ?? false, error: error,
      line: line.text(symbols, grouping: grouping))
  }

  /// Returns the number on the display; `nil` in an error.
  private func number(_ format: LiveGrouping) -> ShownNumber? {
    switch phase {
    case .cleared, .typing:
      ShownNumber(text: format.text(ofDigits: typed.text()), isApproximate: false)
    case .entered, .operation, .finished:
      current.value.shown(format.symbols, grouping: format.grouping, in: context)
    case .failed: nil
    }
  }

  /// The expression entered so far.
  public var line: KeypadLine<Number> {
    switch phase {
    case .cleared: return KeypadLine(terms, nil, in: context)
    case .typing, .entered: return KeypadLine(terms, current, in: context)
    case .finished: return KeypadLine(terms, operand, isFinished: true, in: context)
    case .failed: return KeypadLine(terms, operand, in: context)
    case .operation(let operation):
      var committed = self
      committed.commit(operation)
      return KeypadLine(committed.terms, nil, in: context)
    }
  }

  /// The calculation whose result the display shows; `nil` unless the last key was =.
  ///
  /// After `5 =`, the value is `nil`, because a number alone is no calculation. After `50 % =`, the
  /// value is a calculation.
  public var finishedCalculation: FinishedCalculation<Number>? {
    guard case .finished = phase, !terms.isEmpty || operand.percentSigns > 0 else { return nil }
    return FinishedCalculation(line: line, result: shown, context: context)
  }
}
