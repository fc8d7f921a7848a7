import DecimalArithmetic
import UnitCatalog

extension Converter {
  /// A number in another unit.
  ///
  ///     try converter.convert(5, from: .mile, to: .kilometer).value   // 8.04672
  ///
  /// - Throws: ``ConversionError`` if the units do not convert.
  @inlinable
  public func convert(
    _ value: Number, from source: MeasureUnit, to target: MeasureUnit
  ) throws(ConversionError) -> Converted<Number> {
    try plans.plan(from: source, to: target).convert(value)
  }

  /// The number that a text denotes in another unit.
  ///
  ///     try converter.convert("5", from: .mile, to: .kilometer).value   // 8.04672
  ///
  /// The text is read as ``convert(_:from:to:)-(String,String,String)`` reads it.
  ///
  /// - Throws: ``ConversionError/unreadableNumber(_:offset:)`` or
  ///   ``ConversionError/numberNotHeld(_:)`` for a bad text, or an error that names both units.
  @inlinable
  public func convert(
    _ text: String, from source: MeasureUnit, to target: MeasureUnit
  ) throws(ConversionError) -> Converted<Number> {
    try plans.plan(from: source, to: target).converted(text)
  }
}
