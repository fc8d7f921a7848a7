import MeasureText

extension MoneyAmount: CustomStringConvertible {
  /// The amount with a decimal point and all decimals of the currency: `48.50`, `-0.05`.
  public var description: String {
    (isNegative ? "-" : "") + minorUnits.magnitude.text(decimals: decimals)
  }

  /// Returns the amount with the decimal mark and the grouping of a format, and all decimals of the
  /// currency.
  ///
  ///     let price = try MoneyAmount(minorUnits: 1_234_50, decimals: 2)
  ///     price.text(NumberFormat(locale: .german))  // "1.234,50"
  ///
  /// Precision, zeros and notation of the format are ignored: an amount is neither rounded nor
  /// written with an exponent.
  public func text(_ format: NumberFormat) -> String {
    format.text(ofPlain: description, decimals: decimals)
  }
}

extension NumberFormat {
  /// Returns a number with the decimal mark and the grouping of the format, and with `decimals`
  /// decimals.
  ///
  /// `number` is in plain notation with a decimal point.
  func text(ofPlain number: String, decimals: Int) -> String {
    var format = self
    format.precision = .decimals(decimals)
    format.trailingZeros = .padded
    format.notation = .plain
    format.isPercent = false
    var text = number
    return text.withUTF8 { format.write(utf8: $0).value }
  }
}
