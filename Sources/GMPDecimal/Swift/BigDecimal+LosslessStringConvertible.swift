extension BigDecimal: LosslessStringConvertible {
  /// Creates the value that a numeric string of General Decimal Arithmetic denotes, as written.
  ///
  /// 1.50 has three digits. The result is `nil` for a text that is no number, and for a number
  /// beyond ``maximumDigits`` or ``exponentLimit``. ``parse(_:in:)`` rounds to a context instead.
  ///
  ///     BigDecimal("1.50")!.description  // "1.50"
  ///     BigDecimal("1,50")  // nil
  public init?(_ description: String) { self.init(exactly: description) }
}
