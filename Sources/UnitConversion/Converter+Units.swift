import DecimalArithmetic
import UnitCatalog

extension Converter {
  /// Converts a number between two units.
  ///
  ///     let converter = Converter<Decimal128>(target: .decimals(2))
  ///     let result = try converter.convert(5, from: .mile, to: .kilometer)
  ///     result.value  // 8.05
  ///     result.isExact  // false
  ///
  /// - Throws: ``ConversionError`` if the units do not convert.
  @inlinable
  public func convert(
    _ value: Number, from source: MeasureUnit, to target: MeasureUnit
  ) throws(ConversionError) -> Converted<Number> {
    try plans.plan(from: source, to: target).convert(value)
  }

  /// Converts the number that a text denotes between two units.
  ///
  ///     let converter = Converter<Decimal128>()
  ///     try converter.convert("26.2", from: .mile, to: .kilometer).value  // 42.1648128
  ///
  /// ``convert(_:from:to:)-(String,String,String)`` states the form of the text.
  ///
  /// - Throws: ``ConversionError/unreadableNumber(_:offset:)`` or
  ///   ``ConversionError/numberNotHeld(_:)`` for an invalid text, or an error that names both
  ///   units.
  @inlinable
  public func convert(
    _ text: String, from source: MeasureUnit, to target: MeasureUnit
  ) throws(ConversionError) -> Converted<Number> {
    try plans.plan(from: source, to: target).converted(text)
  }
}
