import DecimalArithmetic
import MeasureText
import UnitConversion

extension NumberFormat {
  /// Returns the text of a converted number, which is rounded once at most.
  ///
  ///     let format = NumberFormat(precision: .decimals(2))
  ///     let converter = Converter<Decimal128>(target: format.target)
  ///     try format.text(of: converter.convert("26.2", from: .mile, to: .kilometer))  // "42.16"
  ///
  /// An exact result is rounded here, to the digits of this format. A result that the conversion
  /// rounded keeps its digits, so the converter needs the ``target`` of this format. A result
  /// limited by the precision is not padded with zeros.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public func text<Number: DecimalBackend>(of result: Converted<Number>) -> String {
    var format = self
    if result.isPrecisionLimited, trailingZeros == .padded { format.trailingZeros = .kept }
    return format.text(of: result.value, isRounded: result.conditions.contains(.inexact))
  }
}
