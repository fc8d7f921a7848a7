import MeasureText

extension ExpressionError: CustomStringConvertible {
  /// The English sentence ``english``.
  public var description: String { english }

  /// The error as an English sentence, without a capital and a full stop.
  public var english: String {
    switch reason {
    case .empty: "an expression is missing: write it like '100 + 10%'"
    case .number(let reason):
      ReadingError(reason: reason, offset: offset, column: column).description
    case .unexpected(let scalar): "unexpected \(ReadingError.name(of: scalar)) at \(place)"
    case .word:
      "a word stands at \(place): an expression has numbers, + - * / ^ %, and parentheses, but no "
        + "units and no functions"
    case .hexadecimal:
      "a hexadecimal number begins at \(place): numbers are decimal; write a product with blanks, "
        + "like '2 x 3'"
    case .missingOperand: "a number is missing at \(place)"
    case .missingOperator: "an operator such as * is missing at \(place)"
    case .unclosedParenthesis: "nothing closes the parenthesis at \(place)"
    case .unopenedParenthesis: "the parenthesis at \(place) closes nothing"
    case .tooDeep(let limit):
      "more than \(limit) parentheses, signs and powers stand inside one another at \(place)"
    case .operation(let error): "\(error.english) (the operator at \(place))"
    }
  }

  /// Returns the sentence of the error with an excerpt of the text.
  ///
  ///     let calculator = ExpressionCalculator<Decimal128>()
  ///     var message = ""
  ///     do throws(ExpressionError) { _ = try calculator.calculate("2 +") }
  ///       catch { message = error.message(for: "2 +") }
  ///     message  // cannot compute '2 +': a number is missing at character 4 (byte 3)
  public func message(for text: String) -> String {
    if case .empty = reason { return english }
    return "cannot compute '\(text.excerpt)': \(english)"
  }

  private var place: String { "character \(column) (byte \(offset))" }
}
