import DecimalArithmetic
import MeasureText

extension Keypad {
  /// Enters a number from a text, as a typed operand.
  ///
  ///     var keypad = Keypad<Decimal128>()
  ///     try keypad.paste("1.234,50", as: .lenient(.german))
  ///     keypad.display().text  // "1,234.5"
  ///
  /// The number keeps all its digits, up to the context's precision. It replaces the operand that
  /// is being entered, a result or an error; behind an operator it is the second operand.
  ///
  /// - Returns: the flags of the reading, such as an ambiguous separator.
  /// - Throws: ``ReadingError`` with the place for a text that is no number, or a number with more
  ///   digits or a larger exponent than the context has. An error leaves the keypad unchanged.
  /// - Complexity: O(*n*) for *n* bytes.
  @discardableResult
  public mutating func paste(
    _ text: String, as syntax: NumberSyntax
  ) throws(ReadingError) -> ReadingFlags {
    let limits = pasteLimits
    let reading = try syntax.read(text, limits: limits)
    let value: CalculatedValue<Number>
    do throws(CalculationError) {
      value = try CalculatedValue(reading.number, in: context)
    } catch {
      let reason = ReadingError.Reason.exponentOutOfRange(
        limit: limits.exponent, isTooLarge: error.isTooLarge)
      throw text.withUTF8Bytes { $0.error(reason, at: 0).located(in: $0) }
    }
    beginOperand()
    operand = KeypadOperand(value)
    phase = .entered
    return reading.flags
  }

  private var pasteLimits: ReadingLimits {
    let largest = ReadingLimits.arbitraryPrecision
    return ReadingLimits(
      digits: min(context.precision, largest.digits),
      exponent: min(context.maxExponent, largest.exponent))
  }
}

extension CalculationError {
  fileprivate var isTooLarge: Bool {
    if case .tooLarge = self { return true }
    return false
  }
}
