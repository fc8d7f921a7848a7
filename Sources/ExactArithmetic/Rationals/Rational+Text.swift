extension Rational {
  /// Creates the number that a finite numeric string such as `-1.50E+3` denotes.
  ///
  /// - Returns: `nil` for any other text, for infinity and for NaN.
  package init?(exactly text: String) {
    guard let value = DecimalOperand(text)?.value else { return nil }
    self = value
  }
}
