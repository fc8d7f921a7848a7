extension Rational {
  /// The number that a finite numeric string such as `-1.50E+3` denotes.
  ///
  /// - Returns: `nil` for any other text and for infinity and NaN.
  package init?(exactly text: String) {
    guard let value = DecimalOperand(text)?.value else { return nil }
    self = value
  }
}
